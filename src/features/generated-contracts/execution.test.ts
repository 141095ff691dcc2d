import { expect, test } from 'vitest';
import { generate, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { readStructure } from './contract-structure.rules';
import { execute } from './execution.rules';
import type { SettledClause } from './generated-contracts.schema';

/** A tenancy with a guarantor, which is a deed from the start. */
function deed() {
  const body = templateBodies.find(({ id }) => id === 'joint-tenancy-agreement');
  if (!body) throw new Error('there is no joint tenancy');
  const structure = readStructure(generate(body, valuesFor(body.fields, 'ordinary', 0)));
  if (!structure) throw new Error('its text does not fit its layout');
  return structure;
}

const clause = (changed: Partial<SettledClause>): SettledClause => ({
  heading: 'A clause',
  paragraphs: [],
  replaces: [],
  deed: false,
  guarantor: null,
  ...changed,
});

test('a contract that is a deed stays as it is when a clause needs nothing of how it is signed', () => {
  const contract = deed();
  expect(execute(contract, [clause({})])).toEqual({ head: contract.head, tail: contract.tail });
  expect(execute(contract, [clause({ deed: true })])).toEqual({ head: contract.head, tail: contract.tail });
});

test('whoever joins a contract that is a deed signs it before a witness as the others do', () => {
  const contract = deed();
  const guarantor = { name: 'Ana Reed', address: '1 High Street, Leeds LS1 4AB' };
  const { head, tail } = execute(contract, [clause({ guarantor })]);
  expect(head.at(-1)?.words).toBe('Ana Reed of 1 High Street, Leeds LS1 4AB (the “Guarantor”).');
  expect(tail.slice(0, contract.tail.length)).toEqual(contract.tail);
  expect(tail[contract.tail.length]?.words).toBe(
    'Signed as a deed by Ana Reed (Guarantor) in the presence of a witness',
  );
});
