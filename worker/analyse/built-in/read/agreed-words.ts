import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import { says } from '../text/says';

const box = /[☐☒☑□▢]|\[ ?[xX✓✔]? ?\]|(?<=^|\s)\([xX]\)/g;
const isTicked = (mark: string) => /[☒☑xX✓✔]/.test(mark);
const crossedOut = /~~[^~]{0,300}~~/g;
const bracketed = /\[[^[\]]{2,200}\]|\([^()]{2,200}\)/g;
const marks = /[☐☒☑□▢~[(:]/;
/** A box stands before the words that it ticks, and a line of answers has few other words. */
const longestAnswers = 400;

/**
 * The words of a form that hold: options without a tick, what is crossed out and labels that are answered by no are
 * blanked, so that places stay the same.
 */
export function agreedWords(words: string, language: Locale): string {
  const { struck, none } = languages[language].denials;
  if (says(struck, language, words) && isStruckWhole(words, language)) return blank(words);
  if (!marks.test(words) || words.length > longestAnswers) return words;
  const kept = words
    .replace(crossedOut, blank)
    .replace(bracketed, (one) => (isStruck(one, language) ? blank(one) : one));
  const boxes = [...kept.matchAll(box)];
  const label = /^(?:[\d.]{1,8}[.)]? )?[^:;.]{2,80}: ?/.exec(kept)?.[0];
  const [first] = boxes;
  if (!first)
    return label && compilePattern(none, language).test(kept.slice(label.length).trimStart()) ? blank(words) : kept;
  let told = kept.slice(0, first.index);
  const answers: string[] = [];
  boxes.forEach((one, at) => {
    const answer = kept.slice(one.index, boxes[at + 1]?.index ?? kept.length);
    told += isTicked(one[0]) ? answer : blank(answer);
    if (isTicked(one[0])) answers.push(answer.slice(one[0].length).trim());
  });
  const isDenied = answers.every((answer) => compilePattern(none, language).test(answer));
  return isDenied ? blank(words) : told;
}

/** What stands there holds no more: "Variant 1: a penalty of 300 (struck out)", "Court: [deleted]". */
function isStruckWhole(words: string, language: Locale) {
  const { struck } = languages[language].denials;
  const said = compilePattern(struck, language).exec(words);
  if (!said) return false;
  const [before, after] = [words.slice(0, said.index), words.slice(said.index + said[0].length)];
  if (/[([] ?$/.test(before)) return /^ ?[)\]][.;]?$/.test(after);
  return /[:-] ?$/.test(before) && /^[^:;]{0,40}$/.test(after);
}

/** "[struck out: five per cent]", "(Sydney – deleted)"; not "(deleted files included)". */
function isStruck(inBrackets: string, language: Locale) {
  const words = inBrackets.slice(1, -1).trim();
  const said = compilePattern(languages[language].denials.struck, language).exec(words);
  if (!said) return false;
  const [before, after] = [words.slice(0, said.index), words.slice(said.index + said[0].length)];
  return before === '' ? /^$|^ ?:/.test(after) : after === '' && /[,:;-] ?$/.test(before);
}

const blank = (words: string) => ' '.repeat(words.length);

/** The place lies in an option that was not chosen, or in what is crossed out. */
export const isLeftOut = (words: string, at: number, language: Locale): boolean =>
  agreedWords(words, language)
    .slice(at, at + 4)
    .trim() === '';
