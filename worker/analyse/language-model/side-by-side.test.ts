import { describe, expect, it } from 'vitest';
import type { FakeReply } from '#src/platform/language-model.fake.ts';
import { countTokens } from '#worker/measure/tokens.ts';
import type { Findings } from '../analyst';
import { makeAnswer, makeRisk } from './testing/answer-factory';
import { analystWith, contract, failure, options, questionOf, refusal, says } from './testing/scripted-analyst';

const textOf = (call: { prompt: unknown }) => JSON.stringify(call.prompt);
const quick = { settings: { patience: { firstMs: 5000, betweenMs: 40 } } };
const silent: FakeReply = { ...says(makeAnswer()), silentAfter: 3 };

describe('The three questions about a contract', () => {
  it('begin with the same words up to the end of the contract, so that a service keeps what it has read', async () => {
    const { analyst, calls } = analystWith(() => says(makeAnswer()));
    await analyst.analyse(contract, options);
    const beginnings = calls.map((call) => textOf(call).split('<<<END')[0]);
    expect(beginnings).toHaveLength(3);
    expect(new Set(beginnings).size).toBe(1);
    expect(beginnings[0]).toContain('laws of England');
  });

  it('begin with the same words for servers that know no schemas, to which they are spelled out', async () => {
    const { analyst, calls } = analystWith((call) =>
      call.responseFormat?.type === 'text' ? says(makeAnswer()) : Promise.reject(refusal('no response_format here')),
    );
    await analyst.analyse(contract, { ...options, language: 'de' });
    expect(new Set(calls.map((call) => textOf(call).split('<<<END')[0])).size).toBe(1);
    expect(textOf(calls.at(-1) ?? expect.fail()).split('<<<END')[1]).toContain('JSON schema');
  });

  it('send at most 1.3 times the contract each, schemas and all, where it has ten pages', async () => {
    const clause = 'The Supplier shall carry out the Services with reasonable care and skill and in good time. ';
    const text = Array.from({ length: 310 }, (_, at) => `${at + 1}. ${clause}`).join('\n');
    expect(Math.round(text.length / 3000)).toBe(10);
    const { analyst, calls } = analystWith(() => says(makeAnswer()));
    await analyst.analyse({ ...contract, text }, options);
    const sent = await Promise.all(
      calls.map(({ prompt, responseFormat }) => countTokens(JSON.stringify([prompt, responseFormat]))),
    );
    const sum = sent.reduce((total, one) => total + one);
    expect(sum).toBeLessThanOrEqual(1.3 * (await countTokens(JSON.stringify(text))) * calls.length);
  });

  it('are answered even when one falls silent: that one is asked again by itself', async () => {
    let risks = 0;
    const { analyst, calls } = analystWith(
      (call) => (questionOf(call) === 'risks' && risks++ === 0 ? silent : says(makeAnswer())),
      quick,
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(calls.map(questionOf).sort()).toEqual(['facts', 'risks', 'risks', 'terms']);
  });

  it('are all given up when one of them is refused: an analysis without its risks is none', async () => {
    const { analyst } = analystWith(
      (call) => (questionOf(call) === 'risks' ? { text: '{}', finishReason: 'content-filter' } : silent),
      { settings: { patience: { firstMs: 5000, betweenMs: 5000 } } },
    );
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_failed',
      retryable: false,
    });
  });
});

describe('What is no contract', () => {
  const facts = makeAnswer({ isContract: false, reason: 'It is an article about rents.', parties: [] });

  it('is told as soon as it is known: the other answers are not waited for, and nothing else is said', async () => {
    const { analyst, calls } = analystWith((call) => (questionOf(call) === 'facts' ? says(facts) : silent), {
      settings: { patience: { firstMs: 5000, betweenMs: 5000 } },
    });
    const shown: Findings[] = [];
    const findings = await analyst.analyse(contract, {
      ...options,
      onProgress: async (found) => void shown.push(found),
    });
    expect(calls).toHaveLength(3);
    expect(findings.notAContract).toEqual({ reason: 'It is an article about rents.', evidence: [] });
    expect(findings).toMatchObject({ summary: '', risks: { high: [] }, keyTerms: [], missingClauses: [], dates: [] });
    expect(shown).toEqual([]);
  });

  it('shows none of what the other answers already say', async () => {
    const { analyst } = analystWith((call) =>
      questionOf(call) === 'facts' ? { ...says(facts), pauseMs: 2 } : says(makeAnswer()),
    );
    const shown: Findings[] = [];
    await analyst.analyse(contract, { ...options, onProgress: async (found) => void shown.push(found) });
    expect(shown).toEqual([]);
  });

  it('has a reason even where the model gave none', async () => {
    const { analyst } = analystWith(() => says({ ...facts, reason: null }));
    const { notAContract } = await analyst.analyse(contract, options);
    expect(notAContract?.reason).toMatch(/binds/);
  });

  it('is a contract when one of its parts is one', async () => {
    const text = Array.from({ length: 700 }, (_, at) => `${at + 1}. Something is agreed about this.`).join('\n\n');
    const { analyst } = analystWith(
      (call) => says(textOf(call).includes('This was part 1 of') ? makeAnswer() : { ...makeAnswer(), ...facts }),
      { contextTokens: 8192 },
    );
    expect((await analyst.analyse({ ...contract, text }, options)).notAContract).toBeNull();
  });
});

describe('What is shown while answers are written', () => {
  it('begins with the first whole finding, and never holds a half one', async () => {
    const risks = ['First', 'Second', 'Third'].map((title) => makeRisk({ title, quotes: [`${title} quote`] }));
    const shown: Findings[] = [];
    const { analyst } = analystWith((call) =>
      questionOf(call) === 'risks' ? { ...says({ risks }), pauseMs: 1 } : says(makeAnswer()),
    );
    await analyst.analyse(contract, { ...options, onProgress: async (found) => void shown.push(found) });
    const [first] = shown;
    expect(first?.parties).toMatchObject([{ name: 'Acme Ltd' }]);
    for (const { risks: so } of shown) {
      expect(so.high.map(({ title }) => title)).toEqual(risks.map(({ title }) => title).slice(0, so.high.length));
    }
  });

  it('does no harm when it cannot be kept', async () => {
    const { analyst } = analystWith(() => says(makeAnswer()));
    const onProgress = () => Promise.reject(new Error('the database is gone'));
    await expect(analyst.analyse(contract, { ...options, onProgress })).resolves.toMatchObject({
      contractType: 'services',
    });
  });
});
