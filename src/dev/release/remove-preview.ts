// `node src/dev/run/run.mjs release/remove-preview.ts pr-12`: removes what `npm run deploy -- --preview pr-12` made.
import { wrangler } from './cloudflare.ts';
import { bucketFlags, chosenJurisdiction } from './place.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9-]{1,30}$/.test(name)) throw new Error('usage: remove-preview NAME');

const flags = bucketFlags(chosenJurisdiction(process.env.DATA_JURISDICTION));
const steps = [
  ['queues', 'consumer', 'remove', `analysis-${name}`, `plainclause-analysis-${name}`],
  ['queues', 'consumer', 'remove', `analysis-free-${name}`, `plainclause-analysis-${name}`],
  ['queues', 'consumer', 'remove', `analysis-dead-letters-${name}`, `plainclause-analysis-${name}`],
  ['queues', 'consumer', 'remove', `sweeps-${name}`, `plainclause-${name}`],
  ['delete', '--name', `plainclause-${name}`, '--force'],
  ['delete', '--name', `plainclause-analysis-${name}`, '--force'],
  ['queues', 'delete', `analysis-${name}`],
  ['queues', 'delete', `analysis-free-${name}`],
  ['queues', 'delete', `analysis-dead-letters-${name}`],
  ['queues', 'delete', `sweeps-${name}`],
  ['d1', 'delete', `plainclause-${name}`, '--skip-confirmation'],
  ...['files', 'releases', 'backups'].map((bucket) => [
    'r2',
    'bucket',
    'delete',
    `plainclause-${bucket}-${name}`,
    ...flags,
  ]),
];
let failed = false;
for (const step of steps) {
  try {
    await wrangler(...step);
  } catch (error) {
    if (/not found|does not exist|couldn't find/i.test(String(error))) continue;
    if (step[0] === 'r2' && /not empty/i.test(String(error))) {
      console.log(`The bucket ${step[3]} still holds files. They expire within a week; then remove it again.`);
      continue;
    }
    failed = true;
    console.error(String(error));
  }
}
process.exit(failed ? 1 : 0);
