import type { Analysis, Evidence, Reader } from '#src/features/contracts/analysis.schema.ts';
import type { MeasuredText } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { detectLanguage } from '../measure/language';
import type { Citation, Findings, FoundRisk } from './analyst';
import { cutLists } from './cut-lists';
import { createLocator } from './evidence';
import { withPictures } from './evidence/pictures';
import { findWarnings } from './warnings';

/** Findings with every quote looked up in the text, the document's warnings, and how much of it was read. */
export async function ground(
  findings: Findings,
  document: MeasuredText,
  {
    language,
    reader = null,
    partial = false,
    analyseAnyway = false,
  }: { language: Locale; reader?: Reader; partial?: boolean; analyseAnyway?: boolean },
): Promise<Analysis> {
  const locate = withPictures(createLocator(document.text), document);
  const cite = <T extends { evidence: Citation[] }>(items: T[]): (Omit<T, 'evidence'> & { evidence: Evidence[] })[] =>
    items.map((item) => ({ ...item, evidence: item.evidence.map(locate) }));
  const risks = (['high', 'medium', 'low'] as const).flatMap((level) => findings.risks[level]);
  const idOf = (risk: FoundRisk) => `${risks.indexOf(risk) + 1}`;
  const citeRisks = (found: FoundRisk[]) => cite(found.map((risk) => ({ id: idOf(risk), ...risk })));
  const { notAContract } = findings;
  const lists = cutLists(findings);
  const warnings = await findWarnings(
    {
      text: document.text,
      language: document.measurement.language,
      warnings: document.warnings,
    },
    { language, identifyLanguage, charactersRead: findings.charactersRead, listsCut: lists.areCut },
  );
  return {
    isContract: analyseAnyway || !notAContract,
    summary: findings.summary,
    riskAssessment: {
      high: citeRisks(findings.risks.high),
      medium: citeRisks(findings.risks.medium),
      low: citeRisks(findings.risks.low),
    },
    keyTerms: cite(findings.keyTerms),
    recommendations: cite(findings.recommendations).map((one) => ({ ...one, risk: one.risk && idOf(one.risk) })),
    contractType: findings.contractType,
    contractKind: findings.contractKind,
    title: findings.title,
    object: findings.object,
    reader: findings.reader,
    readerChosen: reader !== null && findings.reader !== null,
    favours: cite(findings.favours),
    money: cite(lists.money),
    readClosely: cite(findings.readClosely),
    parties: cite(findings.parties),
    missingClauses: findings.missingClauses,
    measured: findings.measured && { ...findings.measured, clauses: cite(findings.measured.clauses) },
    dates: cite(lists.dates),
    warnings: [
      ...(notAContract ? cite([{ kind: 'not-a-contract' as const, ...messageOf(notAContract) }]) : []),
      ...cite(warnings),
    ],
    coverage: {
      pagesRead: document.pagesRead,
      pagesTotal: document.pagesTotal,
      charactersRead: findings.charactersRead,
      clauseTypes: [...findings.clauseTypes],
    },
    engine: findings.engine,
    partial,
    language: await writtenIn(findings, language),
  };
}

const messageOf = ({ reason, evidence }: NonNullable<Findings['notAContract']>) => ({ message: reason, evidence });

/** In characters. */
const enoughToTell = 80;

/** The language of findings: a model may not have written in the one that it was asked for. */
async function writtenIn({ engine, summary, risks }: Findings, asked: Locale): Promise<Locale> {
  if (engine.name === 'built-in') return asked;
  const written = [summary, ...risks.high.map(({ description }) => description)].join('\n');
  return (written.length >= enoughToTell && (await identifyLanguage(written))) || asked;
}

const sureOfLanguage = 0.9;

async function identifyLanguage(passage: string): Promise<Locale | null> {
  const { language, confidence } = await detectLanguage(passage);
  return confidence >= sureOfLanguage ? language : null;
}
