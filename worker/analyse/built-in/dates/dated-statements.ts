import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { isLeftOut } from '../read/agreed-words';
import { type DateHints, readDates } from '../read/dates';
import { atOnce, readInSteps, type Steps } from '../steps';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';

/** A date and the words around it, up to the dates beside it. */
export interface DatedStatement {
  date: string;
  inferred?: 'year' | 'calendar';
  sentence: Sentence;
  before: string;
  after: string;
  /** Place of the date in the sentence. */
  index: number;
  end: number;
  passage: Passage;
}

const windowBefore = 110;
const windowAfter = 70;
const mostFillers = 4;

/** Every day that the contract names, in order. */
export const readStatements = (...input: Parameters<typeof statementsInSteps>): DatedStatement[] =>
  atOnce(statementsInSteps(...input));

export function statementsInSteps(contract: ContractText, hints: DateHints): Steps<DatedStatement[]> {
  const read = (sentence: Sentence) => statementsIn(sentence, contract, hints);
  return readInSteps(contract.sentences, ({ words }) => words.length, read);
}

function statementsIn(sentence: Sentence, contract: ContractText, hints: DateHints): DatedStatement[] {
  const { language } = contract;
  const { words, start, end } = sentence;
  const dates = readDates(words, language, hints);
  return dates.flatMap(({ date, inferred, index, end: dateEnd }, at) => {
    if (!date || isOfFiling(words.slice(0, index)) || isLeftOut(words, index, language)) return [];
    const from = Math.max(dates[at - 1]?.end ?? 0, index - windowBefore);
    const to = Math.min(dates[at + 1]?.index ?? words.length, dateEnd + windowAfter);
    return [
      {
        date,
        inferred,
        sentence,
        before: withoutFiller(words.slice(from, index), language) || (at === 0 ? labelOf(sentence, contract) : ''),
        after: words.slice(dateEnd, to),
        index,
        end: dateEnd,
        passage: { start, end, words, score: 0, sentence },
      },
    ];
  });
}

/** "Source: ACME CORP, 10-Q, 11/1/2016": where a register got the document, printed on each of its pages. */
const isOfFiling = (before: string) => filing.test(before.slice(-filingLength));
const filingLength = 140;
const filing = /\bsource: ?[^:;]{2,100}, ?$|\b(?:\d{1,2}-[kqf]|[sf]-\d{1,2}|drs)(?: ?\([^)]{1,16}\))?(?:\/a)?, ?$/i;

const near = 40;

/** It is the last day for something; "at the latest" may stand among the words that tell nothing else. */
export function isLatest({ before, after, sentence, index }: DatedStatement, language: Locale): boolean {
  const { atLatest } = languages[language].dates;
  const written = sentence.words.slice(Math.max(0, index - near), index);
  return [before, written, after].some((words) => says(atLatest, language, words));
}

const longestLabel = 40;

/** A label that stands alone before its date: "Start ......", a cell of a table, "When does it start?". */
function labelOf({ index }: Sentence, { sentences, language }: ContractText): string {
  const words = sentences[index - 1]?.words ?? '';
  const isLabel = words.length <= longestLabel && (words.endsWith('...') || !/[.;]$/.test(words));
  return isLabel ? withoutFiller(words, language) : '';
}

/** "ends on Friday the " tells as "ends on " does. */
export function withoutFiller(before: string, language: Locale): string {
  const filler = compilePattern(languages[language].dates.filler, language);
  let words = before.trimEnd();
  for (let count = 0; count < mostFillers; count++) {
    const at = filler.exec(words)?.index;
    if (at === undefined) break;
    words = words.slice(0, at).trimEnd();
  }
  return words && `${words} `;
}
