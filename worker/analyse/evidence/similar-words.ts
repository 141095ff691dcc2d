import { languages } from '../languages/languages';

const negations = new Set(Object.values(languages).flatMap(({ writing }) => writing.negations.split(' ')));

/** A word that turns or sizes a duty: where it differs, a quote says something else. */
export const decidesMeaning = (folded: string) => negations.has(folded) || /\d/.test(folded);
export const negates = (folded: string) => negations.has(folded);

/** Whether two folded words differ by a slip of spelling or recognition only. */
export function spelledAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter === 0 || /\d/.test(one + other)) return false;
  if (one === other) return true;
  if (shorter < 5) return false;
  return editDistanceWithin(one, other, shorter >= 14 ? 2 : 1);
}

function editDistanceWithin(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > limit) return false;
    previous = current;
  }
  return (previous[other.length] ?? 0) <= limit;
}
