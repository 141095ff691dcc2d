import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { isOfOther } from './dates/of-other';
import { timelineOf } from './dates/timeline';
import type { AnyPlay, Category, Found, Passage, Play } from './play';
import { agreedWords } from './read/agreed-words';
import { isDenied, isElsewhere, isSaidToBeAbsent } from './read/denied';
import { recognise } from './recognise';
import { compilePattern } from './text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from './text/contract-text';
import type { Turn } from './turns';

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
  const applicable = applicableIn(playbook, contractType);
  return gather(
    applicable,
    applicable.flatMap((play) => run(play, contract)),
  );
}

/** Characters that plays may go through until somebody else has a turn. */
const charactersInTurn = 300_000;

/** The same, for which a long contract lets other work go on in between. */
export async function runPlaybookInTurns(
  ...[playbook, contract, contractType, turn]: [...Parameters<typeof runPlaybook>, Turn]
): Promise<PlaybookResult> {
  const applicable = applicableIn(playbook, contractType);
  const playsInTurn = Math.ceil(charactersInTurn / (contract.text.length + 1));
  const findings: Finding[] = [];
  for (const [index, play] of applicable.entries()) {
    findings.push(...run(play, contract));
    if (index % playsInTurn === 0) await turn();
  }
  return gather(applicable, findings);
}

const applicableIn = (playbook: readonly AnyPlay[], contractType: ContractType) =>
  playbook.filter(({ onlyIn }) => onlyIn === undefined || onlyIn.includes(contractType));

/** How long it lasts and how it ends: what is said of that may be said of an older paper, or be denied. */
const ofItsOwn: ReadonlySet<Category> = new Set(['duration', 'termination']);

/** What the contracts of others may say in passing. */
const ofThisContract: ReadonlySet<ClauseType> = new Set(['effective-date', 'expiration-date', 'exclusivity']);

const isBlanked = ({ words }: Sentence, { language }: ContractText) => agreedWords(words, language).trim() === '';

function run(play: AnyPlay, contract: ContractText): Finding[] {
  const passages = play.find?.(contract) ?? recogniseBy(play, contract);
  const { isOfOlderPaper } = timelineOf(contract);
  const own = ofThisContract.has(play.type)
    ? passages.filter(({ sentence }) => !isOfOther(sentence, contract) && !isBlanked(sentence, contract))
    : passages;
  const [best, ...others] = ofItsOwn.has(play.category)
    ? own.filter(({ sentence, words }) => !isOfOlderPaper(sentence) && !isDenied(play.type, words, contract.language))
    : own;
  if (!best) return [];
  return [{ play, facts: play.read([best, ...others], contract), passages: [best, ...others] }];
}

function gather(applicable: readonly AnyPlay[], findings: readonly Finding[]): PlaybookResult {
  const byType = new Map(findings.map((finding) => [finding.play.type, finding]));
  return {
    findings,
    lookedFor: applicable.map(({ type }) => type),
    has: (type) => byType.has(type),
    factsOf: <Facts>(play: Play<Facts>) => (byType.get(play.type)?.facts as Facts | undefined) ?? null,
    passagesOf: (type) => byType.get(type)?.passages ?? [],
  };
}

function recogniseBy({ type, rule }: AnyPlay, contract: ContractText) {
  if (!rule) return [];
  const { language } = contract;
  const { about } = rule[language];
  return recognise(rule[language], contract).flatMap((passage) => {
    const { sentence, words } = passage;
    const held = agreedWords(words, language);
    if (held !== words && !compilePattern(about, language).test(held)) return [];
    // What is read is what holds: "[ ] one year [X] three months".
    const isNone = isSaidToBeAbsent(type, wordsWithLead(sentence), language) || isElsewhere(words, language);
    return isNone ? [] : [{ ...passage, words: held }];
  });
}
