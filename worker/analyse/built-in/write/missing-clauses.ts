import type { MissingClause } from '#src/features/contracts/analysis.schema.ts';
import type { AnyPlay, Telling } from '../play';
import type { PlaybookResult } from '../run-playbook';

export interface Missed {
  play: AnyPlay;
  clause: MissingClause;
}

/** Clauses that contracts of this kind have and this one was not found to have. */
export function findMissing(playbook: readonly AnyPlay[], result: PlaybookResult, telling: Telling): Missed[] {
  return playbook.flatMap((play): Missed[] => {
    const { missing, type } = play;
    if (!missing || result.has(type) || !result.lookedFor.includes(type)) return [];
    if (missing.in !== 'all' && !missing.in.includes(telling.contractType)) return [];
    if (missing.unlessFound?.some((other) => result.has(other))) return [];
    return [
      {
        play,
        clause: {
          clauseType: type,
          title: play.title(telling.to),
          why: missing.why(telling.to),
          suggestedWording: missing.wording?.(telling.wordTo) ?? null,
        },
      },
    ];
  });
}
