/**
 * Learns from the keyed documents what a lawyer warns of, and writes the weights that the analysis Worker reads, and
 * the model card.
 *
 *   npm run learn -- [--also DIR]
 *
 * The same documents give the same weights. `--also` scores documents of the same form that lie elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleForNode } from '../build/bundle-for-node.ts';
import { packBytes } from '../build/pack-bytes.ts';
import { root } from '../run/project-paths.ts';
import { judgedKeySchema } from './keyed-document.schema.ts';
import { readDocuments, readKeyedDocuments } from './keyed-documents.ts';
import { contractTable, harmTable, writeModelCard } from './model-card.ts';
import { readSayings } from './sayings.ts';

const { values } = parseArgs({ options: { also: { type: 'string' } } });
const documents = readKeyedDocuments();
const sayings = readSayings();
const { load, close } = await bundleForNode({ learn: 'src/dev/learn/learn-from.ts' });
const { learnFrom } = await load<typeof import('./learn-from.ts')>('learn');
const learned = await learnFrom(documents, sayings, values.also ? readDocuments(values.also, judgedKeySchema) : []);
close();

const packed = packBytes(learned.weights, { quality: 11 });
writeFileSync(join(root, 'worker/analyse/built-in/learned/weights.bin'), packed);
const card = writeModelCard({ documents, sayings }, learned, packed.length);
writeFileSync(join(root, 'src/dev/learn/MODEL-CARD.md'), card);
console.log(card);
if (learned.also) {
  console.log(harmTable(learned.also.harm));
  console.log(contractTable({ others: learned.also.contract }));
}
