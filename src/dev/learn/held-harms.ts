import { type Harshness, howHarsh } from '#worker/analyse/built-in/harms/how-harsh.ts';
import { findSuspects, type HarmClass } from '#worker/analyse/built-in/harms/suspects.ts';
import type { ClassModel } from '#worker/analyse/built-in/learned/class-model.ts';
import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import { rankPassages } from '#worker/analyse/built-in/learned/rank-passages.ts';
import { type HarmDocument, trainHarm } from './harm-model.ts';
import { spanOf, trainHarmTypes } from './harm-type-model.ts';
import type { JudgedSuspect } from './judge-model.ts';
import { meet } from './quotes.ts';
import type { HarmSayings } from './sayings.ts';
import { lastSplit, tuningSplits } from './splits.ts';

/** Documents as they are read by models that saw none of their briefs. */
export interface HeldPart {
  documents: HeldDocument[];
}

export interface HeldDocument {
  document: HarmDocument;
  judged: JudgedSuspect[];
  harshness: Harshness;
}

/** The tuning briefs in their parts, and the last ones. */
export interface HeldHarms {
  tune: HeldPart[];
  last: HeldPart;
}

/** Reads every document by models that were made without its brief. */
export function readHeld(documents: readonly HarmDocument[], sayings: readonly HarmSayings[]): HeldHarms {
  const read = ({ train, held }: { train: HarmDocument[]; held: HarmDocument[] }): HeldPart => {
    const harm = trainHarm(train, sayings);
    const harmType = trainHarmTypes(train, sayings);
    return { documents: held.map((document) => readHeldDocument(document, harm, harmType)) };
  };
  return { tune: tuningSplits(documents).map(read), last: read(lastSplit(documents)) };
}

function readHeldDocument(document: HarmDocument, harm: LinearModel, harmType: ClassModel<HarmClass>): HeldDocument {
  const { contract, risks } = document;
  const ranked = rankPassages(contract, harm);
  const judged = findSuspects(contract, ranked, harmType).map((suspect): JudgedSuspect => {
    const span = spanOf(suspect.sentence, contract);
    const here = risks.filter((risk) => meet(span, risk));
    return { suspect, kinds: here.flatMap((risk) => risk.harm ?? []), isGrave: here.length > 0 };
  });
  return { document, judged, harshness: howHarsh(ranked) };
}

export const judgedOf = (parts: readonly HeldPart[]): JudgedSuspect[] =>
  parts.flatMap((part) => part.documents.flatMap(({ judged }) => judged));
