const references = /\bclauses? \d+(?:\.\d+)?(?:(?:, | and | or )\d+(?:\.\d+)?)*/g;
/** “clause 4 of the Main Contract” is a clause of another document. */
const elsewhere = /^\s+(?:of|in) (?!this Agreement\b)/;

/** Words that refer to clauses by their old numbers, with the new ones. What is no number of the contract stays. */
export function renumber(words: string, numbers: ReadonlyMap<string, string>): string {
  return words.replaceAll(references, (reference, at: number) =>
    elsewhere.test(words.slice(at + reference.length))
      ? reference
      : reference.replaceAll(/\d+(?:\.\d+)?/g, (number) => numbers.get(number) ?? number),
  );
}
