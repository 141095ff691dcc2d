import type { AddNumber } from './number-words';

const highest = 399;

/** The names of the numbers below 100, from those of the first ones and of the tens. */
export function below100(
  units: readonly string[],
  tens: string,
  join: (ten: string, unit: string) => string[],
): string[][] {
  const names: string[][] = units.map((word) => [word]);
  tens.split(' ').forEach((ten, at) => {
    const value = (at + 2) * 10;
    names[value] ??= [ten];
    for (let unit = 1; unit < 10; unit++) names[value + unit] ??= join(ten, units[unit] ?? '');
  });
  return names;
}

/** Adds the numbers below 100, and those with hundreds before them. */
export function spellUp(below: string[][], add: AddNumber, hundreds: (count: number, rest: string) => string[]) {
  for (let value = 0; value <= highest; value++) {
    if (value < 100) for (const word of below[value] ?? []) add(word, value);
    else {
      const rests = value % 100 === 0 ? [''] : (below[value % 100] ?? []);
      for (const rest of rests) for (const word of hundreds(Math.floor(value / 100), rest)) add(word, value);
    }
  }
}
