import type { Analyst, AnalystDocument, AnalystOptions, Findings } from '../analyst';
import { readKind } from './facts/contract-type';
import { findDocumentName } from './facts/find-document-name';
import { readParties } from './facts/find-parties';
import { findMoney } from './money/find-money';
import { createSides } from './parties/sides';
import type { AnyPlay, Telling } from './play';
import { playbook as wholePlaybook } from './playbook';
import { runPlaybook } from './run-playbook';
import { readContractText } from './text/contract-text';
import { writeDates } from './write/dates';
import { writeKeyTerms } from './write/key-terms';
import { findMissing } from './write/missing-clauses';
import { writeMoney } from './write/money';
import { writeRecommendations } from './write/recommendations';
import { assessRisks, writeRisks } from './write/risks';
import { writeSummary } from './write/summary';

/** Reads a contract by rules alone: the same text always gives the same findings, and nothing leaves the Worker. */
export function createBuiltInAnalyst(playbook: readonly AnyPlay[] = wholePlaybook): Analyst {
  return { analyse: async (document, options) => analyse(playbook, document, options) };
}

function analyse(playbook: readonly AnyPlay[], document: AnalystDocument, options: AnalystOptions): Findings {
  const contract = readContractText(document);
  const { kind, type: contractType } = readKind(contract, findDocumentName(contract)[0]?.words ?? null);
  const result = runPlaybook(playbook, contract, contractType);
  const telling: Telling = {
    to: { locale: options.language },
    wordTo: { locale: document.language },
    today: options.today,
    contractType,
    contract,
    found: result,
  };
  const risks = assessRisks(result.findings, telling);
  const missed = findMissing(playbook, { kind, result, telling });
  const dates = writeDates(result.findings, telling);
  return {
    notAContract: null,
    summary: writeSummary(telling),
    risks: writeRisks(risks),
    keyTerms: writeKeyTerms(result.findings, risks, telling),
    recommendations: writeRecommendations(risks, missed, dates, telling),
    contractType,
    contractKind: kind,
    title: null,
    object: null,
    reader: createSides(contract).reader,
    money: writeMoney(findMoney(contract), telling),
    readClosely: [],
    parties: readParties(contract).map(({ name, role, passage }) => ({
      name,
      role,
      evidence: [contract.cite(passage)],
    })),
    missingClauses: missed.map(({ clause }) => clause),
    dates,
    clauseTypes: result.lookedFor,
    engine: { name: 'built-in', model: null },
    charactersRead: document.text.length,
  };
}
