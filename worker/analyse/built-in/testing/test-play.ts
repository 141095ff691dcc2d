import type { Analysis, ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay, Play, Telling } from '../play';
import { runPlaybook } from '../run-playbook';
import { readContractText } from '../text/contract-text';

export interface PlayTest<Facts> {
  /** The words that were taken, best first; empty when the clause was not recognised. */
  words: string[];
  facts: Facts | null;
  /** What the reader is shown, in the language asked for. */
  explained: string | null;
  risks: { level: keyof Analysis['riskAssessment']; title: string; description: string }[];
  missingWhy: string | null;
  telling: Telling;
}

/** Runs one play on a text of blank-line paragraphs, as if the contract held nothing else. */
export function testPlay<Facts>(
  play: Play<Facts>,
  text: string,
  options: {
    language?: Locale;
    to?: Locale;
    contractType?: ContractType;
    others?: readonly AnyPlay[];
    today?: string;
  } = {},
): PlayTest<Facts> {
  const { language = 'en', to = 'en', contractType = 'services', others = [], today = '2026-01-01' } = options;
  const contract = readContractText({ text, blocks: [], language });
  const found = runPlaybook([play, ...others], contract, contractType);
  const telling: Telling = { to: { locale: to }, wordTo: { locale: language }, today, contractType, contract, found };
  const facts = found.factsOf(play);
  return {
    words: found.passagesOf(play.type).map(({ words }) => words),
    facts,
    explained: facts === null ? null : play.explain(facts, telling),
    risks: facts === null ? [] : (play.assess?.(facts, telling) ?? []),
    missingWhy: facts === null ? (play.missing?.why(telling.to) ?? null) : null,
    telling,
  };
}
