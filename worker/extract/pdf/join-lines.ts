/** What stands for a hyphen that PDFium took to be made by the line end. */
export const softHyphen = '\u00AD';
const cutWord = /(\p{L}{1,64})([-\u00AD\u2010])$/u;
const longestWord = 64;
const firstWord = /^\p{L}+/u;
const startsLower = /^\p{Ll}/u;
/** First parts that keep their hyphen. */
const prefixes = /^(?:non|self|pre|post|co|re|anti|sub|semi|multi|cross|ex|e|[A-Z]+)$/;

export interface Vocabulary {
  words: ReadonlySet<string>;
  /** The typesetter cut words at line ends; else a hyphen there was typed. */
  cutsWords: boolean;
}

const word = /\p{L}+(?:[-\u2010]\p{L}+)*/gu;

/** The words of a document that are not cut, by which those that are can be judged. */
export function vocabularyOf(lines: string[]): Vocabulary {
  const words = new Set<string>();
  const cuts: [string, string][] = [];
  lines.forEach((line, at) => {
    const cut = cutWord.exec(line.slice(-longestWord))?.[1];
    const found = line.match(word) ?? [];
    for (const each of cut ? found.slice(0, -1) : found) {
      const lower = each.toLowerCase().replaceAll('\u2010', '-');
      words.add(lower);
      if (lower.includes('-')) for (const part of lower.split('-')) words.add(part);
    }
    const tail = firstWord.exec(lines[at + 1] ?? '')?.[0];
    if (cut && tail) cuts.push([cut.toLowerCase(), tail.toLowerCase()]);
  });
  const pieces = cuts.filter(([head, tail]) => !words.has(head) || !words.has(tail)).length;
  return { words, cutsWords: cuts.length > 0 && pieces > cuts.length * 0.4 };
}

/** Joins two lines of one paragraph. A word cut by the line end becomes whole, a compound keeps its hyphen. */
export function joinLines(before: string, after: string, { words, cutsWords }: Vocabulary): string {
  const [, head, hyphen] = cutWord.exec(before.slice(-longestWord)) ?? [];
  const tail = firstWord.exec(after)?.[0];
  if (!head || !hyphen || !tail)
    return before.endsWith(softHyphen) ? `${before.slice(0, -1)}-${after}` : `${before} ${after}`;
  const bare = before.slice(0, -1);
  const [first, second] = [head.toLowerCase(), tail.toLowerCase()];
  if (words.has(`${first}${second}`)) return bare + after;
  if (words.has(`${first}-${second}`) || prefixes.test(head) || !startsLower.test(tail)) return `${bare}-${after}`;
  const bothWords = words.has(first) && words.has(second);
  return bothWords && !cutsWords ? `${bare}-${after}` : bare + after;
}
