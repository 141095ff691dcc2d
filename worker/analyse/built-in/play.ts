import type { ContractDate, ContractType, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Rule } from '#worker/analyse/languages/play-rule.ts';
import type { ContractText, Sentence } from './text/contract-text';

/**
 * How one clause type is recognised, read, weighed and explained. One file a clause type
 * (`playbook/<clause-type>.play.ts`), one line in `playbook.ts`, and its messages.
 *
 * ## Recognising: `rule`, one for each contract language
 * What depends on the language stands in `languages/<locale>/plays/`, a file a family of clauses, and is had by
 * `patternsOf(type)`. A rule is run on sentences. Sentences come normalised (`text/normalised-text.ts`), so write patterns in this form:
 * straight quotes `"` `'`, hyphen `-` for every dash, Western digits, one space for any white space or line break
 * inside a paragraph. Arabic: no vowel signs, no tatweel; patterns are folded like the text (أإآ→ا, ى→ي), write
 * them either way. Every pattern is case-blind. `\b` works for accented and Arabic letters too, but remember that
 * Arabic words carry prefixes (و ف ب ك ل ال): write `(?:ال)?قانون`, no `\b` before it.
 *
 * - `about`: the words without which the clause cannot be there. It is looked for in the whole text first and only
 *   sentences that have it are weighed, so make it selective (`/govern|laws? of/`) and never optional.
 * - `signs`: `[pattern, weight]`, weighed on the sentence; `[pattern, weight, 'heading']` on the headings above it;
 *   `'clause'` on everything under the same heading; `'lead'` on the words that introduce its list. A sentence is
 *   taken when its weights reach `threshold` (default 3). Weights: 3 says it alone ("governed by the laws of"),
 *   2 needs one more sign, 1 supports. Negative weights are for what makes it less likely.
 * - `needs`: each must be in the sentence. `unless`: none may be (look-alikes: "termination for cause" when looking
 *   for convenience, definitions, tables of contents).
 *
 * Say the thing the way real contracts do, in at least three ways a language: "governed by / construed in accordance
 * with / the laws of X shall apply"; "unterliegt dem Recht / es gilt deutsches Recht / Anwendbar ist"; "est régi par /
 * soumis au droit / la loi applicable est"; "se regirá por / la legislación aplicable / con arreglo a"; "يخضع /
 * تسري أحكام / القانون الواجب التطبيق". Gaps are bounded: `.{0,60}` and `\S{1,40}`, never `.*`, `\S+` or nested repeats
 * (`src/testing/patterns.test.ts` refuses them and times every pattern on hostile text).
 *
 * ## Reading: `read(passages, contract)`
 * Gets the sentences taken, best first (never none), and returns the play's facts: plain values or null, never a
 * guess. Use the readers in `read/`: `readDurations`, `readMoney`, `readPercentages`, `readDates`, `readLaw`; they take
 * `(words, language)` and return what they find in order, with `index`/`end` in `words`. What a fact is not written
 * in the words must be null, and the explanation must then not claim it.
 *
 * ## Telling: `title`, `explain`, `assess`, `missing`
 * Texts are messages of the analysis catalogue (`add-messages.ts --analysis`), called as
 * `m.clause_deposit_title({}, to)`; `to` is the language to write in (the reader's), `wordTo` the contract's, for
 * suggested wording only. Any contract is explained in any language, so facts go in as placeholders, put into words
 * by `write/format.ts`: `formatDuration(duration, to)` "30 days", `formatMoney`, `formatPercent`, `formatDate`.
 * They come in the base form, so write messages that bear it: "Notice period: {period}.", not "mit einer Frist von
 * {period}" (German dative, Arabic case). Names, places and laws are given as the contract writes them: put them in
 * quotation marks where the sentence would otherwise bend them.
 *
 * Messages of a play (snake_case of the clause type):
 * - `clause_deposit_title`, `clause_deposit_explained`, `clause_deposit_explained_no_amount` …: what it says, in
 *   plain words, two sentences at most, true of this document
 * - `risk_deposit_large_title` / `_description`: the reader's trouble, and the threshold that was passed
 * - `wording_deposit`: a clause ready to paste, called with `wordTo`
 * - `missing_deposit_why`: what happens without it (the title is the play's)
 * - `advice_deposit_…`: what to do, beginning with a verb
 *
 * `assess` returns the risks of the facts (none, one, more). Thresholds are named constants at the top of the file
 * with the reason beside them where it is not plain. `high`: can cost the reader dearly or cannot be undone;
 * `medium`: worse than usual, worth negotiating; `low`: usual but worth knowing. Say nothing when it is fine.
 * `missing` says why the lack hurts; in which kinds of contract a clause is expected stands in `missing/expected-clauses.ts`,
 * the words that veto it in `languages/<locale>/matters.ts`.
 * `dates` gives calendar dates that follow from the facts; `needs` other plays' facts through `found.factsOf(play)`.
 *
 * ## Testing
 * `playbook/<clause-type>.play.test.ts`: for each language a sentence that is recognised, a look-alike that is not,
 * the facts read from it and the risk at both sides of each threshold, with `testPlay` from `testing/test-play.ts`.
 */
