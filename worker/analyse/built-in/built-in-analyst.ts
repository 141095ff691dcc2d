import type { Analyst, AnalystDocument, AnalystOptions, Findings } from '../analyst';
import { timelineInSteps } from './dates/timeline';
import { readKind } from './facts/contract-type';
import { readStart } from './facts/document-start';
import { findDocumentName, ownTitle } from './facts/find-document-name';
import { readParties } from './facts/find-parties';
import { readLikeness } from './facts/likeness';
import { asBetweenFirms, isBetweenFirms } from './harms/between-firms';
import { harmsInSteps } from './harms/find-harms';
import { withGravest } from './harms/gravest';
import { nameRightly } from './harms/name-rightly';
import { temperHarms } from './harms/temper-harms';
import { withoutHarmless } from './harms/without-harmless';
import { applyLaw } from './law/apply-law';
import { ranksInSteps } from './learned/rank-passages';
import { learnedModels } from './learned/weights';
import { moneyInSteps } from './money/find-money';
import { createSides } from './parties/sides';
import { readViewpoint } from './parties/viewpoint';
import type { AnyPlay, Telling } from './play';
import { playbook as wholePlaybook } from './playbook';
import { runPlaybookInTurns } from './run-playbook';
import { asSetForEverybody } from './service-terms/as-set-for-everybody';
import { unfairTermsInSteps } from './service-terms/find-unfair-terms';
import { preferUnfair } from './service-terms/prefer-unfair';
import { raiseUnfairTerms } from './service-terms/raise-unfair-terms';
import { isSetForEverybody } from './service-terms/set-for-everybody';
import { contractTextInSteps } from './text/contract-text';
import { createTurn, inTurns } from './turns';
import { writeDates } from './write/dates';
import { sortForReader } from './write/for-reader';
import { writeKeyTerms } from './write/key-terms';
import { writeMeasured } from './write/measured';
import { findMissing } from './write/missing-clauses';
import { writeMoney } from './write/money';
import { findNothing, tellNoContract } from './write/not-a-contract';
import { writeReadClosely } from './write/read-closely';
import { writeRecommendations } from './write/recommendations';
import { assessRisks, writeRisks } from './write/risks';
import { writeSummary } from './write/summary';
import { mainParties, writeObject, writeTitle } from './write/title-and-object';

/** Reads a contract by rules alone: the same text always gives the same findings, and nothing leaves the Worker. */
export function createBuiltInAnalyst(playbook: readonly AnyPlay[] = wholePlaybook): Analyst {
  return { analyse: (document, options) => analyse(playbook, document, options) };
}

/** Others have their turn between its steps, each of which goes through the whole contract. */
async function analyse(
  playbook: readonly AnyPlay[],
  document: AnalystDocument,
  options: AnalystOptions,
): Promise<Findings> {
  const turn = createTurn();
  const contract = await inTurns(contractTextInSteps(document), turn);
  await turn();
  const to = { locale: options.language };
  const likeness = readLikeness(readStart(document));
  const notAContract = likeness && tellNoContract(likeness, contract, to);
  if (notAContract && !options.analyseAnyway) return findNothing(notAContract, document.text.length, to);
  const [named] = findDocumentName(contract);
  const { kind, type } = readKind(contract, named?.words ?? null);
  const contractType = type ?? 'other';
  // Plays ask for it: it is known then.
  await inTurns(timelineInSteps(contract), turn);
  await turn();
  const result = await runPlaybookInTurns(playbook, contract, contractType, turn);
  const telling: Telling = {
    to,
    wordTo: { locale: document.language },
    today: options.today,
    contractType,
    contract,
    found: result,
  };
  await turn();
  const payments = await inTurns(moneyInSteps(contract), turn);
  await turn();
  const ranked = await inTurns(ranksInSteps(contract, learnedModels().harm), turn);
  await turn();
  const view = readViewpoint(contract, options.reader ?? null);
  await turn();
  const suspected = await inTurns(harmsInSteps(contract, ranked, learnedModels(), kind), turn);
  const harmsOfPeople = withGravest(temperHarms(nameRightly(suspected, contract), contract), contract);
  const parties = readParties(contract);
  const { reader: usualReader } = createSides(contract);
  const isForEverybody = isSetForEverybody(contractType, result);
  await turn();
  const unfair = isForEverybody ? await inTurns(unfairTermsInSteps(contract, learnedModels().harmType), turn) : null;
  const harmsKept = unfair ? asSetForEverybody(harmsOfPeople, unfair, contract) : harmsOfPeople;
  const areFirms = isBetweenFirms(parties, usualReader, contract.language);
  const harmsFound = areFirms ? asBetweenFirms(harmsKept, view) : harmsKept;
  const assessed = withoutHarmless(assessRisks(result.findings, telling), harmsFound, areFirms);
  const found = {
    harms: harmsFound,
    risks: unfair ? raiseUnfairTerms(assessed, unfair, { harms: harmsFound, telling }) : assessed,
  };
  const { harms, risks, favours, missed } = applyLaw(
    { ...sortForReader(found, view, telling), missed: findMissing(playbook, { kind, result, telling }) },
    { kind, found: found.harms.named, view },
    telling,
  );
  await turn();
  const dates = writeDates(result.findings, telling);
  const written = writeRisks(risks, harms);
  const told = [...written.high, ...written.medium, ...favours].flatMap(({ evidence }) => evidence);
  return {
    notAContract,
    summary: writeSummary(telling, kind),
    risks: written,
    keyTerms: writeKeyTerms(result.findings, risks, telling),
    recommendations: writeRecommendations(risks, missed, dates, telling),
    contractType: type,
    contractKind: kind,
    title: writeTitle(
      {
        kind,
        type,
        ownTitle: ownTitle(contract),
        parties: mainParties(parties, view.reader, document.language),
        reader: view.reader,
      },
      to,
    ),
    object: writeObject({ kind, parties, payments, language: document.language }, to),
    reader: view.reader,
    favours,
    money: writeMoney(payments, telling),
    readClosely: writeReadClosely(
      unfair ? preferUnfair(ranked, unfair) : ranked,
      { source: document.text, told },
      telling,
    ),
    parties: parties.map(({ name, role, passage }) => ({ name, role, evidence: [contract.cite(passage)] })),
    measured: writeMeasured(playbook, result, contract),
    missingClauses: missed.map(({ clause }) => clause),
    dates,
    clauseTypes: result.lookedFor,
    engine: { name: 'built-in', model: null },
    charactersRead: document.text.length,
  };
}
