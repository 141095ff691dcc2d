import { use } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { late } from '#web/lib/late.ts';
import type { Sections } from './analysis-sections';
import { AnalysisActions } from './checklist/analysis-actions';
import { AnalysisKeyTerms } from './facts/analysis-key-terms';
import { AnalysisFavours } from './risks/analysis-favours';
import { AnalysisMissing } from './risks/analysis-missing';
import { AnalysisToRead } from './risks/analysis-to-read';
import { OwnRulesContext } from './rules/own-rules-context';

const OwnRulesSection = late(async () => (await import('./rules/own-rules-section')).OwnRulesSection);

/** What comes after the risks, far below the first screen. */
export function LaterFindings({ contract, sections }: { contract: Contract; sections: Sections }) {
  const { recommendations, missingClauses, readClosely, favours, partial } = sections;
  const rules = use(OwnRulesContext);
  return (
    <>
      {rules && !partial && <OwnRulesSection sections={sections} {...rules} />}
      {favours && favours.length > 0 && <AnalysisFavours favours={favours} />}
      <AnalysisToRead readClosely={readClosely} partial={partial} />
      <AnalysisKeyTerms sections={sections} />
      <AnalysisActions recommendations={recommendations} partial={partial} contractId={contract.id} />
      <AnalysisMissing missingClauses={missingClauses} partial={partial} />
    </>
  );
}
