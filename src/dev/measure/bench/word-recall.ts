const word = /[\p{L}\p{N}]+/gu;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

/** The share of the words of `expected`, each as often as it comes, that are in `read`. */
export function wordRecall(expected: string, read: string): number {
  const found = countWords(read);
  let all = 0;
  let kept = 0;
  for (const [each, count] of countWords(expected)) {
    all += count;
    kept += Math.min(count, found.get(each) ?? 0);
  }
  return all === 0 ? 1 : kept / all;
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
