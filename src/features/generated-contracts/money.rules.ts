const pounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** "1,250.00" or "£1,250" as a number; null for what is no sum of money in figures. */
export function sumOf(text: string): number | null {
  const [, figures] = /^£?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)$/.exec(text.trim()) ?? [];
  return figures === undefined ? null : Number(figures.replaceAll(',', ''));
}

/** A sum as it stands after “£”. */
export const figuresOf = (sum: number): string =>
  Number.isInteger(sum) ? pounds.format(sum) : sum.toLocaleString('en-GB', { minimumFractionDigits: 2 });

/** The sums of money that a text names. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(/£\s?(\d[\d,]*(?:\.\d{1,2})?)/g)].flatMap(
    ([, figures = '']) => sumOf(figures.replace(/,$/, '')) ?? [],
  );
