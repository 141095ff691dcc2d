import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Actor } from './actor';
import { type Token, tokensOf, wordApart } from './calls';

/** Words that name a side, and where they stand. */
export interface Mention extends Actor {
  start: number;
  end: number;
  /** Arabic, with "to" written together with it. */
  isDative: boolean;
}

export interface Call extends Actor {
  /** A name, or a word that is only sometimes a role: it counts with a capital alone. */
  needsCapital: boolean;
}

/** Who is meant, by what they are called in lower case. */
export interface Calls {
  get(key: string): Call | undefined;
  longest: number;
}

/** Everyone named in some words, in order. */
export function findMentions(words: string, calls: Calls, language: Locale): Mention[] {
  const tokens = tokensOf(words);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let size = Math.min(calls.longest, tokens.length - at); size > 0; size--) {
      const found = callOf(tokens.slice(at, at + size), calls, language);
      const first = tokens[at];
      const last = tokens[at + size - 1];
      if (!found || !first || !last) continue;
      const { side, party, called } = found.call;
      mentions.push({ side, party, called, start: first.start, end: last.end, isDative: found.isDative });
      at += size - 1;
      break;
    }
  }
  return mentions;
}

function callOf(tokens: readonly Token[], calls: Calls, language: Locale) {
  const [first, ...others] = tokens;
  if (!first) return null;
  const rest = others.map(({ key }) => ` ${key}`).join('');
  const forms = wordApart(first.key, language);
  for (const { key, isDative } of forms) {
    const call = calls.get(key + rest);
    if (call && (first.isCapital || !call.needsCapital)) return { call, isDative };
  }
  return null;
}

/** Words for all parties alike: "the parties", "either of us". */
export const namesAll = (phrase: string, language: Locale) => languages[language].parties.all.test(phrase.trim());
