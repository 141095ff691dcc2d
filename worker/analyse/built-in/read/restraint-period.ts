import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { type Duration, inDays, readDurations } from './durations';
import { findSaid, type Saying } from './said';

/** Periods shorter than this in such a clause are notices and cures, not restraints. */
const shortestDays = 28;

const afterTheEnd: Saying = {
  en: /\b(?:after|following|from|upon|beyond|subsequent to|survives?)\b.{0,70}\b(?:terminat|expir|end(?:s|ing)?\b|cessation|leav)|post-terminat|post-term\b|(?:years?|months?|period)\)? thereafter/,
  es: /(?:después|tras|a partir|desde|posterior(?:es)? a|siguientes a|luego|una vez)\b.{0,60}(?:terminaci|terminad|extinci|extinguid|finaliza|resoluci|vencimiento|fin\b|expiraci|cese)/,
  fr: /(?:après|à compter|suivant|suivent|postérieure?s? à|à l'issue|dès|qui suivent)\b.{0,60}(?:fin\b|expiration|résiliation|cessation|terme|rupture|départ)/,
  de: /(?:nach|ab)\b.{0,60}(?:beendigung|ende\b|ablauf|ausscheiden|vertragsende|kündigung)|nachvertraglich|über (?:das|die) .{0,30}(?:ende|beendigung)/,
  ar: /(?:بعد|عقب|من تاريخ|تلي|التالية ل).{0,40}(?:انتهاء|انهاء|انقضاء|فسخ|نهاية|ترك)/,
};

export interface RestraintPeriod {
  /** The words say that it lasts beyond the contract. */
  isAfterEnd: boolean;
  period: Duration | null;
  passage: Passage;
}

/** How long a restraint lasts: the passage that carries it beyond the end of the contract, with its period. */
export function readRestraintPeriod(
  passages: readonly [Passage, ...Passage[]],
  contract: Pick<ContractText, 'language'>,
): RestraintPeriod {
  const after = findSaid(passages, afterTheEnd, contract);
  const passage = after ?? passages[0];
  const period = after
    ? (readDurations(passage.words, contract.language).find((duration) => inDays(duration) >= shortestDays) ?? null)
    : null;
  return { isAfterEnd: after !== null, period, passage };
}
