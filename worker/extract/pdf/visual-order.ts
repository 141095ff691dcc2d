/** Something drawn as one: a letter, a ligature, a letter with its marks. In the order in which it is read. */
export interface Cluster {
  text: string;
  /** Where it begins on the page. */
  at: number;
  left: number;
  right: number;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const digit = /^[\d\u0660-\u0669\u06F0-\u06F9]/u;
const letter = /^\p{L}/u;
const separator = /^[.,:/\u066B\u066C]$/u;

type Direction = 'left-to-right' | 'number' | 'right-to-left' | 'neutral';

function directionOf({ text }: Cluster): Direction {
  if (digit.test(text)) return 'number';
  if (rightToLeft.test(text) && /\p{L}/u.test(text)) return 'right-to-left';
  return letter.test(text) ? 'left-to-right' : 'neutral';
}

/** Whether what stands between two pieces reads on from left to right. `between` holds neutral clusters only. */
function readsOn(before: Direction, between: Cluster[], after: Direction, inLatin: boolean): boolean {
  const spaced = between.some(({ text }) => text.trim() === '');
  // "Commons .1" on the page is the number "1." in front of the words.
  if (after === 'number' && spaced && between.at(-1)?.text.trim() !== '') return false;
  if (inLatin || before === 'left-to-right') return true;
  if (after === 'number')
    return between.length === 0 || (between.length === 1 && separator.test(between[0]?.text ?? ''));
  return !spaced;
}

/** Where the run that begins at `start` and reads from left to right ends. */
function endOfRun(clusters: Cluster[], start: number): number {
  let end = start;
  let inLatin = directionOf(clusters[start] as Cluster) === 'left-to-right';
  for (let at = start + 1; at < clusters.length; at++) {
    const direction = directionOf(clusters[at] as Cluster);
    if (direction === 'right-to-left') break;
    if (direction === 'neutral') continue;
    if (!readsOn(directionOf(clusters[end] as Cluster), clusters.slice(end + 1, at), direction, inLatin)) break;
    inLatin ||= direction === 'left-to-right';
    end = at;
  }
  return end;
}

/**
 * The reading order of a line of a right-to-left script from what is seen: from right to left, but Latin words and
 * figures from left to right. The reverse of what the Unicode bidirectional algorithm does for display.
 */
export function toReadingOrder(line: Cluster[]): Cluster[] {
  const leftToRight = line.toSorted((a, b) => a.at - b.at);
  const runs: Cluster[][] = [];
  for (let at = 0; at < leftToRight.length; at++) {
    const cluster = leftToRight[at] as Cluster;
    const direction = directionOf(cluster);
    const end = direction === 'left-to-right' || direction === 'number' ? endOfRun(leftToRight, at) : at;
    runs.push(leftToRight.slice(at, end + 1));
    at = end;
  }
  return runs.reverse().flat();
}

const pairs: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};
const brackets = /[()[\]{}«»]/g;
const openers = '([{«';

const quote = /["“”'«»]/;

/** The nearest character in one direction that is no quotation mark; a space where the line ends. */
function neighbour(text: string, at: number, step: 1 | -1): string {
  let index = at + step;
  while (quote.test(text[index] ?? '')) index += step;
  return text[index] ?? ' ';
}

/** 1 where the spaces around say that the bracket is named rightly, -1 where it must be its counterpart, else 0. */
function evidence(text: string, at: number): number {
  const spaceBefore = neighbour(text, at, -1) === ' ';
  const spaceAfter = /[\s.,:;،؛؟]/.test(neighbour(text, at, 1));
  if (spaceBefore === spaceAfter) return 0;
  return openers.includes(text[at] ?? '') === spaceBefore ? 1 : -1;
}

/** Brackets are drawn mirrored, and programs differ in which of the pair they name: the spaces on the page tell. */
export function turnBrackets(lines: string[]): string[] {
  const all = lines.flatMap((line) => [...line.matchAll(brackets)].map(({ index }) => evidence(line, index)));
  const turned = all.reduce((sum, each) => sum + each, 0) < 0;
  return lines.map((line) =>
    line.replace(brackets, (bracket, at: number) => {
      const proof = evidence(line, at);
      return proof < 0 || (proof === 0 && turned) ? (pairs[bracket] ?? bracket) : bracket;
    }),
  );
}