export interface Play<Facts> {
  type: ClauseType;
  category: Category;
  /** Contract types in which the clause is looked for at all; all when absent. */
  onlyIn?: readonly ContractType[];
  rule?: Readonly<Record<Locale, Rule>>;
  /** In place of a rule, for what is found by position (title, parties). */
  find?(contract: ContractText): Passage[];
  read(passages: readonly [Passage, ...Passage[]], contract: ContractText): Facts;
  /** Whether what was read makes a key term under the title of the play; else its dates alone are told. */
  isTerm?(facts: Facts): boolean;
  /** Quotes shown with the key term; 4 when absent. */
  quotes?: number;
  title(to: To): string;
  explain(facts: Facts, telling: Telling): string;
  assess?(facts: Facts, telling: Telling): Assessment[];
  missing?: Missing;
  dates?(facts: Facts, telling: Telling): PlayDate[];
}

/** Words that a clause was recognised by. Offsets are into `ContractText.text`. */
export interface Passage {
  start: number;
  end: number;
  words: string;
  score: number;
  sentence: Sentence;
}

export const categories = [
  'basics',
  'duration',
  'money',
  'liability',
  'termination',
  'intellectual-property',
  'restrictions',
  'data',
  'disputes',
  'obligations',
  'general',
] as const;
/** Order in which key terms are shown. */
export type Category = (typeof categories)[number];

/** The language to write in, as messages take it. */
export interface To {
  locale: Locale;
}

export interface Telling {
  to: To;
  /** Language of the contract, for suggested wording. */
  wordTo: To;
  today: string;
  contractType: ContractType;
  contract: ContractText;
  found: Found;
}

/** What the other plays found. */
export interface Found {
  has(type: ClauseType): boolean;
  factsOf<Facts>(play: Play<Facts>): Facts | null;
  passagesOf(type: ClauseType): readonly Passage[];
}

export interface Assessment {
  /** `usual`: what is true of every sentence of the clause; such a risk may be told again of each of them. */
  code?: 'usual';
  /** A figure that was read proves it, whatever the learned reader thinks of its words. */
  isMeasured?: boolean;
  level: RiskLevel;
  title: string;
  description: string;
  suggestedWording?: string;
  /** What to do about it; becomes a recommended action of the same priority. */
  advice?: string;
  /** The words it rests on, where not the play's best passages. */
  passages?: readonly Passage[];
}

export interface Missing {
  /** Priority of the advice to add it. */
  level: RiskLevel;
  why(to: To): string;
  wording?(wordTo: To): string;
  /** Another clause that does the same work, so this one is not missed. */
  unlessFound?: readonly ClauseType[];
}

export interface PlayDate {
  kind: ContractDate['kind'];
  /** What happens then, where the kind does not say it. */
  label?: string | null;
  date: string;
  computedFrom: string | null;
  passages?: readonly Passage[];
}

/** Any play, its facts known to itself alone. */
export type AnyPlay = Play<unknown>;
