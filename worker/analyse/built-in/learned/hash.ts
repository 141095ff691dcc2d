/** Hashes of 32 bits: what stands for a feature in the tables of weights. */
export function hashText(text: string, seed = 0): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return mixHashes(value, seed);
}

export function mixHashes(one: number, other: number): number {
  let value = Math.imul(one ^ (other + 0x9e3779b9 + (one << 6) + (one >>> 2)), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 15), 0x297a2d39);
  return (value ^ (value >>> 13)) >>> 0;
}
