import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { FoundHarm, FoundHarms } from '../harms/find-harms';
import { bearingOf, bearingOfClause } from '../harms/harm-bearing';
import { isPaidToReader } from '../harms/temper-harms';
import { whoseLiability } from '../harms/whose-liability';
import { type WrittenHarm, writeHarms, writeUnnamed } from '../harms/write-harms';
import { findMoney } from '../money/find-money';
import { createSides } from '../parties/sides';
import type { Viewpoint } from '../parties/viewpoint';
import type { Telling } from '../play';
import { quoteWords } from './format';
import type { AssessedRisk } from './risks';

/** Clauses of a sum that one side owes the other. */
const owedByOne = new Set<ClauseType>(['late-payment', 'liquidated-damages']);

type Favours = Findings['favours'];

/** What was found, by whom it hurts: the reader, or the other side; of what is not clear nothing is claimed. */
export interface ForReader {
  harms: WrittenHarm[];
  risks: AssessedRisk[];
  favours: Favours;
}

/** Sorts what was found as its usual reader would see it for the one who does read it. */
export function sortForReader(
  found: { harms: FoundHarms; risks: readonly AssessedRisk[] },
  view: Viewpoint,
  telling: Telling,
): ForReader {
  const whomItHurts = ({ type, passages }: AssessedRisk) => {
    const bearing = bearingOfClause[type];
    const hurt = bearing ? view.whomItHurts(passages, bearing) : null;
    return hurt === 'other' && isPaidByReader(passages, view, telling) ? 'reader' : hurt;
  };
  if (view.isUsual) {
    const sides = createSides(telling.contract);
    // Whoever "is not liable" gains by it, and a sentence that says so is as a rule no other's duty.
    const freesReader = ({ passages }: AssessedRisk) =>
      passages.every(
        ({ words }) => (whoseLiability(words, telling.contract) ?? sides.subjectOf({ words })?.side) === 'reader',
      );
    // A right or a due of the reader's own is what protects him, and no favour that anybody would ask to change.
    const isReadersOwn = ({ type, passages }: AssessedRisk) =>
      (bearingOfClause[type] === 'gains' && view.whomItHurts(passages, 'gains') === 'other') ||
      (owedByOne.has(type) && passages.some(({ sentence }) => isPaidToReader(sentence, telling.contract)));
    const isTheirs = (one: AssessedRisk) =>
      one.type === 'limitation-of-liability' || one.type === 'cap-on-liability'
        ? freesReader(one)
        : bearingOfClause[one.type] === 'bears' && whomItHurts(one) === 'other';
    return {
      harms: [...writeHarms(found.harms.named, telling), ...writeUnnamed(found.harms.unnamed, telling)],
      risks: found.risks.filter((one) => !one.isDoubted && !isTheirs(one) && !isReadersOwn(one)),
      favours: once(
        found.risks
          .filter((one) => isTheirs(one) && isSureFavour(one) && isForReaderAlone(one, telling))
          .map(({ risk }) => risk),
      ).map((risk) => toFavour(risk, view, telling)),
    };
  }
  const ofHarm = ({ harm, sentence }: FoundHarm) =>
    // Harms are those of the usual reader.
    view.isUsual === false ? 'other' : view.whomItHurts([sentence], bearingOf(harm));
  const harms = Map.groupBy(found.harms.named, ofHarm);
  const risks = Map.groupBy(found.risks, whomItHurts);
  const theirs = [
    ...writeHarms(harms.get('other') ?? [], telling).map(({ risk }) => risk),
    ...(risks.get('other') ?? []).map(({ risk }) => risk),
  ];
  return {
    harms: writeHarms([...(harms.get('reader') ?? []), ...(harms.get('both') ?? [])], telling),
    risks: found.risks.filter((one) => !one.isDoubted && ['reader', 'both'].includes(whomItHurts(one) ?? '')),
    favours: once(theirs).map((risk) => toFavour(risk, view, telling)),
  };
}

/** "The Landlord charges a penalty": whoever acts there is paid, and the reader pays. */
function isPaidByReader(passages: AssessedRisk['passages'], { reader }: Viewpoint, { contract }: Telling): boolean {
  const sentences = new Set(passages.map(({ sentence }) => sentence));
  const payers = findMoney(contract).flatMap(({ sentence, payer }) => (sentences.has(sentence) ? [payer] : []));
  return payers.length > 0 && payers.every((payer) => payer === reader?.role || payer === reader?.name);
}

/** What a play may have misread is in the reader's favour only where it was read whose promise or whose liability it is. */
const isSureFavour = ({ type, isDoubted }: AssessedRisk) =>
  !isDoubted || type === 'indemnity' || type === 'limitation-of-liability' || type === 'cap-on-liability';

/** No third one is promised it, and the reader gives nothing up in the same sentence. */
function isForReaderAlone({ passages }: AssessedRisk, { contract }: Telling): boolean {
  const givesUp = languages[contract.language].parties.deedsAfter['gives-up'];
  return passages.every(({ words }) => {
    const mentions = createSides(contract).mentionsIn(words);
    const others = new Set(mentions.flatMap(({ side, party, called }) => (side === 'other' ? [party ?? called] : [])));
    const isGivenUp = mentions.some(
      ({ side, end }, at) => side === 'reader' && givesUp.test(words.slice(end, mentions[at + 1]?.start)),
    );
    return others.size <= 1 && !isGivenUp;
  });
}

/** A risk of a play whose words a harm has told is not told again. */
const once = (risks: readonly FoundRisk[]) =>
  risks.filter(({ evidence }, at) => {
    const told = risks.slice(0, at).flatMap((one) => one.evidence.map(({ quote }) => quote));
    return !evidence.every(({ quote }) => told.includes(quote));
  });

export function toFavour(
  { title, clauseType, evidence }: FoundRisk,
  { otherCalled }: Viewpoint,
  { to }: Telling,
): Favours[number] {
  const description = otherCalled ? m.favour_hurts_party({ party: otherCalled }, to) : m.favour_hurts_other({}, to);
  return { title: quoteWords(title, to), description, clauseType, evidence };
}
