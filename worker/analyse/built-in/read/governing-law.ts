import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';

export interface NamedLaw {
  /** As the contract writes it. */
  name: string;
  passage: Passage;
}

/** So short a sentence says nothing but which law it is: "Scots law." */
const bare = 60;

/** Where words tell, beside a law, that it is that of a company or a statute. */
const around = 60;
const behind = 12;
const articles = 10;
/** "The law of Scotland; the sheriff of Oban decides.": named before anything else, and by itself. */
const standsFirst = ({ index, 0: found }: RegExpExecArray, words: string): boolean =>
  index <= articles && /^ ?[,;.:(]/.test(words.slice(index + found.length)) && !/[,;:]/.test(words.slice(0, index));

/** "Clause 22 (law of Scotland) stays as it is": in brackets by itself it is what a clause is about. */
const isBracketed = ({ index, 0: found }: RegExpExecArray, words: string): boolean =>
  /\((?:the )?$/.test(words.slice(0, index)) &&
  /^(?:[),;]| and (?:the )?[^).;]{2,30}\))/.test(words.slice(index + found.length));

/** "If talks fail, Scots law, and the sheriff of Oban": between two commas, by itself. */
const standsApart = ({ index, 0: found }: RegExpExecArray, words: string): boolean =>
  /[,;:.?] (?:the )?$/.test(words.slice(0, index)) && /^ ?[,;.]/.test(words.slice(index + found.length));

/** The law that the contract names as its own, in a sentence that says so or says nothing else; null where it names none. */
export function findGoverningLaw(contract: ContractText): NamedLaw | null {
  for (const sentence of contract.sentences) {
    const named = lawIn(sentence, contract);
    if (named) return named;
  }
  return null;
}

function lawIn(sentence: Sentence, contract: ContractText): NamedLaw | null {
  const { language } = contract;
  const { named, applies, notOurs, heading } = languages[language].law;
  const { words, start, end, clause } = sentence;
  const match = compilePattern(named, language).exec(words);
  const near = match && words.slice(Math.max(0, match.index - around), match.index + match[0].length + behind);
  if (!match || says(notOurs, language, near ?? '')) return null;
  const isBare =
    words.length <= bare || standsFirst(match, words) || isBracketed(match, words) || standsApart(match, words);
  const isSaid = isBare || says(applies, language, words) || says(heading, language, clause.heading);
  if (!isSaid) return null;
  const name = match.groups?.law ?? match.groups?.place ?? match[0];
  const at = start + match.index + match[0].lastIndexOf(name);
  const { quote } = contract.cite({ start: at, end: at + name.length });
  return { name: quote, passage: { start, end, words, score: 0, sentence } };
}
