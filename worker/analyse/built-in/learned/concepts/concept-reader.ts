import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { foldForLearning } from '../fold-tokens';
import { concepts } from './concept';

/** Letters that Arabic writes together with the word behind them: and, so; by, to, as, will, the. */
const joined = ['', 'ب', 'ل', 'ك', 'س', 'ال', 'بال', 'كال', 'لل'];
const arabicPrefixes = ['', 'و', 'ف']
  .flatMap((and) => joined.map((rest) => and + rest))
  .filter((prefix) => prefix !== '');
const shortestStem = 3;

interface Phrase {
  words: string[];
  concept: number;
}

/** What one token says by itself, and how it reads without what is written together with it. */
interface ReadToken {
  concepts: number[];
  forms: string[];
}

/** Tells which concepts the tokens of a language stand for. Tokens are remembered, so keep one for a document. */
export class ConceptReader {
  private readonly exact = new Map<string, number[]>();
  private readonly beginnings = new Map<string, number[]>();
  private readonly endings: [string, number][] = [];
  private readonly insides: [string, number][] = [];
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly read = new Map<string, ReadToken>();
  private readonly language: Locale;

  /** Of the concepts that were learned with, or of others, in the order of `written`. */
  constructor(
    language: Locale,
    written: readonly string[] = concepts.map((name) => languages[language].concepts[name]),
  ) {
    this.language = language;
    written.forEach((words, index) => {
      for (const word of words.split(' ')) this.learn(foldForLearning(word), index);
    });
  }

  /** The concepts of each token; a phrase counts where it begins. */
  conceptsOf(tokens: readonly string[]): number[][] {
    return tokens.map((token, index) => {
      const { concepts: own, forms } = this.readToken(token);
      const found = forms
        .flatMap((form) => this.phrases.get(form) ?? [])
        .filter(({ words }) => words.every((word, at) => at === 0 || fits(tokens[index + at], word)))
        .map(({ concept }) => concept);
      return found.length > 0 ? [...new Set([...own, ...found])] : own;
    });
  }

  private learn(word: string, concept: number) {
    const bare = word.replaceAll('*', '');
    if (word.includes('_')) {
      const words = word.split('_');
      append(this.phrases, words[0] ?? '', { words, concept });
    } else if (word.startsWith('*')) (word.endsWith('*') ? this.insides : this.endings).push([bare, concept]);
    else append(word.endsWith('*') ? this.beginnings : this.exact, bare, concept);
  }

  private readToken(token: string): ReadToken {
    let known = this.read.get(token);
    if (!known) {
      const forms = this.language === 'ar' ? withoutPrefixes(token) : [token];
      known = { forms, concepts: [...new Set(forms.flatMap((form) => [...this.singles(form)]))] };
      this.read.set(token, known);
    }
    return known;
  }

  private *singles(form: string): Generator<number> {
    yield* this.exact.get(form) ?? [];
    for (let length = 2; length <= form.length; length++) yield* this.beginnings.get(form.slice(0, length)) ?? [];
    for (const [part, concept] of this.insides) if (form.includes(part)) yield concept;
    for (const [part, concept] of this.endings) if (form.endsWith(part)) yield concept;
  }
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function fits(token: string | undefined, word: string) {
  return token !== undefined && (word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word);
}

function withoutPrefixes(token: string) {
  const bare = arabicPrefixes.filter(
    (prefix) => token.startsWith(prefix) && token.length - prefix.length >= shortestStem,
  );
  return [token, ...bare.map((prefix) => token.slice(prefix.length))];
}
