import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import type { WrittenHarm } from '../harms/write-harms';
import type { Assessment, Passage, Telling } from '../play';
import { isBackground, isDenied } from '../read/denied';
import type { Finding } from '../run-playbook';
import { wordsWithLead } from '../text/contract-text';
import { citePassages } from './cite';
import { oneFullStop } from './format';

export interface AssessedRisk {
  type: ClauseType;
  assessment: Assessment;
  passages: readonly Passage[];
  risk: FoundRisk;
  /** Too little speaks for it to tell it as a risk of the reader; it may still be in his favour. */
  isDoubted?: boolean;
}

const defaultQuotes = 3;

/** That nothing is excluded protects whoever is hurt, and leaves nobody liable for more than the law does. */
const deniedAs = (type: ClauseType) => (type === 'uncapped-liability' ? 'limitation-of-liability' : type);

export function assessRisks(findings: readonly Finding[], telling: Telling): AssessedRisk[] {
  const { language } = telling.contract;
  return findings.flatMap(({ play, facts, passages }) => {
    const stands = ({ sentence }: Passage) =>
      !isBackground(sentence, language) && !isDenied(deniedAs(play.type), wordsWithLead(sentence), language);
    return (play.assess?.(facts, telling) ?? []).flatMap((assessment) => {
      const given = assessment.passages ?? passages;
      const its = given.filter(stands).slice(0, assessment.passages ? undefined : defaultQuotes);
      if (its.length === 0 && given.length > 0) return [];
      return [toAssessed(play.type, assessment, { passages: its, telling })];
    });
  });
}

/** A risk of a clause with the passages that it rests on. */
export const toAssessed = (
  type: ClauseType,
  assessment: Assessment,
  { passages, telling }: { passages: readonly Passage[]; telling: Telling },
): AssessedRisk => ({ type, assessment, passages, risk: toRisk(type, assessment, passages, telling) });

const toRisk = (
  type: ClauseType,
  { title, description, suggestedWording }: Assessment,
  passages: readonly Passage[],
  telling: Telling,
): FoundRisk => ({
  ...{
    title,
    description: oneFullStop(description),
    suggestedWording: suggestedWording ?? null,
    clauseType: type,
    evidence: citePassages(passages, telling),
  },
  ...{ hurts: null, ask: null, delete: false, doubt: null },
});

/** Clauses that are one matter: of two risks of the same words only the graver is told, or the first. */
const sameMatter: readonly (readonly ClauseType[])[] = [
  ['cap-on-liability', 'limitation-of-liability'],
  ['renewal-term', 'notice-to-terminate-renewal'],
  ['termination-for-convenience', 'termination-for-cause', 'unilateral-termination'],
  ['unilateral-change', 'price-increase', 'variation'],
  ['no-solicit-customers', 'no-solicit-employees', 'non-compete', 'restraint-after-employment'],
];

const gravity = { high: 0, medium: 1, low: 2 };

function onceEachMatter(risks: readonly AssessedRisk[]): AssessedRisk[] {
  const byGravity = [...risks].sort((one, other) => gravity[one.assessment.level] - gravity[other.assessment.level]);
  const told = new Map<string, AssessedRisk[]>();
  const kept = new Set<AssessedRisk>();
  for (const one of byGravity) {
    const sameOf = ({ type }: AssessedRisk) =>
      type === one.type || sameMatter.some((types) => types.includes(type) && types.includes(one.type));
    const quotes = one.risk.evidence.map(({ quote }) => quote);
    const isTold = quotes.length > 0 && quotes.every((quote) => told.get(quote)?.some(sameOf));
    if (isTold) continue;
    kept.add(one);
    for (const quote of quotes) told.set(quote, [...(told.get(quote) ?? []), one]);
  }
  return risks.filter((one) => kept.has(one));
}

/**
 * Risks by their level; one of a play whose words a harm has told already is not told again, and leaves the harm of its
 * clause the wording that it proposes.
 */
export function writeRisks(risks: readonly AssessedRisk[], harms: readonly WrittenHarm[]): Findings['risks'] {
  const written: Findings['risks'] = { high: [], medium: [], low: [] };
  const quoted = new Set(harms.flatMap(({ risk }) => risk.evidence.map(({ quote }) => quote)));
  const isTold = ({ risk }: AssessedRisk) =>
    risk.evidence.length > 0 && risk.evidence.every(({ quote }) => quoted.has(quote));
  const told = risks.filter(isTold).map(({ risk }) => risk);
  for (const { level, risk } of harms) {
    const same = told.find(({ clauseType, suggestedWording }) => suggestedWording && clauseType === risk.clauseType);
    written[level].push({ ...risk, suggestedWording: risk.suggestedWording ?? same?.suggestedWording ?? null });
  }
  for (const one of onceEachMatter(risks)) if (!isTold(one)) written[one.assessment.level].push(one.risk);
  return written;
}
