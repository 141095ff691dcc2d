import { expect, test } from 'vitest';
import { readContractText } from '../text/contract-text';
import { type PayerClues, readPayerClues } from './payer-clues';
import { type ClueKind, PayerFeatures } from './payer-features';
import { readTwoSides } from './read-two-sides';

const opening = 'This Agreement is made between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").';
const everyKind: readonly ClueKind[] = ['said', 'signs', 'deal', 'roles', 'mentions', 'words', 'heading'];

function cluesOf(words: string): PayerClues {
  const contract = readContractText({ text: `${opening}\n\n${words}`, blocks: [], language: 'en' });
  const sides = readTwoSides(contract);
  const [clues] = sides ? readPayerClues(sides, contract) : [];
  if (!clues) throw new Error('no sum');
  return clues;
}

function featuresOf(clues: PayerClues, hidden: readonly ClueKind[] = []) {
  const read = new Map<number, number>();
  const add = (hash: number, value: number) => read.set(hash, (read.get(hash) ?? 0) + value);
  new PayerFeatures('en').readTo(clues, add, hidden);
  return read;
}
const only = (kind: ClueKind) => everyKind.filter((other) => other !== kind);

test('What stands beside one side counts as much against the other', () => {
  const tenant = featuresOf(cluesOf('The Tenant owes the Landlord £40 for it.'), only('mentions'));
  const landlord = featuresOf(cluesOf('The Landlord owes the Tenant £40 for it.'), only('mentions'));
  const signed = [...tenant].filter(([hash, value]) => landlord.get(hash) === -value);
  expect(signed.length).toBeGreaterThan(10);
});

test('The amount says nothing of who pays', () => {
  const of = (amount: string) => featuresOf(cluesOf(`The Tenant owes the Landlord £${amount} for it.`));
  expect(of('40')).toEqual(of('95,000'));
});

test.each(everyKind)('A clue that is hidden is not read: %s', (kind) => {
  const clues = cluesOf('Repairs\n\nThe Tenant owes the Landlord a fee of £40 for it.');
  const all = featuresOf(clues);
  const without = featuresOf(clues, [kind]);
  expect(without).not.toEqual(all);
  expect(without.size).toBeLessThan(all.size);
});
