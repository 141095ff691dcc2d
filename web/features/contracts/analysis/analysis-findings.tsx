import { use } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatLanguage } from '#web/lib/format.ts';
import { useLocale } from '#web/lib/locale.ts';
import { AnalysisFilling } from './analysis-filling';
import { AnalysisMethod } from './analysis-method';
import type { Sections } from './analysis-sections';
import { AnalysisLanguage } from './analysis-text';
import { AnalysisWarnings } from './analysis-warnings';
import { AnalysisAnswer } from './answer/analysis-answer';
import { ContractBlocks } from './evidence/clause-label';
import { AnalysisDates } from './facts/analysis-dates';
import { AnalysisKeyTerms } from './facts/analysis-key-terms';
import { AnalysisMoney } from './facts/analysis-money';
import { AnalysisSummary } from './facts/analysis-summary';
import { NotAContract } from './not-a-contract';
import { PageFills } from './page-fills';
import { AnalysisActions } from './risks/analysis-actions';
import { AnalysisMissing } from './risks/analysis-missing';
import { AnalysisRisks } from './risks/analysis-risks';
import { AnalysisToRead } from './risks/analysis-to-read';
import { useOpenInPrint } from './use-open-in-print';

type Props = { contract: Contract; sections: Sections };

/** Everything an analysis says, what is most pressing first. */
export function AnalysisFindings({ contract, sections }: Props) {
  const { locale } = useLocale();
  const { language, isContract, warnings } = sections;
  const fills = use(PageFills);
  useOpenInPrint();
  return (
    <AnalysisLanguage value={language}>
      <ContractBlocks value={contract.blocks}>
        <div className="grid content-start gap-4 leading-normal sm:text-[0.9375rem]">
          {isContract === false && <NotAContract warnings={warnings ?? []} />}
          <AnalysisWarnings warnings={warnings} />
          {fills && <AnalysisFilling sections={sections} />}
          {language && language !== locale && (
            <p className="text-sm text-muted">{m.analysis_written_in({ language: formatLanguage(language) })}</p>
          )}
          {isContract !== false && <ContractFindings contract={contract} sections={sections} />}
          <AnalysisMethod sections={sections} />
        </div>
      </ContractBlocks>
    </AnalysisLanguage>
  );
}

function ContractFindings({ contract, sections }: Props) {
  const { money, dates, keyTerms, recommendations, missingClauses, readClosely, partial } = sections;
  return (
    <>
      <AnalysisAnswer sections={sections} />
      <AnalysisMoney money={money} partial={partial} />
      <AnalysisDates dates={dates} partial={partial} contract={contract} />
      <AnalysisSummary sections={sections} />
      <AnalysisRisks sections={sections} />
      <AnalysisToRead readClosely={readClosely} partial={partial} />
      <AnalysisKeyTerms keyTerms={keyTerms} partial={partial} />
      <AnalysisActions recommendations={recommendations} partial={partial} contractId={contract.id} />
      <AnalysisMissing missingClauses={missingClauses} partial={partial} />
    </>
  );
}
