import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { ExampleFinding } from '#src/features/contracts/example.schema.ts';

/** The clauses that the landing page shows, by what is found in them. */
const shown = [
  { level: 'high', clauseType: 'cap-on-liability' },
  { level: 'medium', clauseType: 'termination-for-convenience' },
] as const;

export function heroOf({ riskAssessment }: Contract): ExampleFinding[] {
  return shown.map(({ level, clauseType }) => {
    const risk = riskAssessment?.[level].find((one) => one.clauseType === clauseType);
    const words = risk?.evidence.find(({ match }) => match === 'exact')?.quote;
    const [, number, quote] = words?.match(/^([\d.]+)\s+(.+)$/s) ?? [];
    if (!risk || !number || !quote) throw new Error(`The example has no ${level} finding about ${clauseType} any more`);
    return { number, quote, level, title: risk.title, description: risk.description };
  });
}
