import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Money } from '../read/money';
import type { PartyMention } from './two-sides';

/** The words around one sum as patterns read them: ① and ② for the sides, ¤ for the sum, # for other sums. */
export interface MarkedSum {
  words: string;
  /** Where ¤ stands. */
  at: number;
}

interface Piece {
  start: number;
  end: number;
  mark: string;
}

/** Marks one of the sums of a sentence, and everyone who is named in it. */
export function markSum(
  words: string,
  sum: Money,
  sums: readonly Money[],
  mentions: readonly PartyMention[],
  language: Locale,
): MarkedSum {
  const pieces: Piece[] = [
    ...sums.map((one) => ({ start: one.index, end: one.end, mark: one === sum ? '¤' : '#' })),
    ...mentions.map((mention) => markOf(mention, words, language)),
  ];
  return put(pieces, words);
}

function put(pieces: readonly Piece[], words: string): MarkedSum {
  let marked = '';
  let from = 0;
  let at = 0;
  for (const { start, end, mark } of pieces.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    marked += words.slice(from, start);
    if (mark === '¤') at = marked.length;
    marked += mark;
    from = end;
  }
  return { words: marked + words.slice(from), at };
}

/** A sum of a list with what introduces the list: "The Tenant pays: - a deposit of £500". */
export function behindLead(
  { words, at }: MarkedSum,
  lead: string,
  mentions: readonly PartyMention[],
  language: Locale,
): MarkedSum {
  const who = mentions.map((mention) => markOf(mention, lead, language));
  const before = `${put(who, lead).words} `;
  return { words: before + words, at: before.length + at };
}

function markOf({ party, start, end, isDative }: PartyMention, words: string, language: Locale): Piece {
  const spoken = languages[language].money;
  const before = words.slice(Math.max(0, start - 12), start);
  const name = words.slice(start, end);
  const article = spoken.article.exec(before)?.[0] ?? '';
  const toward = spoken.toward?.find(
    (one) =>
      (!one.isDative || isDative) &&
      (one.called?.test(name) ?? true) &&
      (one.article?.test(article) ?? true) &&
      (one.behind?.test(words.slice(end, end + 24)) ?? true),
  );
  return { start: start - article.length, end, mark: `${toward?.mark ?? ''}${party === 'reader' ? '①' : '②'}` };
}
