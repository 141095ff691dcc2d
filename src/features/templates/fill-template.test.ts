import { expect, test } from 'vitest';
import { generate, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';

function signatures(id: string, changed: Record<string, string>) {
  const body = templateBodies.find((one) => one.id === id);
  if (!body) throw new Error(`there is no ${id}`);
  const { blocks } = generate(body, { ...valuesFor(body.fields, 'least', 1), ...changed });
  const words = blocks.map(({ kind, pieces }) => ({ kind, text: pieces.map(({ text }) => text).join('') }));
  return {
    parties: words.filter(({ kind }) => kind === 'party').map(({ text }) => text),
    closing: words.filter(({ kind }) => kind === 'closing').map(({ text }) => text),
    signed: words.filter(({ kind, text }) => kind === 'signature' && text.includes(' by ')).map(({ text }) => text),
    witnesses: words.filter(({ text }) => text.startsWith('Signature of the witness')).length,
  };
}

const guarantee = {
  guarantorName: 'Rana Aziz',
  guarantorAddress: '5 Hill View, Bradford BD1 2AA',
  guaranteeFor: 'second',
  guaranteeLimit: '5000',
};

test('a tenancy with a guarantor names the guarantor and is a deed that everybody signs before a witness', () => {
  const { parties, closing, signed, witnesses } = signatures('joint-tenancy-agreement', {
    landlordNumber: '01234567',
    ...guarantee,
  });
  expect(parties.at(-1)).toBe('Rana Aziz of 5 Hill View, Bradford BD1 2AA (the “Guarantor”).');
  expect(closing).toEqual([expect.stringContaining('executed this Agreement as a deed')]);
  expect(signed).toEqual([
    'Executed as a deed by Landlord Trading Ltd (Landlord), acting by a director in the presence of a witness',
    'Signed as a deed by Tenant Ashworth (Tenant) in the presence of a witness',
    'Signed as a deed by SecondTenant Ashworth (Tenant) in the presence of a witness',
    'Signed as a deed by Rana Aziz (Guarantor) in the presence of a witness',
  ]);
  expect(witnesses).toBe(4);
});

test('without a guarantor it is signed as a simple contract', () => {
  const { parties, closing, signed, witnesses } = signatures('joint-tenancy-agreement', {});
  expect(parties).toHaveLength(3);
  expect(closing).toEqual([expect.stringContaining('have signed this Agreement')]);
  expect([signed.length, witnesses]).toEqual([3, 0]);
});

test('terms that are published are signed by nobody', () => {
  expect(signatures('online-terms-of-sale', {})).toMatchObject({ closing: [], signed: [], witnesses: 0 });
});
