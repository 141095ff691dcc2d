import { expect, test } from 'vitest';
import { addTo, allChoices, compositionOf, written } from '#src/testing/composed-contracts.ts';
import { faultsIn } from '#src/testing/contract-faults.ts';
import { generate, type Manner, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { readComposition, refuse } from './compose-contract.rules';

const manners: [Manner, number][] = [
  ['ordinary', 0],
  ['least', 1],
];

test.each(templateBodies.map((body) => [body.id, body] as const))(
  '%s takes every wording that fits it, one by one and all together, without a clash',
  (_, body) => {
    for (const [manner, choice] of manners) {
      const composition = compositionOf(body, manner, choice);
      expect(written(composition)).toMatchObject(composition.before);
      let all = composition;
      const faults: Record<string, string[]> = {};
      const fitting = allChoices.filter((wording) => refuse(composition, wording) === null);
      for (const [index, one] of fitting.entries()) {
        const name = `${one.clause.id} ${one.kind}`;
        const { numbers, ...added } = written(addTo(composition, one));
        expect(added.text).toContain(`\n\n${numbers[0]}. ${one.clause.heading}\n\n`);
        all = addTo(all, one);
        faults[name] = faultsIn(added);
        if (index % 7 === 0 || index === fitting.length - 1) faults[`${name}, with others`] = faultsIn(written(all));
      }
      const told = Object.fromEntries(Object.entries(faults).filter(([, some]) => some.length > 0));
      expect(told, `${body.id} ${manner} ${choice}`).toEqual({});
    }
  },
);

test('every clause but one for long leases fits a template in all its wordings', () => {
  const compositions = templateBodies.flatMap((body) => manners.map((manner) => compositionOf(body, ...manner)));
  const homeless = allChoices.filter((one) => compositions.every((composition) => refuse(composition, one) !== null));
  expect(homeless.map(({ clause, kind }) => `${clause.id} ${kind}`)).toEqual([
    'break-clause standard',
    'break-clause cautious',
    'break-clause firm',
  ]);
});

test('who sells as a private person takes no wording that is made for businesses', () => {
  const body = templateBodies.find(({ id }) => id === 'sale-of-goods');
  if (!body) throw new Error('there is no sale of goods');
  const seller = (privateSeller: 'yes' | 'no') => {
    const values = { ...valuesFor(body.fields, 'least', 1), consumer: 'no', vat: 'no', privateSeller };
    const composition = readComposition({ before: generate(body, values), clauses: [] }, body);
    if (!composition) throw new Error('a sale does not know its own contract');
    return allChoices
      .filter(({ clause }) => clause.id === 'limitation-of-liability')
      .map((one) => refuse(composition, one));
  };
  expect(seller('yes')).toEqual(Array(3).fill('clauses.unfit_business'));
  expect(seller('no')).toEqual([null, null, null]);
});
