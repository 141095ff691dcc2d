import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (fileName: string) => readFileSync(join(import.meta.dirname, 'samples', fileName), 'utf8');

/** Contracts of the demo account; `underWay` adds one whose analysis never ends, for tests that look at it. */
export function sampleContracts({ underWay = false } = {}) {
  const consultancy = read('consultancy-agreement.txt');
  return [
    { fileName: 'consultancy-agreement-first-draft.txt', text: consultancy, state: 'failed' },
    ...(underWay
      ? [{ fileName: 'consultancy-agreement-second-draft.txt', text: consultancy, state: 'analysing' }]
      : []),
    { fileName: 'contrato-de-arrendamiento.txt', text: read('contrato-de-arrendamiento.txt'), state: 'uploaded' },
    { fileName: 'consultancy-agreement.txt', text: consultancy, state: 'uploaded' },
  ];
}
