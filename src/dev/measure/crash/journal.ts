import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ledger } from './ledger.ts';

interface Noted {
  kills: number;
  accepted: string[];
  before?: Ledger;
}

/** What the clients of earlier runs on this state were told. */
export function keepJournal(stateDir: string) {
  const path = join(stateDir, 'crash-run.json');
  mkdirSync(stateDir, { recursive: true });
  const noted: Noted = { kills: 0, accepted: [], ...read(path) };
  return Object.assign(noted, {
    write({ kills, accepted }: { kills: number; accepted: ReadonlySet<string> }): void {
      Object.assign(noted, { kills, accepted: [...accepted] });
      writeFileSync(path, JSON.stringify(noted));
    },
  });
}

function read(path: string): Partial<Noted> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Noted;
  } catch {
    return {};
  }
}
