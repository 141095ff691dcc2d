import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { ExampleFinding } from '#src/features/contracts/example.schema.ts';

const shown = ['high', 'medium'] as const;

/** What the landing page shows: of each grade the first risk that rests on the exact words of a numbered clause. */
export function heroOf({ riskAssessment }: Contract): ExampleFinding[] {
  const taken = new Set<string>();
  return shown.map((level) => {
    for (const { title, description, evidence } of riskAssessment?.[level] ?? []) {
      const words = evidence.find(({ match }) => match === 'exact')?.quote;
      const [, number, quote] = words?.match(/^([\d.]+)\s+(.+)$/s) ?? [];
      if (!number || !quote || taken.has(number)) continue;
      taken.add(number);
      return { number, quote, level, title, description };
    }
    throw new Error(`The example has no ${level} finding on a numbered clause any more`);
  });
}
