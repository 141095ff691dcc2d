import type { Likeness } from '#src/features/contracts/document-kinds.schema.ts';
import { likenessText } from '#src/features/contracts/likeness-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import type { To } from '../play';
import type { ContractText } from '../text/contract-text';

const longestQuote = 200;

/** Why a document is no contract, with the words that it opens with. */
export function tellNoContract(likeness: Likeness, contract: ContractText, to: To): Findings['notAContract'] {
  const [first] = contract.sentences;
  const end = first && Math.min(first.end, first.start + longestQuote);
  return {
    reason: likenessText[likeness]({}, to),
    evidence: first && end ? [contract.cite({ start: first.start, end })] : [],
  };
}

/** The answer about a document that is no contract: why, and nothing else. */
export function findNothing(
  notAContract: NonNullable<Findings['notAContract']>,
  charactersRead: number,
  to: To,
): Findings {
  return {
    notAContract,
    summary: m.not_a_contract_summary({ reason: notAContract.reason }, to),
    risks: { high: [], medium: [], low: [] },
    ...{
      keyTerms: [],
      recommendations: [],
      missingClauses: [],
      dates: [],
      money: [],
      measured: null,
      readClosely: [],
      parties: [],
      favours: [],
    },
    ...{ contractType: null, contractKind: null, title: null, object: null, reader: null },
    clauseTypes: [],
    engine: { name: 'built-in', model: null },
    charactersRead,
  };
}
