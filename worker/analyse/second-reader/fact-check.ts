import type { AnalystDocument, Findings } from '../analyst';
import type { Locate } from '../evidence';
import { statedDates } from '../stated/stated-dates';
import { createNameSearch } from '../stated/stated-names';
import { createNumberSearch } from '../stated/stated-numbers';

/** Words for law in the five languages: a quote that names none is not about the law that applies. */
const law =
  /\b(?:laws?|legislation|statutes?|codes?|ley|leyes|código|derecho|legislación|normativa|droit|lois?|législation)\b|recht|gesetz|قانون|قوانين|نظام|أنظمة|الأنظمة|تشريع/iu;

/** Marks what findings state and the text does not: amounts, dates, parties, the law. */
export function createFactCheck({ text, language }: AnalystDocument, locate: Locate) {
  const dates = statedDates(text, language);
  const hasNumber = createNumberSearch(text, language);
  const hasName = createNameSearch(text);
  const saysLaw = ({ evidence }: Findings['keyTerms'][number]) =>
    evidence.map(locate).some(({ quote, match }) => match !== 'none' && law.test(quote));

  return (findings: Findings): Findings => ({
    ...findings,
    parties: findings.parties.map((party) => marked(party, hasName(party.name))),
    money: findings.money.map((sum) => marked(sum, hasNumber(sum.amount))),
    // A date that is counted rests on one that was looked up where it was counted.
    dates: findings.dates.map((date) => marked(date, date.computedFrom !== null || dates.has(date.date))),
    keyTerms: findings.keyTerms.map((term) => marked(term, term.clauseType !== 'governing-law' || saysLaw(term))),
  });
}

const marked = <Fact extends object>(fact: Fact, confirmed: boolean) =>
  confirmed ? fact : { ...fact, unconfirmed: true };
