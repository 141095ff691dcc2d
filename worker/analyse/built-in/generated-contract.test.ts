import { expect, test } from 'vitest';
import { generate, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { extractTxt } from '#worker/extract/txt.extractor.ts';
import { createBuiltInAnalyst } from './built-in-analyst';

async function check(text: string) {
  const document = await extractTxt(new TextEncoder().encode(text));
  return createBuiltInAnalyst().analyse({ ...document, language: 'en' }, { language: 'en', today: '2026-11-20' });
}

/** What such a contract is for weighs on whoever signs it: a settlement, and a guarantee of a joint tenant. */
const inherent: Record<string, string> = {
  'employee-settlement-agreement': 'You give up claims or rights',
  'joint-tenancy-agreement': 'Somebody answers for the debt personally',
};

const cases = templateBodies.flatMap((body) => [0, 1, 2].map((choice) => [body.id, choice, body] as const));

test.each(cases)(
  '%s (choice %i) holds no high risk and misses nothing that its kind should have',
  async (id, choice, body) => {
    const { text } = generate(body, valuesFor(body.fields, choice === 1 ? 'least' : 'ordinary', choice));
    const { risks, missingClauses, parties, contractType } = await check(text);
    const told = {
      high: risks.high
        .filter(({ title }) => title !== inherent[id])
        .map(({ title, evidence }) => [title, evidence[0]?.quote]),
      missing: missingClauses.map(({ clauseType }) => clauseType),
    };
    expect(told, `${id} as ${contractType}`).toEqual({ high: [], missing: [] });
    // Of what is published, such as a privacy notice, nobody else is a party.
    const { parties: written, unsigned } = body.document;
    const named = unsigned ? [] : written.filter(({ joins, optional }) => !joins && !optional);
    expect(parties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(named.map(({ key }) => expect.stringContaining(key.slice(1)))),
    );
  },
);
