import { expect, test } from 'vitest';
import { createBuiltInAnalyst } from '../built-in-analyst';
import { jurisdiction } from '../playbook/jurisdiction.play';
import { testPlay } from '../testing/test-play';
import { toAssessed } from '../write/risks';
import { raiseUnfairTerms } from './raise-unfair-terms';

const analyse = (text: string) =>
  createBuiltInAnalyst().analyse({ text, blocks: [], language: 'en' }, { language: 'en', today: '2026-12-01' });

const service = `Terms of Service

Last updated 3 March 2026. These Terms of Service are an agreement between you and Cloudbox Ltd ("we", "us") and apply whenever you use the Cloudbox app, website and services.

1. Your account
You need an account to use the Services. Keep your password to yourself. You are responsible for what happens under your account.

2. Changes
We may change these Terms at any time by posting the new version on our website. Your continued use of the Services after a change means that you accept it.

3. Ending
We may suspend or terminate your account at any time, for any reason, without notice.

4. Content
We may remove any content that you post at our sole discretion.

5. Courts
You and Cloudbox agree that any claim about these Terms is brought exclusively in the courts of San Francisco.
`;

test('what courts object to in terms of a service is never merely worth knowing', async () => {
  const { contractType, risks } = await analyse(service);
  expect(contractType).toBe('terms-of-service');
  const raised = [...risks.high, ...risks.medium].map(({ clauseType }) => clauseType);
  expect(raised).toEqual(expect.arrayContaining(['unilateral-change', 'unilateral-termination', 'content-removal']));
  expect(risks.low.map(({ clauseType }) => clauseType)).not.toContain('jurisdiction');
});

test('each place that says it is quoted', async () => {
  const says = [
    'We are not responsible for any loss that you suffer because the service is interrupted.',
    'In no event will Cloudbox be liable for any indirect or consequential damages arising from your use of the app.',
    'We accept no liability for lost data.',
  ];
  const { risks } = await analyse(`${service}\n6. Liability\n\n${says.join('\n\n')}\n`);
  const quoted = [...risks.high, ...risks.medium].flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(says.filter((sentence) => quoted.some((quote) => quote.includes(sentence)))).toEqual(says);
});

test('a court at home is no harm, and what a play alone sees is worth knowing at most', async () => {
  const home = 'A consumer may also bring any claim in the courts of the country where the consumer lives.';
  const { risks } = await analyse(`${service}\n${home}\n`);
  const quoted = [...risks.high, ...risks.medium].flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quoted).not.toContain(home);
});

test('the law that terms choose is pointed at before what the learned reader ranks', async () => {
  const law = 'These Terms are governed by the laws of the State of California.';
  const { readClosely } = await analyse(`${service}\n${law}\n\nYou pay a fee for late payment of what you owe us.\n`);
  expect(readClosely.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toContain(law);
});

test.each([
  ['usual', 1],
  [undefined, 2],
] as const)('a risk that its play calls %s leaves %d, whatever its title', (code, count) => {
  const { telling } = testPlay(jurisdiction, 'Any claim is brought exclusively in the courts of San Francisco.');
  const [passage] = telling.found.passagesOf('jurisdiction');
  if (!passage) throw new Error('no such passage');
  const told = { code, level: 'low' as const, title: 'Any title', description: 'Any words.' };
  const risk = toAssessed('jurisdiction', told, { passages: [], telling });
  const plain = [{ type: 'jurisdiction' as const, passage, likelihood: 1 }];
  const harmsOf = (gravity: number) => ({ named: [], unnamed: [], gravity: new Map([[passage.sentence, gravity]]) });
  const raise = (gravity: number) =>
    raiseUnfairTerms([risk], { plain, possible: new Map() }, { harms: harmsOf(gravity), telling });
  expect(raise(0.9)).toHaveLength(count);
  // Nobody who reads the sentence would call it harmful.
  expect(raise(0.1).map(({ assessment }) => assessment.level)).not.toContain('medium');
});
