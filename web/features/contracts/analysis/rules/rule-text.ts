import { type LawPlace, lawPlaces } from '#src/features/contracts/measured.schema.ts';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import type { RuleKind } from '#src/features/own-rules/rule-shape.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { clauseTypeText } from '#web/features/contracts/clause-type-text.ts';
import { formatUnit, joinWithCommas } from '#web/lib/format.ts';
import { currentLocale } from '#web/lib/locale.ts';

/** ISO 3166; null of a part of a country. */
const countries: Record<LawPlace, string | null> = {
  'england-and-wales': null,
  scotland: null,
  ireland: 'IE',
  spain: 'ES',
  france: 'FR',
  germany: 'DE',
  austria: 'AT',
  switzerland: 'CH',
  belgium: 'BE',
  morocco: 'MA',
  'saudi-arabia': 'SA',
  emirates: 'AE',
  egypt: 'EG',
  jordan: 'JO',
};

export function placeText(place: LawPlace): string {
  const country = countries[place];
  if (country) return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country) ?? country;
  return place === 'scotland' ? m.law_place_scotland() : m.law_place_england_and_wales();
}

export const placesInOrder = () =>
  lawPlaces
    .map((place) => ({ place, text: placeText(place) }))
    .sort((one, other) => one.text.localeCompare(other.text, currentLocale()));

export const kindText: Record<RuleKind, () => string> = {
  'payment-within': m.rule_kind_payment,
  'notice-at-most': m.rule_kind_notice,
  'no-renewal': m.rule_no_renewal,
  'cap-on-liability': m.rule_cap,
  'must-have': m.rule_kind_must,
  'must-not-have': m.rule_kind_must_not,
  'governing-law': m.rule_kind_law,
};

/** A rule in words. */
export function ruleText({ kind, days, clause, laws }: Rule): string {
  const period = formatUnit(days ?? 0, 'day');
  const named = clause ? clauseTypeText[clause]() : '';
  const texts: Record<RuleKind, () => string> = {
    'payment-within': () => m.rule_payment_within({ period }),
    'notice-at-most': () => m.rule_notice_at_most({ period }),
    'no-renewal': m.rule_no_renewal,
    'cap-on-liability': m.rule_cap,
    'must-have': () => m.rule_must_have({ clause: named }),
    'must-not-have': () => m.rule_must_not_have({ clause: named }),
    'governing-law': () => m.rule_law({ places: joinWithCommas(laws.map(placeText)) }),
  };
  return texts[kind]();
}
