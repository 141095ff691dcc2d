import type { Contract } from '#src/features/contracts/contracts.schema.ts';

type Reported = Pick<
  Contract,
  'fileName' | 'updatedAt' | 'summary' | 'riskAssessment' | 'keyTerms' | 'recommendations'
>;

export const reportFileName = (fileName: string) => `${fileName}_analysis_report.json`;

/** The analysis as a file of its own. */
export function reportContents({ fileName, updatedAt, summary, riskAssessment, keyTerms, recommendations }: Reported) {
  return { contractName: fileName, analysisDate: updatedAt, summary, riskAssessment, keyTerms, recommendations };
}
