import { foldText } from '#src/kernel/folding.ts';

/** About how many letters are in sight of a quote that is cut to four lines, and of a small one cut to two. */
const inSight = { whole: 200, compact: 100 };
/** What fits into these lines on a wide screen is shown from its beginning. */
const long = { whole: 260, compact: 130 };
const clauseNumber = /^\s*[§(]?\p{N}[\p{N}.]*\)?/u;
const figures = /(?:\p{Sc}\s?)?\p{N}(?:\p{N}|[.,٫٬’](?=\p{N}))*(?:\s?[\p{Sc}%٪])?/gu;
const isSum = /[\p{Sc}%٪]/u;
const bare = (figure: string) => foldText(figure).folded.replace(/[^\p{N}.]/gu, '');

/**
 * Where to begin a long quote so that its words that matter are in sight: the figure that the finding says too, or, of a
 * passage of which nothing is said, the sum. 0 is its beginning, which stays where nothing tells that another part
 * matters more.
 */
export function focusStart(quote: string, about: string, { compact }: { compact: boolean }): number {
  const size = compact ? 'compact' : 'whole';
  if (quote.length <= long[size]) return 0;
  const told = new Set(figuresIn(about).map(({ figure }) => bare(figure)));
  const inQuote = figuresIn(quote);
  const shared = inQuote.filter(({ figure }) => told.has(bare(figure)));
  const matter = shared.length > 0 ? shared : compact ? passageSum(inQuote) : [];
  const [first] = matter;
  if (!first || matter.some(({ end }) => end <= inSight[size])) return 0;
  const before = (inSight[size] - (first.end - first.start)) / 2;
  return wordStart(quote, Math.min(first.start - before, quote.length - inSight[size]));
}

type Figure = { start: number; end: number; figure: string };

/** What a passage is about is a sum only where no other figure comes before it: a period, say. */
const passageSum = ([first]: readonly Figure[]) => (first && isSum.test(first.figure) ? [first] : []);

function figuresIn(text: string): Figure[] {
  const number = text.match(clauseNumber)?.[0].length ?? 0;
  return [...text.matchAll(figures)].flatMap(({ 0: figure, index }) =>
    index < number ? [] : [{ start: index, end: index + figure.length, figure }],
  );
}

function wordStart(text: string, from: number): number {
  const gap = /\s+/g;
  gap.lastIndex = Math.floor(from);
  return gap.exec(text) ? gap.lastIndex : 0;
}
