import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isKeyedContract, readKeyedDocuments } from '#src/dev/learn/keyed-documents.ts';
import { answerOfKey } from '#src/dev/measure/eval/model/answer-of-key.ts';
import type { ModelTimes } from '#src/dev/measure/eval/model/model-times.ts';
import type { ModelAnswer } from '#src/dev/measure/eval/model/recorded-answers.ts';
import { type ServedDocument, startRecordedServer } from '#src/dev/measure/eval/model/recorded-server.ts';
import { locales } from '#src/i18n/locale.schema.ts';

const root = join(import.meta.dirname, '../../..');
/** A contract in each language. */
const contracts = locales.flatMap((locale) =>
  readKeyedDocuments()
    .filter(isKeyedContract)
    .filter(({ key }) => key.language === locale && key.risks.length > 3)
    .slice(0, 1),
);
const answers = contracts.map(({ name, text, key }) => ({ name, text, answer: answerOfKey(key) }));
/** US dollars for a million tokens. */
const price = { input: 2, output: 8 };
const unanswerable = 'en/n01';
const planted = contracts.reduce((sum, { key }) => sum + key.risks.length, 0);

/** Counts the risks of a key that were found in its words, at the place where the text has them. */
const scorer = `
const raised = (k) => Object.values(k.riskAssessment).flat().flatMap(({ evidence }) => evidence);
const visible = (text) => text.replace(/\\s+/g, '');
const truly = (k, { start, end }) => visible(k.fileContent.slice(start ?? 0, end ?? 0));
export const scoreContract = (key, k) => ({
  found: key.risks.filter(({ quote }) => raised(k).some((one) => truly(k, one) === visible(quote))).length,
  raised: raised(k).length,
});
export const sum = (rows) => rows.reduce((a, b) => ({ found: a.found + b.found, raised: a.raised + b.raised }));
export const report = (counts) => counts;
`;

interface Result {
  scores: { counts: { found: number; raised: number }; columns: Record<string, unknown> };
  total: { questions: number; tokens: { prompt: number; completion: number }; costMicros: number };
  failed: { document: string; failure: string }[];
  times?: ModelTimes[];
}

let folder: string;
let server: LLMock | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainclause-eval-'));
  writeFileSync(join(folder, 'scorer.mjs'), scorer);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function evaluate(options: string[], env: Record<string, string> = {}) {
  const json = join(folder, 'result.json');
  const fixed = [
    'src/dev/learn/documents',
    '--only',
    [...answers, { name: unanswerable }].map(({ name }) => name).join(','),
    '--scorer',
    join(folder, 'scorer.mjs'),
    '--json',
    json,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/dev/measure/eval.ts', ...fixed, '--model', ...options],
    { cwd: root, env: { ...process.env, ...env } },
  );
  return { stdout, ...(JSON.parse(readFileSync(json, 'utf8')) as Result) };
}

/** A service that the app would be configured to use. */
async function served(documents: ServedDocument[]) {
  server = await startRecordedServer(documents, { pace: { tokensPerSecond: 5000, firstMs: 5 } });
  const prices = JSON.stringify({ 'test-model': price });
  return { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: 'test-model', OPENAI_PRICES: prices };
}

describe('The evaluation of the language model that is configured', () => {
  it('asks it about every document, and tells scores, tokens, times and what it could not answer', async () => {
    const others = readKeyedDocuments().filter(({ name }) => name === unanswerable);
    const broken = others.map(({ text }) => ({ text, answer: { parties: 'none' } }));
    const { scores, total, failed, stdout } = await evaluate(['--at-once', '4'], await served([...answers, ...broken]));
    expect(scores.counts).toEqual({ found: planted, raised: planted });
    expect(Object.keys(scores.columns)).toEqual(['all', ...locales]);
    expect(total.questions).toBeGreaterThan(3 * contracts.length);
    const { prompt, completion } = total.tokens;
    expect(prompt).toBeGreaterThan(0);
    expect(completion).toBeGreaterThan(0);
    expect(total.costMicros).toBe(prompt * price.input + completion * price.output);
    expect(stdout).toContain(`$${(total.costMicros / 1e6).toFixed(4)}`);
    expect(failed).toEqual([{ document: unanswerable, failure: 'contracts.analysis_failed' }]);
    expect(stdout).toContain(`${contracts.length} of ${contracts.length + 1} documents were analysed`);
    expect(stdout).toMatch(/slowest: first finding \d+\.\d s, all \d+\.\d s/);
    expect(stdout).toContain(`not analysed: ${unanswerable}`);
  }, 120_000);
});

describe('The evaluation of recorded answers', () => {
  const newer = ['isContract', 'reason', 'contractKind', 'title', 'object', 'reader', 'money'];
  const inOldRisk = ({ level, title, description, suggestedWording, clauseType, quotes }: ModelAnswer) => ({
    ...{ level, title, description, suggestedWording, clauseType, quotes },
  });
  /** An answer to the single question that was once asked. */
  const inOldShape = (answer: ModelAnswer) => ({
    ...Object.fromEntries(Object.entries(answer).filter(([field]) => !newer.includes(field))),
    risks: (answer.risks as ModelAnswer[]).map(inOldRisk),
  });

  it('finds the words of answers in the old shape in the contracts, and tells how long they take', async () => {
    for (const { name, answer } of answers) {
      writeFileSync(join(folder, `${name.replace('/', '-')}.json`), JSON.stringify(inOldShape(answer)));
    }
    const { scores, failed, times = [] } = await evaluate(['--recorded', folder]);
    expect(failed).toEqual([]);
    expect(scores.counts).toEqual({ found: planted, raised: planted });
    expect(times).toHaveLength(contracts.length);
    for (const { questions, services } of times) {
      const [slow, usual, fast, thinking] = Object.values(services);
      expect(questions).toBe(3);
      expect([slow, usual, fast, thinking].map((service) => service?.failure)).toEqual([null, null, null, null]);
      expect(usual?.firstMs).toBeLessThanOrEqual(15_000);
      expect(usual?.allMs).toBeLessThanOrEqual(45_000);
      expect(fast?.allMs).toBeLessThan(usual?.allMs ?? 0);
      expect(thinking?.firstMs).toBeGreaterThanOrEqual(60_000);
    }
  }, 120_000);
});
