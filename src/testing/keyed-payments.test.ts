import { expect, test } from 'vitest';
import { isKeyedContract, readKeyedDocuments } from '../dev/learn/keyed-documents.ts';
import { readPayments } from '../dev/learn/keyed-payments.ts';

const documents = readKeyedDocuments().filter(isKeyedContract);

test('whoever a key says pays a sum is found among the two sides that the analysis reads', async () => {
  const read = (await Promise.all(documents.map(readPayments))).flatMap(({ payments }) => payments);
  const known = read.filter(({ payer }) => payer !== null);
  expect(read.length).toBeGreaterThan(1000);
  expect(known.length / read.length).toBeGreaterThan(0.85);
});

test('a sum is looked for where the key quotes it', async () => {
  const document = documents.find(({ name }) => name === 'en/07');
  if (!document) throw new Error('there is no such document');
  const { payments } = await readPayments(document);
  const price = payments[0];
  expect(price?.payer).toBe('reader');
  expect(price?.read.map(({ sum, sentence }) => [sum.amount, sentence.words])).toEqual([
    [1180, 'Escape price for the week: £1,180'],
  ]);
});
