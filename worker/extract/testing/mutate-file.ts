import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Numbers from 0 up to 1, always the same for a seed. */
type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const oneOf = <T>(random: Random, choices: readonly T[]) => choices[below(random, choices.length)] as T;

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A part of a file, most often a short one. */
function rangeIn(bytes: Uint8Array, random: Random): [from: number, to: number] {
  const from = below(random, bytes.length + 1);
  const longest = oneOf(random, [4, 64, 1024, bytes.length]);
  return [from, Math.min(bytes.length, from + below(random, longest + 1))];
}

const noise = (random: Random, length: number) => Uint8Array.from({ length }, () => below(random, 256));
const extremes = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe];

type Change = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const ofBytes: Change[] = [
  (bytes, random) => {
    const changed = bytes.slice();
    const count = 1 + below(random, 12);
    for (let each = 0; each < count; each++) {
      const at = below(random, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << below(random, 8));
    }
    return changed;
  },
  (bytes, random) => {
    const changed = bytes.slice();
    const [from, to] = rangeIn(bytes, random);
    return changed.fill(oneOf(random, [0, 0x20, 0x28, 0xff, below(random, 256)]), from, to);
  },
  (bytes, random) => {
    const changed = bytes.slice();
    const [from, to] = rangeIn(bytes, random);
    changed.set(noise(random, to - from), from);
    return changed;
  },
  (bytes, random) => {
    const changed = bytes.slice();
    const width = oneOf(random, [1, 2, 4]);
    const at = below(random, Math.max(1, changed.length - width));
    const value = oneOf(random, extremes);
    for (let byte = 0; byte < width; byte++) changed[at + byte] = Math.floor(value / 256 ** byte) % 256;
    return changed;
  },
  (bytes, random) => {
    const [from, to] = rangeIn(bytes, random);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, random) => {
    const [from, to] = rangeIn(bytes, random);
    const times = oneOf(random, [1, 1, 3, 40]);
    const again = Array.from({ length: to - from > 4096 ? 1 : times }, () => bytes.subarray(from, to));
    return joined(bytes.subarray(0, to), ...again, bytes.subarray(to));
  },
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random, other) => {
    const [from, to] = rangeIn(other, random);
    const at = below(random, bytes.length);
    return joined(bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at));
  },
];

/** Numbers and names that code written in a hurry does not expect. */
const strange = [
  '-1', '0', '1e999', '99999999999', '-2147483648', '4294967295', '0.5', 'NaN', '1114112', '55296', '',
  '__proto__', 'constructor', '__defineGetter__', 'toString', 'hasOwnProperty', 'FFFFFFFF', '110000', '%1%2%9'.repeat(50),
  '\u0000', '\uD800', '\uFFFF', '(((((', '\\', '&#x110000;', '&#55296;',
]; // biome-ignore format: a list
const numbers = /-?\d+(?:\.\d+)?/g;
const names = /[A-Za-z_]\w{2,30}/g;

/** Puts a strange value, or a value from elsewhere in the text, in the place of a number or a name. */
function swapWord(text: string, random: Random): string {
  const found = [...text.matchAll(random() < 0.5 ? numbers : names)];
  if (found.length === 0) return text + oneOf(random, strange);
  const { 0: word, index } = oneOf(random, found);
  const instead = random() < 0.7 ? oneOf(random, strange) : oneOf(random, found)[0];
  return text.slice(0, index) + instead + text.slice(index + word.length);
}

const latin = { read: (bytes: Uint8Array) => strFromU8(bytes, true), write: (text: string) => strToU8(text, true) };
const utf8 = { read: (bytes: Uint8Array) => strFromU8(bytes), write: (text: string) => strToU8(text) };

const ofWords =
  ({ read, write }: typeof latin): Change =>
  (bytes, random) => {
    let text = read(bytes);
    const count = 1 + below(random, 4);
    for (let each = 0; each < count; each++) text = swapWord(text, random);
    return write(text.toWellFormed());
  };

const isXml = (name: string) => /^word\/(?:document|numbering|styles|footnotes)\.xml$|\.rels$/.test(name);

/** None where the file is damaged already. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes);
  } catch {
    return {};
  }
}

/** Changes a part of an archive and packs it again: a change of the packed bytes is hardly ever more than damage. */
function changePart(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const parts = partsOf(bytes);
  const name = oneOf(random, Object.keys(parts).filter(isXml));
  const part = name === undefined ? undefined : parts[name];
  if (!name || !part || part.length === 0) return oneOf(random, ofBytes)(bytes, random, other);
  const change = random() < 0.7 ? ofWords(utf8) : oneOf(random, ofBytes);
  return zipSync({ ...parts, [name]: change(part, random, other) }, { level: 1 });
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A file with one to three things wrong with it. `other` is another file, of which pieces may be taken. */
export function mutateFile(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array<ArrayBuffer> {
  if (isArchive(bytes) && random() < 0.75) return Uint8Array.from(changePart(bytes, random, other));
  let changed = bytes;
  const count = 1 + below(random, 3);
  for (let each = 0; each < count; each++) {
    const change = random() < 0.35 ? ofWords(latin) : oneOf(random, ofBytes);
    if (changed.length > 0) changed = change(changed, random, other);
  }
  return Uint8Array.from(changed);
}
