import type { Findings } from '#worker/analyse/analyst.ts';
import type { Telling } from '../play';
import type { Finding } from '../run-playbook';
import { citePassages } from './cite';

/** Calendar dates of the contract, earliest first. */
export function writeDates(findings: readonly Finding[], telling: Telling): Findings['dates'] {
  return findings
    .flatMap(({ play, facts, passages }) =>
      (play.dates?.(facts, telling) ?? []).map(({ kind, date, computedFrom, passages: own }) => ({
        kind,
        label: null,
        date,
        computedFrom,
        evidence: citePassages(own ?? passages.slice(0, 1), telling),
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}
