import type { Locale } from '#src/i18n/locale.schema.ts';
import { moneyWords } from '#worker/analyse/languages/money-words.ts';
import type { Mention } from '../parties/mentions';
import type { Money } from '../read/money';

/** The words around one sum as patterns read them: ① and ② for the sides, ¤ for the sum, # for other sums. */
export interface MarkedSum {
  words: string;
  /** Where ¤ stands. */
  at: number;
}

type Marked = Pick<Mention, 'side' | 'start' | 'end' | 'isDative'>;

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
  mentions: readonly Marked[],
  language: Locale,
): MarkedSum {
  const pieces: Piece[] = [
    ...sums.map((one) => ({ start: one.index, end: one.end, mark: one === sum ? '¤' : '#' })),
    ...mentions.flatMap((mention) => markOf(mention, words, language)),
  ].sort((a, b) => a.start - b.start);
  let marked = '';
  let from = 0;
  let at = 0;
  for (const { start, end, mark } of pieces) {
    if (start < from) continue;
    marked += words.slice(from, start);
    if (mark === '¤') at = marked.length;
    marked += mark;
    from = end;
  }
  return { words: marked + words.slice(from), at };
}

const germanDatives = /^(?:ihnen|dir|mir|uns)$/i;

function markOf({ side, start, end, isDative }: Marked, words: string, language: Locale): Piece[] {
  if (side !== 'reader' && side !== 'other') return [];
  const mark = side === 'reader' ? '①' : '②';
  const before = words.slice(Math.max(0, start - 12), start);
  const called = words.slice(start, end);
  if (language === 'de') {
    const article = /(?<!\p{L})(?:dem|der) $/iu.exec(before)?.[0] ?? '';
    const isFeminine = /in$/.test(called);
    const dative = germanDatives.test(called) || /^dem/i.test(article) || (isFeminine && /^der/.test(article));
    return [{ start: start - article.length, end, mark: dative ? `an ${mark}` : mark }];
  }
  const article = moneyWords[language].article.exec(before)?.[0] ?? '';
  return [{ start: start - article.length, end, mark: language === 'ar' && isDative ? `ل${mark}` : mark }];
}
