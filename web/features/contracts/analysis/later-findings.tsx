import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Sections } from './analysis-sections';
import { AnalysisActions } from './checklist/analysis-actions';
import { AnalysisKeyTerms } from './facts/analysis-key-terms';
import { AnalysisFavours } from './risks/analysis-favours';
import { AnalysisMissing } from './risks/analysis-missing';
import { AnalysisToRead } from './risks/analysis-to-read';

/** What comes after the risks, far below the first screen. */
export function LaterFindings({ contract, sections }: { contract: Contract; sections: Sections }) {
  const { recommendations, missingClauses, readClosely, favours, partial } = sections;
  return (
    <>
      {favours && favours.length > 0 && <AnalysisFavours favours={favours} />}
      <AnalysisToRead readClosely={readClosely} partial={partial} />
      <AnalysisKeyTerms sections={sections} />
      <AnalysisActions recommendations={recommendations} partial={partial} contractId={contract.id} />
      <AnalysisMissing missingClauses={missingClauses} partial={partial} />
    </>
  );
}
