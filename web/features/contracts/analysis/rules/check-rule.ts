import type { Evidence, Measured } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import type { RuleKind } from '#src/features/own-rules/rule-shape.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatAmount, formatUnit } from '#web/lib/format.ts';
import { type Facts, isAllKnown, isMissing, measuredOf, wordsOf, yearlySums } from './rule-facts';
import { placeText } from './rule-text';

export type Checked = { verdict: 'kept' | 'broken' | 'unknown'; why: string; evidence: Evidence[] };
type MeasuredClause = Measured['clauses'][number];

const kept = (why: string, evidence: Evidence[] = []): Checked => ({ verdict: 'kept', why, evidence });
const broken = (why: string, evidence: Evidence[] = []): Checked => ({ verdict: 'broken', why, evidence });
const unknown = (why: string, evidence: Evidence[] = []): Checked => ({ verdict: 'unknown', why, evidence });
const unclear = (evidence: Evidence[] = []) => unknown(m.rules_open_unclear(), evidence);

/** Holds an analysis against a rule. What is not known for certain is neither kept nor broken. */
export const checkRule = (rule: Rule, facts: Facts): Checked => checks[rule.kind](rule, facts);

const checks: Record<RuleKind, (rule: Rule, facts: Facts) => Checked> = {
  'payment-within': ({ days }, facts) => checkDays(days ?? 0, facts, ['payment-terms']),
  'notice-at-most': ({ days }, facts) =>
    checkDays(days ?? 0, facts, ['notice-to-terminate-renewal', 'termination-for-convenience']),
  'no-renewal': (_, facts) => checkRenewal(facts),
  'cap-on-liability': (_, facts) => checkCap(facts),
  'must-have': ({ clause }, facts) => (clause ? checkPresence(clause, facts) : unclear()),
  'must-not-have': ({ clause }, facts) => (clause ? checkAbsence(clause, facts) : unclear()),
  'governing-law': ({ laws }, facts) => checkLaw(laws, facts),
};

const periodText = (days: number) => formatUnit(Math.round(days), 'day');
const longest = (clauses: readonly MeasuredClause[]) =>
  clauses.toSorted((one, other) => (other.days ?? 0) - (one.days ?? 0))[0];

function checkDays(most: number, facts: Facts, types: readonly ClauseType[]): Checked {
  if (!facts.measured) return unknown(m.rules_open_old());
  const clauses = types.flatMap((type) => measuredOf(facts, type));
  const worst = longest(clauses);
  if (!worst?.days) return unclear(clauses[0]?.evidence);
  const why = m.rules_why_days({ period: periodText(worst.days) });
  if (worst.days > most) return broken(why, worst.evidence);
  return clauses.every(({ days }) => days !== null) ? kept(why, worst.evidence) : unclear(worst.evidence);
}

function checkRenewal(facts: Facts): Checked {
  const renewing = measuredOf(facts, 'renewal-term').find(({ automatic }) => automatic);
  const dated = facts.dates?.find(({ kind, unconfirmed }) => kind === 'renewal' && !unconfirmed);
  const evidence = renewing?.evidence ?? dated?.evidence;
  if (evidence) return broken(m.rules_why_renews(), evidence);
  const spoken = wordsOf(facts, 'renewal-term');
  return spoken.length > 0 ? unclear(spoken) : checkAbsence('renewal-term', facts);
}

function checkAbsence(type: ClauseType, facts: Facts): Checked {
  const words = wordsOf(facts, type);
  if (words.length > 0) return broken(m.rules_why_found(), words);
  if (!facts.measured) return unknown(m.rules_open_old());
  if (!isAllKnown(facts)) return unknown(m.rules_open_part());
  return facts.measured.silentOn.includes(type) ? kept(m.rules_why_none_found()) : unclear();
}

function checkPresence(type: ClauseType, facts: Facts): Checked {
  const words = wordsOf(facts, type);
  if (words.length > 0) return kept(m.rules_why_found(), words);
  if (!isAllKnown(facts)) return unknown(m.rules_open_part());
  return isMissing(facts, type) ? broken(m.rules_why_missing()) : unclear();
}

const almostAYear = 360;

function checkCap(facts: Facts): Checked {
  const uncapped = wordsOf(facts, 'uncapped-liability');
  const [cap] = measuredOf(facts, 'cap-on-liability');
  if (!cap) {
    if (uncapped.length > 0) return broken(m.rules_why_uncapped(), uncapped);
    const words = wordsOf(facts, 'cap-on-liability');
    if (words.length > 0) return facts.measured ? unclear(words) : unknown(m.rules_open_old(), words);
    if (!isAllKnown(facts)) return unknown(m.rules_open_part());
    return isMissing(facts, 'cap-on-liability') ? broken(m.rules_why_missing()) : unclear();
  }
  const { amount, days, currency, evidence } = cap;
  // "The greater of" or "the lesser of" the two is not told apart.
  if (amount !== null && days !== null) return unclear(evidence);
  if (days !== null) {
    const why = m.rules_why_cap_days({ period: periodText(days) });
    return days >= almostAYear ? kept(why, evidence) : broken(why, evidence);
  }
  if (amount === null) return unclear(evidence);
  const sums = yearlySums(facts, currency);
  if (!sums) return unknown(m.rules_open_fees(), evidence);
  const told = (fees: number) =>
    m.rules_why_cap({ limit: formatAmount(amount, currency), fees: formatAmount(fees, currency) });
  if (amount < sums.least) return broken(told(sums.least), evidence);
  return amount >= sums.most ? kept(told(sums.most), evidence) : unknown(m.rules_open_fees(), evidence);
}

function checkLaw(laws: Rule['laws'], facts: Facts): Checked {
  if (!facts.measured) return unknown(m.rules_open_old(), wordsOf(facts, 'governing-law'));
  const [named] = measuredOf(facts, 'governing-law');
  if (!named?.law) return unclear(named?.evidence);
  const why = m.rules_why_law({ place: placeText(named.law) });
  return laws.includes(named.law) ? kept(why, named.evidence) : broken(why, named.evidence);
}
