import type { ContractKey, Key } from '#src/dev/learn/keyed-document.schema.ts';
import type { ModelAnswer } from './recorded-answers.ts';

/** What a model would answer that says just what the key to a document says. */
export function answerOfKey(key: Key): ModelAnswer {
  const about = {
    contractKind: null,
    title: key.kind,
    reason: key.isContract ? null : `It is of the kind: ${key.kind}.`,
  };
  if (!key.isContract) {
    const facts = { isContract: false, ...about, contractType: 'other', object: null, reader: null };
    return { ...facts, parties: [], money: [], dates: [], risks: [], summary: '', keyTerms: [] };
  }
  const { contractType, object, reader } = key;
  return {
    ...{ isContract: true, ...about, contractType, object, reader },
    parties: key.parties.map((party) => ({ ...party, quotes: [party.name] })),
    money: moneyOf(key),
    dates: datesOf(key),
    risks: risksOf(key),
    ...{ summary: object, keyTerms: key.facts.law ? [lawTerm(key.facts.law)] : [], recommendations: [] },
    missingClauses: key.absent.map((clauseType) => missing(clauseType)),
  };
}

const moneyOf = ({ money }: ContractKey) =>
  money.map(({ for: purpose, quote, ...sum }) => ({ ...sum, purpose, quotes: [quote] }));

const risksOf = ({ risks }: ContractKey) =>
  risks.map(({ issue, why, side, quote, level, clauseType }) => ({
    ...{ level, title: issue, description: why, hurts: side, ask: `Ask for another wording: ${issue}.` },
    ...{ suggestedWording: null, delete: false, doubt: null, clauseType, quotes: [quote] },
  }));

function datesOf({ facts }: ContractKey) {
  const date = (kind: string, written: string, label: string | null = null, quotes: string[] = []) => ({
    ...{ kind, label, written, countedFrom: null, explanation: null, quotes },
  });
  const known = { agreement: facts.agreementDate, effective: facts.startDate, expiry: facts.endDate };
  return [
    ...Object.entries(known).flatMap(([kind, written]) => (written ? [date(kind, written)] : [])),
    ...facts.deadlines.map((deadline) => date('notice-deadline', deadline.date, deadline.what, [deadline.quote])),
  ];
}

const lawTerm = (law: string) => ({
  ...{ title: 'Law', description: law, category: 'Law', riskLevel: 'low', clauseType: 'governing-law', quotes: [law] },
});

const missing = (clauseType: string) => ({
  ...{ clauseType, title: clauseType, why: 'The contract says nothing of it.', suggestedWording: null },
});
