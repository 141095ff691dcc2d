import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import type { Answer } from './answer.schema';

const normal = (text: string) => foldWords(text).join(' ');

/** Joins what was found in overlapping parts: the same finding seen twice becomes one with the quotes of both. */
export function mergeAnswers(answers: Answer[], overview: Pick<Answer, 'summary' | 'contractType'>): Answer {
  const bySeverity = answers
    .flatMap(({ risks }) => risks)
    .sort((one, other) => riskLevels.indexOf(one.level) - riskLevels.indexOf(other.level));
  const missing = answers
    .flatMap(({ missingClauses }) => missingClauses)
    .filter(({ clauseType }) =>
      answers.every((answer) => answer.missingClauses.some((clause) => clause.clauseType === clauseType)),
    );
  return {
    ...overview,
    isContract: answers.some(({ isContract }) => isContract),
    reason: firstOf(answers, 'reason'),
    contractKind: firstOf(answers, 'contractKind'),
    title: firstOf(answers, 'title'),
    object: firstOf(answers, 'object'),
    reader: firstOf(answers, 'reader'),
    parties: joined(
      answers.flatMap(({ parties }) => parties),
      ({ name }) => [normal(name)],
    ),
    money: joined(
      answers.flatMap(({ money }) => money),
      ({ amount, currency, per, payer }) => [JSON.stringify([amount, currency, per, normal(payer)])],
    ),
    dates: joined(
      answers.flatMap(({ dates }) => dates),
      ({ kind, written, countedFrom }) => [JSON.stringify([kind, written, countedFrom])],
    ),
    risks: joined(bySeverity, ({ title, clauseType, quotes }) => keysOf(title, clauseType, quotes)),
    keyTerms: joined(inTurn(answers.map(({ keyTerms }) => keyTerms)), ({ title, clauseType, quotes }) =>
      keysOf(title, clauseType, quotes),
    ),
    recommendations: joined(inTurn(answers.map(({ recommendations }) => recommendations)), ({ action }) => [
      normal(action),
    ]),
    missingClauses: missing.filter(
      ({ clauseType }, at) => missing.findIndex((it) => it.clauseType === clauseType) === at,
    ),
  };
}

const firstOf = <Name extends keyof Answer>(answers: Answer[], name: Name): Answer[Name] =>
  answers.map((answer) => answer[name]).find((value) => value !== null) ?? (null as Answer[Name]);

/** The first of each list, then the second of each: of what is cut off at the end, every part had its share. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const keysOf = (title: string, clauseType: string | null, quotes: string[]) => [
  `${clauseType} title ${normal(title)}`,
  ...quotes.map((quote) => `${clauseType} quote ${normal(quote)}`),
];

/** Keeps the first of the items that share a key, and gives it the quotes of the others. */
function joined<Item extends { quotes: string[] }>(items: Item[], keys: (item: Item) => string[]): Item[] {
  const kept: Item[] = [];
  const owners = new Map<string, Item>();
  for (const item of items) {
    const itsKeys = keys(item);
    let owner = itsKeys.map((key) => owners.get(key)).find(Boolean);
    if (owner) owner.quotes = [...new Set([...owner.quotes, ...item.quotes])];
    else {
      owner = { ...item };
      kept.push(owner);
    }
    for (const key of itsKeys) if (!owners.has(key)) owners.set(key, owner);
  }
  return kept;
}
