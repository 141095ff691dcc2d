/**
 * Places in one text as places in another that differs in white space alone. Offsets of the first are given in
 * order of its visible characters, so added or dropped blanks do not move anything.
 */
export function alignOffsets(from: string, to: string): (offset: number) => number {
  if (from === to) return (offset) => offset;
  const visibleBefore = new Int32Array(from.length + 1);
  for (let index = 0, count = 0; index < from.length; index++) {
    if (!isBlank(from, index)) count++;
    visibleBefore[index + 1] = count;
  }
  const places: number[] = [];
  for (let index = 0; index < to.length; index++) if (!isBlank(to, index)) places.push(index);
  return (offset) => places[visibleBefore[offset] ?? 0] ?? to.length;
}

function isBlank(text: string, index: number) {
  const code = text.charCodeAt(index);
  return (
    code <= 32 ||
    code === 0xa0 ||
    code === 0xad ||
    code === 0xfeff ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0x2000 && code <= 0x200b)
  );
}
