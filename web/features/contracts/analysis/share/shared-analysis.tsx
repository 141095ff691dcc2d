import { useMemo } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { SharedAnalysis as Shared } from '#src/features/shares/shares.schema.ts';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { AnalysisFindings } from '../analysis-findings';
import { AnalysisReader } from '../analysis-reader';
import { readSections } from '../analysis-sections';
import { sharedName } from './shared-name';

/** Of a contract that is someone else's nothing is known but what was shared. */
const asContract = ({ withText: _, ...shared }: Shared): Contract => ({
  ...shared,
  fileName: sharedName(shared),
  ...{ givenTitle: null, tags: [], status: 'complete', analysisComplete: true, failureCode: null, waitingUntil: null },
  ...{ createdAt: shared.updatedAt, languageConfidence: null, pages: null, riskCounts: null, measured: null },
  ...{ templateId: null, templateVersion: null, layout: null, addedClauses: [], checkOutdated: false, partial: false },
  // The file itself is not shared: its text alone is shown.
  fileFormat: null,
});

/** An analysis that its owner shared, to read: beside the text, or alone, with quotes that lead nowhere. */
export function SharedAnalysis({ shared }: { shared: Shared }) {
  const contract = useMemo(() => asContract(shared), [shared]);
  return shared.withText ? <AnalysisReader contract={contract} /> : <WithoutText contract={contract} />;
}

function WithoutText({ contract }: { contract: Contract }) {
  const sections = useMemo(() => readSections(contract), [contract]);
  const reading = useMemo(
    () => ({ language: contract.detectedLanguage, textLength: 0, place: null, show: () => {}, sought: null }),
    [contract],
  );
  return (
    <ReadingContext value={reading}>
      <AnalysisFindings contract={contract} sections={sections} />
    </ReadingContext>
  );
}
