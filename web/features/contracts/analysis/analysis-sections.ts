import type { ZodType } from 'zod';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { analysisShape } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { locales } from '#web/lib/locale.ts';
import { z } from '#web/lib/zod.ts';

const shape = { ...analysisShape(z), language: z.enum(locales) };

/** Each part of an analysis by itself: null where it is malformed, so that the others can still be read. */
export function readSections(contract: Contract) {
  return {
    isContract: read(shape.isContract, contract.isContract),
    summary: read(shape.summary, contract.summary),
    riskAssessment: read(shape.riskAssessment, contract.riskAssessment),
    keyTerms: read(shape.keyTerms, contract.keyTerms),
    recommendations: read(shape.recommendations, contract.recommendations),
    contractType: read(shape.contractType, contract.contractType),
    contractKind: read(shape.contractKind, contract.contractKind),
    title: read(shape.title, contract.title),
    object: read(shape.object, contract.object),
    reader: read(shape.reader, contract.reader),
    readerChosen: read(shape.readerChosen, contract.readerChosen),
    favours: read(shape.favours, contract.favours),
    money: read(shape.money, contract.money),
    readClosely: read(shape.readClosely, contract.readClosely),
    parties: read(shape.parties, contract.parties),
    measured: read(shape.measured, contract.measured),
    missingClauses: read(shape.missingClauses, contract.missingClauses),
    dates: read(shape.dates, contract.dates),
    warnings: read(shape.warnings, contract.warnings),
    coverage: read(shape.coverage, contract.coverage),
    engine: read(shape.engine, contract.engine),
    partial: read(shape.partial, contract.partial),
    language: read(shape.language, contract.language),
  };
}
export type Sections = ReturnType<typeof readSections>;

function read<T>(schema: ZodType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** Every quote of an analysis, finding by finding. */
export function allEvidence({ riskAssessment, ...sections }: Sections): Evidence[] {
  const risks = riskAssessment && [...riskAssessment.high, ...riskAssessment.medium, ...riskAssessment.low];
  const { warnings, parties, dates, money, keyTerms, recommendations, readClosely, favours } = sections;
  return [warnings, parties, dates, money, risks, keyTerms, recommendations, readClosely, favours].flatMap((found) =>
    (found ?? []).flatMap(({ evidence }) => evidence),
  );
}

/** How many quotes were found word for word, nearly, and not at all. */
export function countMatches(evidence: readonly Evidence[]): Record<Evidence['match'], number> {
  const counts = { exact: 0, close: 0, none: 0 };
  for (const { match } of evidence) counts[match] += 1;
  return counts;
}
