import { judgeHarms } from '#worker/analyse/built-in/harms/find-harms.ts';
import type { HarmJudge } from '#worker/analyse/built-in/harms/harm-judge.ts';
import { harms } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { Suspect } from '#worker/analyse/built-in/harms/suspects.ts';
import type { Sentence } from '#worker/analyse/built-in/text/contract-text.ts';
import { spanOf } from './harm-type-model.ts';
import { type HeldDocument, type HeldHarms, type HeldPart, judgedOf } from './held-harms.ts';
import { trainJudge, withoutSayings } from './judge-model.ts';
import { meet } from './quotes.ts';

/** What would be raised in documents that nothing was learned from. */
interface HarmTypeReport {
  risks: number;
  /** Of the risks, those that a finding rests on. */
  found: number;
  /** Findings: a kind in a document, or a sentence whose kind is left open. */
  raised: number;
  /** Findings that rest on a risk of the key. */
  onRisks: number;
  /** Those told as high, and those of them that rest on no risk. */
  high: number;
  highElsewhere: number;
  /** Findings of a kind on a risk whose kind the key says, if only as none of these; and how often it is the same. */
  kindKnown: number;
  kindRight: number;
  /** Findings whose kind is left open. */
  unnamed: number;
}

export type HarmTypeReports = Record<'tune' | 'last', Record<'read' | 'withoutPatterns', HarmTypeReport>>;

/** Each part read with what was learned from the others; `last` with what the tuning briefs taught. */
export function measureHarmTypes({ tune, last }: HeldHarms): HarmTypeReports {
  const ofTune = tune.map((part) => ({ part, judge: trainJudge(judgedOf(tune.filter((other) => other !== part))) }));
  const ofLast = [{ part: last, judge: trainJudge(judgedOf(tune)) }];
  return { tune: reportsOf(ofTune), last: reportsOf(ofLast) };
}

function reportsOf(parts: readonly { part: HeldPart; judge: HarmJudge }[]) {
  const measure = (see: (suspect: Suspect) => Suspect) =>
    add(parts.flatMap(({ part, judge }) => part.documents.map((held) => report(held, judge, see))));
  return { read: measure((suspect) => suspect), withoutPatterns: measure(withoutSayings) };
}

function report(
  { document, judged, harshness }: HeldDocument,
  judge: HarmJudge,
  see: (suspect: Suspect) => Suspect,
): HarmTypeReport {
  const { contract, risks } = document;
  const risksOf = (sentence: Sentence) => risks.filter((risk) => meet(spanOf(sentence, contract), risk));
  const suspects = judged.map(({ suspect }) => see(suspect));
  const { named, unnamed } = judgeHarms(suspects, judge, { kind: null, harshness });
  const findings = [...Map.groupBy(named, ({ harm }) => harm)].map(([harm, members]) => ({
    harm,
    isHigh: harms[harm].level === 'high' && members.some(({ isSure }) => isSure),
    on: members.flatMap(({ sentence }) => risksOf(sentence)),
  }));
  const open = unnamed.map(({ sentence }) => risksOf(sentence));
  const high = findings.filter(({ isHigh }) => isHigh);
  const known = findings.filter(({ on }) => on.length > 0);
  return {
    risks: risks.length,
    found: new Set([...findings.flatMap(({ on }) => on), ...open.flat()]).size,
    raised: findings.length + open.length,
    onRisks: known.length + open.filter((on) => on.length > 0).length,
    high: high.length,
    highElsewhere: high.filter(({ on }) => on.length === 0).length,
    kindKnown: known.length,
    kindRight: known.filter(({ harm, on }) => on.some((risk) => risk.harm === harm)).length,
    unnamed: open.length,
  };
}

function add(reports: readonly HarmTypeReport[]): HarmTypeReport {
  const total = (field: keyof HarmTypeReport) => reports.reduce((sum, one) => sum + one[field], 0);
  return {
    risks: total('risks'),
    found: total('found'),
    raised: total('raised'),
    onRisks: total('onRisks'),
    high: total('high'),
    highElsewhere: total('highElsewhere'),
    kindKnown: total('kindKnown'),
    kindRight: total('kindRight'),
    unnamed: total('unnamed'),
  };
}
