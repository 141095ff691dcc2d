import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { AnyPlay, Found, Passage, Play } from './play';
import { recognise } from './recognise';
import type { ContractText } from './text/contract-text';

/** One play that found its clause, with what it read there. */
export interface Finding {
  play: AnyPlay;
  facts: unknown;
  passages: readonly [Passage, ...Passage[]];
}

export interface PlaybookResult extends Found {
  findings: readonly Finding[];
  /** Types that were looked for in this kind of contract. */
  lookedFor: readonly ClauseType[];
}

/** Recognises and reads every clause of the playbook that applies. */
export function runPlaybook(
  playbook: readonly AnyPlay[],
  contract: ContractText,
  contractType: ContractType,
): PlaybookResult {
  const applicable = playbook.filter(({ onlyIn }) => onlyIn === undefined || onlyIn.includes(contractType));
  const findings = applicable.flatMap((play): Finding[] => {
    const [best, ...others] = play.find?.(contract) ?? recogniseBy(play, contract);
    if (!best) return [];
    return [{ play, facts: play.read([best, ...others], contract), passages: [best, ...others] }];
  });
  const byType = new Map(findings.map((finding) => [finding.play.type, finding]));
  return {
    findings,
    lookedFor: applicable.map(({ type }) => type),
    has: (type) => byType.has(type),
    factsOf: <Facts>(play: Play<Facts>) => (byType.get(play.type)?.facts as Facts | undefined) ?? null,
    passagesOf: (type) => byType.get(type)?.passages ?? [],
  };
}

function recogniseBy({ rule }: AnyPlay, contract: ContractText) {
  return rule ? recognise(rule[contract.language], contract) : [];
}
