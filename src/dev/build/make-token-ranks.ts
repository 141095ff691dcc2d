/**
 * Packs the byte pairs of the o200k tokenizer for `worker/measure/token-ranks.ts`: the length of each token in a byte,
 * in the order of their ranks, then all their bytes, the whole compressed.
 *
 *   node src/dev/run/run.mjs build/make-token-ranks.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/project-paths.ts';
import { packBytes } from './pack-bytes.ts';

const source = readFileSync(join(root, 'node_modules/gpt-tokenizer/data/o200k_base.tiktoken'), 'utf8');
const tokens = source
  .trim()
  .split('\n')
  .map((line, index) => {
    const [bytes = '', rank] = line.split(' ');
    if (Number(rank) !== index) throw new Error(`rank ${rank} stands at ${index}`);
    return Buffer.from(bytes, 'base64');
  });
const count = Buffer.alloc(4);
count.writeUInt32LE(tokens.length);
const table = Buffer.concat([count, Buffer.from(tokens.map(({ length }) => length)), ...tokens]);
writeFileSync(join(root, 'worker/measure/o200k.bin'), packBytes(table, { quality: 11 }));
console.log(`${tokens.length} tokens`);
