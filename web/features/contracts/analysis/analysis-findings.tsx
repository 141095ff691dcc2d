import { m } from '#src/i18n/paraglide/messages.js';
import { formatLanguage } from '#web/lib/format.ts';
import { useLocale } from '#web/lib/locale.ts';
import { AnalysisActions } from './analysis-actions';
import { AnalysisContents } from './analysis-contents';
import { AnalysisKeyTerms } from './analysis-key-terms';
import { AnalysisMethod } from './analysis-method';
import { AnalysisMissing } from './analysis-missing';
import { AnalysisRisks } from './analysis-risks';
import type { Sections } from './analysis-sections';
import { AnalysisSummary } from './analysis-summary';
import { AnalysisLanguage } from './analysis-text';
import { AnalysisWarnings } from './analysis-warnings';

/** Everything an analysis says, what is most pressing first. */
export function AnalysisFindings({ sections }: { sections: Sections }) {
  const { locale } = useLocale();
  const { language } = sections;
  return (
    <AnalysisLanguage value={language}>
      <div className="grid gap-10">
        <AnalysisWarnings warnings={sections.warnings} />
        <div className="grid gap-3">
          <AnalysisContents sections={sections} />
          {language && language !== locale && (
            <p className="text-sm text-muted">{m.analysis_written_in({ language: formatLanguage(language) })}</p>
          )}
        </div>
        <AnalysisSummary sections={sections} />
        <AnalysisRisks riskAssessment={sections.riskAssessment} />
        <AnalysisKeyTerms keyTerms={sections.keyTerms} />
        <AnalysisActions recommendations={sections.recommendations} />
        <AnalysisMissing missingClauses={sections.missingClauses} />
        <AnalysisMethod sections={sections} />
      </div>
    </AnalysisLanguage>
  );
}
