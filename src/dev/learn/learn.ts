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
import type { Learned } from './learn-from.ts';
import type { LearnedParties } from './learn-parties.ts';
import { contractTable, harmTable, writeModelCard } from './model-card.ts';
import { readSayings } from './sayings.ts';

const { values } = parseArgs({ options: { also: { type: 'string' } } });
const documents = readKeyedDocuments();
const sayings = readSayings();
const others = values.also ? readDocuments(values.also, judgedKeySchema) : [];

const parties = await learnBy<typeof import('./learn-parties.ts'), LearnedParties>(
  'src/dev/learn/learn-parties.ts',
  ({ learnParties }) => learnParties(documents),
);
const partyBytes = keep('party-weights.bin', parties.weights);
// Bundled anew: what follows reads contracts whose parties were found with the weights just written.
const learned = await learnBy<typeof import('./learn-from.ts'), Learned>(
  'src/dev/learn/learn-from.ts',
  ({ learnFrom }) => learnFrom(documents, sayings, others),
);
const bytes = keep('weights.bin', learned.weights);

const card = writeModelCard({ documents, sayings }, { ...learned, parties }, bytes + partyBytes);
writeFileSync(join(root, 'src/dev/learn/MODEL-CARD.md'), card);
console.log(card);
if (learned.also) {
  console.log(harmTable(learned.also.harm));
  console.log(contractTable({ others: learned.also.contract }));
}

async function learnBy<Module, Result>(path: string, learn: (module: Module) => Promise<Result>): Promise<Result> {
  const { load, close } = await bundleForNode({ learn: path });
  const result = await learn(await load<Module>('learn'));
  close();
  return result;
}

/** The packed length of the weights, written where the analysis Worker reads them. */
function keep(name: string, weights: Uint8Array): number {
  const packed = packBytes(weights, { quality: 11 });
  writeFileSync(join(root, 'worker/analyse/built-in/learned', name), packed);
  return packed.length;
}
