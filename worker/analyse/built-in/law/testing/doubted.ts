import type { ContractType } from '#src/features/contracts/analysis.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { FoundRisk } from '#worker/analyse/analyst.ts';
import { typeOfKind } from '#worker/analyse/built-in/facts/type-of-kind.ts';
import { findHarms } from '#worker/analyse/built-in/harms/find-harms.ts';
import { writeHarms } from '#worker/analyse/built-in/harms/write-harms.ts';
import { cutPassages } from '#worker/analyse/built-in/learned/passages.ts';
import { learnedModels } from '#worker/analyse/built-in/learned/weights.ts';
import { readViewpoint } from '#worker/analyse/built-in/parties/viewpoint.ts';
import type { Telling } from '#worker/analyse/built-in/play.ts';
import { playbook } from '#worker/analyse/built-in/playbook.ts';
import { runPlaybook } from '#worker/analyse/built-in/run-playbook.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { assessRisks, writeRisks } from '#worker/analyse/built-in/write/risks.ts';
import { applyLaw } from '../apply-law';

/** What is told of a contract of a known kind, its sentences all taken for harmful by the learned reader; in English. */
function toldUnderLaw(text: string, language: Locale, kind: ContractKind | null) {
  const contract = readContractText({ text, blocks: [], language });
  const contractType: ContractType = (kind && typeOfKind[kind]) ?? 'other';
  const found = runPlaybook(playbook, contract, contractType);
  const telling: Telling = {
    ...{ to: { locale: 'en' }, wordTo: { locale: language }, today: '2026-01-01', contractType, contract, found },
  };
  const { named: harms } = findHarms(
    contract,
    cutPassages(contract).map((passage) => ({ ...passage, score: 1 })),
    learnedModels(),
  );
  return applyLaw(
    { harms: writeHarms(harms, telling), risks: assessRisks(found.findings, telling), favours: [], missed: [] },
    { kind, found: harms, view: readViewpoint(contract, null) },
    telling,
  );
}

export function risksUnderLaw(text: string, language: Locale, kind: ContractKind | null): FoundRisk[] {
  const { harms, risks } = toldUnderLaw(text, language, kind);
  const { high, medium, low } = writeRisks(risks, harms);
  return [...high, ...medium, ...low];
}

/** The wording proposed by the plays, those too whose risk a harm tells. */
export const wordingUnderLaw = (text: string, language: Locale, kind: ContractKind | null): string[] =>
  toldUnderLaw(text, language, kind).risks.flatMap(({ risk }) => risk.suggestedWording ?? []);

/** The rules that its words may not stand before. */
export const rulesDoubted = (text: string, language: Locale, kind: ContractKind | null): string[] =>
  risksUnderLaw(text, language, kind).flatMap(({ doubt }) => (doubt ? [doubt.rule] : []));
