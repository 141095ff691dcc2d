import type { MissingClause } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { expectedClauses } from '../missing/expected-clauses';
import type { AnyPlay, Telling } from '../play';
import type { PlaybookResult } from '../run-playbook';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

export interface Missed {
  play: AnyPlay;
  clause: MissingClause;
}

/** A shorter text is a note or a part, which leaves to others what it does not say. */
const fewestCharacters = 1800;
/** Where a letter greets and takes leave. */
const letterHead = 700;
const letterFoot = 400;

/** Clauses that a whole contract of this kind should have, and of which no words of this one speak. */
export function findMissing(
  playbook: readonly AnyPlay[],
  { kind, result, telling }: { kind: ContractKind | null; result: PlaybookResult; telling: Telling },
): Missed[] {
  const { contract, to, wordTo } = telling;
  if (!kind || !isWhole(contract)) return [];
  return expectedClauses[kind].flatMap((type): Missed[] => {
    const play = playbook.find((one) => one.type === type);
    const missing = play?.missing;
    if (!missing || result.has(type) || missing.unlessFound?.some((other) => result.has(other))) return [];
    if (compilePattern(languages[contract.language].matters.matters[type], contract.language).test(contract.text))
      return [];
    const suggestedWording = missing.wording?.(wordTo) ?? null;
    return [{ play, clause: { clauseType: type, title: play.title(to), why: missing.why(to), suggestedWording } }];
  });
}

/** Says all that was agreed: no amendment, order or letter, which rest on something else. */
export function isWhole({ text, language }: ContractText) {
  const { resting, letter } = languages[language].matters;
  const ends = `${text.slice(0, letterHead)}\n${text.slice(-letterFoot)}`;
  return (
    text.length >= fewestCharacters &&
    !compilePattern(resting, language).test(text) &&
    !compilePattern(letter, language).test(ends)
  );
}
