import type { FoundHarms } from '../harms/find-harms';
import type { Assessment, Telling } from '../play';
import type { Sentence } from '../text/contract-text';
import { type AssessedRisk, toAssessed } from '../write/risks';
import { longestLearned } from './as-set-for-everybody';
import type { UnfairTerm, UnfairTerms } from './find-unfair-terms';
import { isOftenUnfair, type OftenUnfairClause, unfairnessOf } from './often-unfair';

/** Such terms say the same thing of one service after the other, and each place counts. */
const mostQuotes = 12;

/** In terms of a few pages, which the judge knows, this likely their words must harm the reader to be more than worth knowing. */
const mayHarm = 0.4;

/**
 * The risks of terms that a service sets for everybody: nobody who signs up can negotiate what is often unfair there, so
 * that it is never merely worth knowing, and each place that plainly says it is quoted. What a play alone sees is not told
 * as more than that.
 */
export function raiseUnfairTerms(
  risks: readonly AssessedRisk[],
  { plain }: UnfairTerms,
  { harms, telling }: { harms: FoundHarms; telling: Telling },
): AssessedRisk[] {
  const isKnownToJudge = telling.contract.text.length <= longestLearned;
  const isHarmless = (type: OftenUnfairClause, sentence: Sentence) =>
    isKnownToJudge && !unfairnessOf(type).isPlainlySaid && (harms.gravity.get(sentence) ?? 0) < mayHarm;
  const open = new Map<Sentence, UnfairTerm>(plain.map((term) => [term.passage.sentence, term]));
  for (const [sentence, { type }] of open) if (isHarmless(type, sentence)) open.delete(sentence);
  for (const { sentence } of harms.named) open.delete(sentence);
  const usual = new Map<OftenUnfairClause, Assessment>();
  const own = risks.flatMap((one): AssessedRisk[] => {
    const { type, assessment } = one;
    if (!isOftenUnfair(type)) return [one];
    const isPlain = plain.some((term) => term.type === type);
    if (assessment.code === 'usual') {
      usual.set(type, assessment);
      return isPlain ? [] : [atLevel('low', one)];
    }
    const passages = one.passages.filter(
      ({ sentence }) => !isHarmless(type, sentence) && (unfairnessOf(type).isSaidOnce || open.has(sentence)),
    );
    for (const { sentence } of passages) open.delete(sentence);
    if (passages.length === 0) return [atLevel('low', one)];
    const told = toAssessed(type, assessment, { passages, telling });
    return [assessment.level === 'low' ? atLevel('medium', told) : told];
  });
  const all = [...Map.groupBy(open.values(), ({ type }) => type)].map(([type, terms]) => {
    const likeliest = terms.sort((one, other) => other.likelihood - one.likelihood).slice(0, mostQuotes);
    const passages = likeliest.map(({ passage }) => passage);
    return toAssessed(type, assess(type, usual.get(type), telling), { passages, telling });
  });
  return [...own, ...all];
}

const atLevel = (level: AssessedRisk['assessment']['level'], one: AssessedRisk): AssessedRisk => ({
  ...one,
  assessment: { ...one.assessment, level },
});

function assess(type: OftenUnfairClause, usual: Assessment | undefined, { to, wordTo }: Telling): Assessment {
  const { title, description, wording } = unfairnessOf(type);
  const told = { level: 'medium' as const, title: title({}, to), description: description({}, to) };
  return { ...told, suggestedWording: wording({}, wordTo), advice: usual?.advice };
}
