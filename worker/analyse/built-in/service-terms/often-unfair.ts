import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { HarmType } from '../harms/harm-types';
import type { To } from '../play';

type Text = (inputs: Record<string, never>, to: To) => string;

interface OftenUnfair {
  /** The kinds of harm that its sentences do; one of them must be likely, so that its words are believed. */
  kinds: readonly HarmType[];
  /** How likely they must be together where the words of the clause stand there. */
  likely: number;
  /** The same where they do not; null where what was learned is not enough by itself. */
  likelyAlone: number | null;
  /** Its words can hardly mean anything else, however harmful they look. */
  isPlainlySaid?: boolean;
  /** The clause is agreed once, and what else is said of it is detail: its best sentences. */
  isSaidOnce?: boolean;
  /** True of every sentence of the clause, whatever else it says. */
  title: Text;
  description: Text;
  wording: Text;
}

const change: readonly HarmType[] = ['terms-at-will', 'service-at-will', 'price-at-will'];
const ending: readonly HarmType[] = ['ended-at-will', 'access-blocked', 'service-at-will'];
const liability: readonly HarmType[] = ['liability-excluded', 'liability-capped'];
const courts: readonly HarmType[] = ['no-court', 'court-far-away'];

/**
 * What authorities and courts object to most in terms that a service sets for everybody: liability, changes, endings,
 * removal, courts and arbitration, agreement by use (Directive 93/13/EEC, annex 1 (a), (b), (f), (g), (i), (j), (q)).
 * Source of the list: the labels of the CLAUDETTE corpus of unfair terms.
 */
const oftenUnfair = {
  'cap-on-liability': {
    ...{ kinds: liability, likely: 0.3, likelyAlone: null, isPlainlySaid: true },
    title: m.risk_liability_of_provider_title,
    description: m.risk_liability_of_provider_description,
    wording: m.wording_cap_on_liability,
  },
  'limitation-of-liability': {
    ...{ kinds: liability, likely: 0.3, likelyAlone: 0.5, isPlainlySaid: true },
    title: m.risk_liability_of_provider_title,
    description: m.risk_liability_of_provider_description,
    wording: m.wording_cap_on_liability,
  },
  'unilateral-change': {
    ...{ kinds: change, likely: 0.1, likelyAlone: null },
    title: m.risk_unilateral_change_title,
    description: m.risk_unilateral_change_description,
    wording: m.wording_unilateral_change,
  },
  'unilateral-termination': {
    ...{ kinds: ending, likely: 0.1, likelyAlone: null },
    title: m.risk_unilateral_termination_title,
    description: m.risk_unilateral_termination_description,
    wording: m.wording_unilateral_termination,
  },
  'content-removal': {
    ...{ kinds: [...ending, 'their-word-final'], likely: 0.05, likelyAlone: null },
    title: m.risk_content_removal_title,
    description: m.risk_content_removal_description,
    wording: m.wording_content_removal,
  },
  'contract-by-using': {
    ...{ kinds: ['silence-accepts', 'terms-at-will'], likely: 0.1, likelyAlone: null },
    title: m.risk_contract_by_using_title,
    description: m.risk_contract_by_using_description,
    wording: m.wording_contract_by_using,
  },
  'privacy-included': {
    ...{ kinds: ['data-shared', 'silence-accepts'], likely: 0.05, likelyAlone: null },
    title: m.risk_privacy_included_title,
    description: m.risk_privacy_included_description,
    wording: m.wording_privacy_included,
  },
  arbitration: {
    ...{ kinds: courts, likely: 0.3, likelyAlone: null, isSaidOnce: true },
    title: m.risk_arbitration_title,
    description: m.risk_arbitration_description,
    wording: m.wording_arbitration,
  },
  jurisdiction: {
    ...{ kinds: courts, likely: 0.3, likelyAlone: null, isSaidOnce: true },
    title: m.risk_jurisdiction_title,
    description: m.risk_jurisdiction_description,
    wording: m.wording_jurisdiction,
  },
} as const satisfies Partial<Record<ClauseType, OftenUnfair>>;

export type OftenUnfairClause = keyof typeof oftenUnfair;

export const isOftenUnfair = (type: ClauseType): type is OftenUnfairClause => type in oftenUnfair;

export const oftenUnfairClauses = Object.keys(oftenUnfair) as OftenUnfairClause[];

export const unfairnessOf = (type: OftenUnfairClause): OftenUnfair => oftenUnfair[type];
