const maxTries = 200;

/** Offset of the accepted occurrence of `part` nearest to `near` (or the first one), or -1. */
export function nearestOccurrence(
  text: string,
  part: string,
  near: number | undefined,
  accepts: (at: number) => boolean,
): number {
  if (part === '') return -1;
  const after = following(text, part, near ?? 0, accepts);
  // Where it is expected it is no farther back: to look there would go through all of the text.
  if (near === undefined || after === near) return after;
  const before = preceding(text, part, near - 1, accepts);
  if (after === -1 || before === -1) return Math.max(after, before);
  return after - near <= near - before ? after : before;
}

function following(text: string, part: string, from: number, accepts: (at: number) => boolean): number {
  let at = text.indexOf(part, from);
  for (let tries = 0; at !== -1; at = text.indexOf(part, at + 1)) {
    if (accepts(at)) return at;
    if (++tries === maxTries) return -1;
  }
  return -1;
}

function preceding(text: string, part: string, from: number, accepts: (at: number) => boolean): number {
  if (from < 0) return -1;
  let at = text.lastIndexOf(part, from);
  for (let tries = 0; at !== -1; at = at === 0 ? -1 : text.lastIndexOf(part, at - 1)) {
    if (accepts(at)) return at;
    if (++tries === maxTries) return -1;
  }
  return -1;
}
