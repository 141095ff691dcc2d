import { unpackBytes } from '../unpack-bytes';
import packed from './o200k.bin';

/** Looks a token up by its bytes: its rank, or -1. The lower the rank, the sooner a pair is merged. */
export interface TokenRanks {
  rankOf: (bytes: Uint8Array, start: number, end: number) => number;
}

const slots = 2 ** 19;

function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at++) value = Math.imul(value ^ (bytes[at] as number), 0x01000193);
  return (value ^ (value >>> 15)) & (slots - 1);
}

/** 200,000 tokens in 5 MB: their bytes one after the other, where each begins, and an open table of their ranks. */
export function loadTokenRanks(): TokenRanks {
  const data = unpackBytes(packed);
  const count = new DataView(data.buffer).getUint32(0, true);
  const bytes = data.subarray(4 + count);
  const starts = new Uint32Array(count + 1);
  const table = new Int32Array(slots).fill(-1);
  for (let rank = 0; rank < count; rank++) {
    const start = starts[rank] as number;
    const end = start + (data[4 + rank] as number);
    starts[rank + 1] = end;
    let slot = hash(bytes, start, end);
    while (table[slot] !== -1) slot = (slot + 1) & (slots - 1);
    table[slot] = rank;
  }

  function isToken(rank: number, wanted: Uint8Array, from: number, to: number): boolean {
    const start = starts[rank] as number;
    if ((starts[rank + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at++) if (bytes[start + at - from] !== wanted[at]) return false;
    return true;
  }

  return {
    rankOf(wanted, start, end) {
      for (let slot = hash(wanted, start, end); ; slot = (slot + 1) & (slots - 1)) {
        const rank = table[slot] as number;
        if (rank === -1 || isToken(rank, wanted, start, end)) return rank;
      }
    },
  };
}
