import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Place } from '#worker/analyse/languages/legal-words.ts';
import type { HarmType } from '../harms/harm-types';
import type { To } from '../play';
import type { Missed } from '../write/missing-clauses';
import type { Governed } from './find-breaches';
import { type Setting, settings } from './settings';
import type { Told } from './tell-breaches';

/** Wording that the law of some places forbids: what is proposed there instead, nothing where absent. */
interface Forbidden {
  clauseTypes: readonly ClauseType[];
  places: readonly Place[];
  setting?: Setting;
  instead?(wordTo: To): string;
}

const forbidden: readonly Forbidden[] = [
  {
    clauseTypes: ['late-payment'],
    places: ['saudi-arabia'],
    instead: (wordTo) => m.wording_late_payment_without_interest({}, wordTo),
  },
  // A restraint of a former employee has to be paid for.
  {
    clauseTypes: ['non-compete', 'no-solicit-customers'],
    places: ['spain', 'france', 'germany', 'belgium'],
    setting: 'job',
  },
  // One year more is longer than a consumer may be bound.
  { clauseTypes: ['renewal-term', 'notice-to-terminate-renewal'], places: ['germany'], setting: 'subscription' },
  // The law says by which index and when rents rise.
  { clauseTypes: ['rent-review'], places: ['france', 'switzerland', 'scotland', 'ireland', 'spain'], setting: 'home' },
  // A landlord cannot end it at any time without a reason.
  {
    clauseTypes: ['termination-for-convenience', 'expiration-date', 'break-clause'],
    places: ['scotland', 'ireland', 'spain', 'france', 'germany', 'switzerland'],
    setting: 'home',
  },
  {
    clauseTypes: ['termination-for-convenience', 'expiration-date'],
    places: ['spain', 'france', 'germany', 'austria', 'belgium', 'switzerland', 'morocco'],
    setting: 'job',
  },
];

/** Harms that one commonly asks to replace by interest. */
const askedForInterest: readonly HarmType[] = ['late-charges', 'interest-steep'];

/** The risks, with no wording that the law of the place forbids. */
export function withLawfulWording({ harms, risks }: Told, governed: Governed, to: To, wordTo: To): Told {
  return {
    harms: harms.map((one) =>
      governed.place === 'saudi-arabia' && one.harm && askedForInterest.includes(one.harm)
        ? { ...one, risk: { ...one.risk, ask: m.law_ask_no_interest({}, to) } }
        : one,
    ),
    risks: risks.map((one) => {
      const { type, risk } = one;
      const suggestedWording = lawful(type, risk.suggestedWording, governed, wordTo);
      return { ...one, risk: { ...risk, suggestedWording } };
    }),
  };
}

/** Missing clauses, with no wording that the law of the place forbids. */
export function withLawfulAdditions(missed: readonly Missed[], governed: Governed, wordTo: To): Missed[] {
  return missed.map(({ play, clause }) => {
    const suggestedWording = lawful(clause.clauseType, clause.suggestedWording, governed, wordTo);
    return { play, clause: { ...clause, suggestedWording } };
  });
}

function lawful(type: ClauseType, wording: string | null, { place, kind }: Governed, wordTo: To): string | null {
  const ban = forbidden.find(
    ({ clauseTypes, places, setting }) =>
      clauseTypes.includes(type) && places.includes(place) && (!setting || isIn(kind, setting)),
  );
  return wording && ban ? (ban.instead?.(wordTo) ?? null) : wording;
}

function isIn(kind: ContractKind | null, setting: Setting) {
  const kinds: readonly ContractKind[] = settings[setting];
  return kind !== null && kinds.includes(kind);
}
