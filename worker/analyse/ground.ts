import type { Analysis, Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { MeasuredText } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { detectLanguage } from '../measure/language';
import type { Citation, Findings } from './analyst';
import { createLocator } from './evidence';
import { withPictures } from './evidence/pictures';
import { findWarnings } from './warnings';

/** Findings with every quote looked up in the text, the document's warnings, and how much of it was read. */
export async function ground(
  findings: Findings,
  document: MeasuredText,
  { language }: { language: Locale },
): Promise<Analysis> {
  const locate = withPictures(createLocator(document.text), document);
  const cite = <T extends { evidence: Citation[] }>(items: T[]): (Omit<T, 'evidence'> & { evidence: Evidence[] })[] =>
    items.map((item) => ({ ...item, evidence: item.evidence.map(locate) }));
  const warnings = await findWarnings(
    {
      text: document.text,
      language: document.measurement.language,
      warnings: document.warnings,
    },
    { language, identifyLanguage, charactersRead: findings.charactersRead },
  );
  return {
    summary: findings.summary,
    riskAssessment: {
      high: cite(findings.risks.high),
      medium: cite(findings.risks.medium),
      low: cite(findings.risks.low),
    },
    keyTerms: cite(findings.keyTerms),
    recommendations: cite(findings.recommendations),
    contractType: findings.contractType,
    parties: cite(findings.parties),
    missingClauses: findings.missingClauses,
    dates: cite(findings.dates),
    warnings: cite(warnings),
    coverage: {
      pagesRead: document.pagesRead,
      pagesTotal: document.pagesTotal,
      charactersRead: findings.charactersRead,
      clauseTypes: [...findings.clauseTypes],
    },
    engine: findings.engine,
    language,
  };
}

const sureOfLanguage = 0.9;

async function identifyLanguage(passage: string): Promise<Locale | null> {
  const { language, confidence } = await detectLanguage(passage);
  return confidence >= sureOfLanguage ? language : null;
}
