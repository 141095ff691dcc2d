import { expect, test } from 'vitest';
import { combinationsOf } from '#src/testing/contract-combinations.ts';
import { faultsIn } from '#src/testing/contract-faults.ts';
import { generate, templateBodies } from '#src/testing/generated-contracts.ts';
import { findFaults } from './template-values.rules';

test.each(templateBodies.map((body) => [body.id, body] as const))(
  '%s reads well in every combination of its options',
  // Some have ten thousand of them.
  { timeout: 120_000 },
  (_, body) => {
    const faults = new Set<string>();
    let generated = 0;
    for (const values of combinationsOf(body)) {
      if (Object.keys(findFaults(body.fields, values)).length > 0) continue;
      generated += 1;
      for (const fault of faultsIn(generate(body, values))) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
    expect(generated).toBeGreaterThan(0);
  },
);
