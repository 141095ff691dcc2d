import { use, useDeferredValue, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { late } from '#web/lib/late.ts';
import { useLocale } from '#web/lib/locale.ts';
import { AnalysisFilling } from './analysis-filling';
import type { Sections } from './analysis-sections';
import { AnalysisLanguage, AnalysisTranslations, type Translations } from './analysis-text';
import { AnalysisWarnings } from './analysis-warnings';
import { AnalysisAnswer } from './answer/analysis-answer';
import { AskEntry } from './ask/ask-entry';
import { ContractBlocks } from './evidence/clause-label';
import { AnalysisDates } from './facts/analysis-dates';
import { AnalysisMoney } from './facts/analysis-money';
import { AnalysisSummary } from './facts/analysis-summary';
import { NotAContract } from './not-a-contract';
import { PageFills } from './page-fills';
import { AskToReread } from './reread/ask-to-reread';
import { AnalysisRisks } from './risks/analysis-risks';
import { useOpenInPrint } from './use-open-in-print';

// What few ever see, or last of all, is loaded by itself.
const AnalysisMethod = late(async () => (await import('./analysis-method')).AnalysisMethod);
const OtherLanguage = late(async () => (await import('./reread/other-language')).OtherLanguage);
const LaterFindings = late(async () => (await import('./later-findings')).LaterFindings);

type Props = { contract: Contract; sections: Sections };

/** Everything an analysis says, what is most pressing first. */
export function AnalysisFindings({ contract, sections }: Props) {
  const { locale } = useLocale();
  const { language, isContract, warnings } = sections;
  const fills = use(PageFills);
  const [translations, setTranslations] = useState<Translations | null>(null);
  useOpenInPrint();
  return (
    <AnalysisLanguage value={language}>
      <ContractBlocks value={contract.blocks}>
        <div className="grid content-start gap-4 leading-normal sm:text-[0.9375rem]">
          {isContract === false && <NotAContract warnings={warnings ?? []} />}
          <AnalysisWarnings warnings={warnings} />
          {fills && <AnalysisFilling sections={sections} />}
          {language && language !== locale && (
            <OtherLanguage
              waiting={<p className="h-4 sm:h-8" />}
              key={locale}
              contractId={contract.id}
              sections={sections}
              language={language}
              locale={locale}
              onTranslated={setTranslations}
            />
          )}
          <AnalysisTranslations value={translations?.locale === locale ? translations : null}>
            {isContract !== false && <ContractFindings contract={contract} sections={sections} />}
          </AnalysisTranslations>
          <AnalysisMethod sections={sections} />
        </div>
      </ContractBlocks>
    </AnalysisLanguage>
  );
}

function ContractFindings({ contract, sections }: Props) {
  // What is below the first screen is drawn after that, in pieces between which the page answers.
  const isAnswerDrawn = useDeferredValue(true, false);
  return (
    <>
      <AnalysisAnswer sections={sections} />
      {isAnswerDrawn ? <BelowAnswer contract={contract} sections={sections} /> : <div className="min-h-dvh" />}
    </>
  );
}

function BelowAnswer({ contract, sections }: Props) {
  const { money, dates, partial } = sections;
  const isOwn = use(AskToReread) !== null;
  return (
    <>
      {isOwn && !partial && <AskEntry contract={contract} sections={sections} />}
      <AnalysisMoney money={money} partial={partial} />
      <AnalysisDates dates={dates} partial={partial} contract={contract} />
      <AnalysisSummary sections={sections} />
      <AnalysisRisks sections={sections} />
      <LaterFindings waiting={<div className="min-h-dvh" />} contract={contract} sections={sections} />
    </>
  );
}
