let printed: unknown[][] = [];

/** From now on what is printed to console.error is kept instead. */
export function catchErrors(): void {
  printed = [];
  console.error = (...words: unknown[]) => void printed.push(words);
}

/** What was printed since, and forgets it: a test that expects errors takes them. */
export function takeErrors(): unknown[][] {
  const taken = printed;
  printed = [];
  return taken;
}
