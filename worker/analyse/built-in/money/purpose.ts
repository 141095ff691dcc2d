import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { type Purpose, purposes } from '#worker/analyse/languages/purposes.ts';
import type { MarkedSum } from './marked-sum';

const near = 90;
const beside = 45;
const behindCosts = 6;
const otherSumCosts = 40;

/** What the sum is for: the word for a purpose that stands nearest to it. */
export function purposeInWords({ words, at }: MarkedSum, language: Locale): Purpose | null {
  const from = Math.max(0, at - near);
  const before = words.slice(from, at);
  const behind = words.slice(at + 1, at + near);
  const found = purposes.flatMap((purpose, rank) => {
    const pattern = languages[language].money.purposes[purpose];
    return [
      ...[...before.matchAll(pattern)].map(({ 0: word, index }) =>
        weigh(purpose, rank, before.slice(index + word.length), 0),
      ),
      ...[...behind.matchAll(pattern)].map(({ index }) => weigh(purpose, rank, behind.slice(0, index), behindCosts)),
    ];
  });
  return found.sort((a, b) => a.distance - b.distance || a.rank - b.rank)[0]?.purpose ?? null;
}

/** The same where the words leave no doubt that it is said of this sum. */
export function purposeBeside({ words, at }: MarkedSum, language: Locale): Purpose | null {
  const { behind: isSaidOf } = languages[language].money.saidFor;
  const { gap: isSaid, vague } = languages[language].toldMoney;
  const before = words.slice(Math.max(0, at - beside), at);
  const behind = words.slice(at + 1, at + beside);
  const found = purposes.flatMap((purpose, rank) => {
    const matches = (where: string) =>
      [...where.matchAll(languages[language].money.purposes[purpose])].filter(({ 0: word }) => !vague.test(word));
    const ahead = matches(before).map(({ 0: word, index }) => before.slice(index + word.length));
    const after = matches(behind).map(({ index }) => behind.slice(0, index));
    return [
      ...ahead.filter((gap) => isSaid.test(gap)).map((gap) => ({ purpose, rank, distance: gap.length })),
      ...after
        .filter((gap) => gap.trim() === '' || isSaidOf.test(gap))
        .map((gap) => ({ purpose, rank, distance: gap.length + behindCosts })),
    ];
  });
  return found.sort((a, b) => a.distance - b.distance || a.rank - b.rank)[0]?.purpose ?? null;
}

/** Every purpose that some words name. */
export const purposesIn = (words: string, language: Locale): Purpose[] =>
  purposes.filter((purpose) => words.search(languages[language].money.purposes[purpose]) >= 0);

/** The purpose that a heading or label names first. */
export function purposeNamed(words: string, language: Locale): Purpose | null {
  const found = purposes.flatMap((purpose, rank) =>
    [...words.matchAll(languages[language].money.purposes[purpose])]
      .slice(0, 1)
      .map(({ index }) => ({ purpose, rank, index })),
  );
  return found.sort((a, b) => a.index - b.index || a.rank - b.rank)[0]?.purpose ?? null;
}

function weigh(purpose: Purpose, rank: number, gap: string, extra: number) {
  const others = gap.match(/[#;]|\. /g)?.length ?? 0;
  return { purpose, rank, distance: gap.length + extra + others * otherSumCosts };
}
