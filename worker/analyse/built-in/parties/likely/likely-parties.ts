import { type LinearModel, weightOf } from '#worker/analyse/built-in/learned/linear-model.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { Naming } from '../naming/naming';
import type { Name } from '../naming/read-name';
import { bareRole, standingOf } from '../standing';
import { type CandidateName, type NamedText, readCandidateNames } from './candidate-names';
import { NameFeatures } from './name-features';
import { shareWords } from './share-words';

/** Names are parties' where the last of them is likely enough and the next one far less; chosen by the tuning briefs. */
const sureEnough = { likely: -1.5, lead: 1, sure: 0.5 };
const mostParties = 3;

export interface ScoredName extends CandidateName {
  score: number;
}

/** The names of a contract by how likely they are those of its parties, the likeliest first, none within another. */
export function scoreNames(model: LinearModel, contract: ContractText): ScoredName[] {
  const named = readCandidateNames(contract);
  const features = new NameFeatures(named, contract);
  const scored = named.candidates.map((candidate) => {
    let score = model.bias;
    features.readTo(candidate, (hash, value) => {
      score += weightOf(model, hash) * value;
    });
    return { ...candidate, score };
  });
  const apart: ScoredName[] = [];
  for (const name of scored.sort((a, b) => b.score - a.score))
    if (!apart.some((other) => isSame(name, other))) apart.push(name);
  return apart;
}

/** Those of the names that are parties', as far as that is sure. */
export function surelyParties(names: readonly ScoredName[]): ScoredName[] {
  for (let count = Math.min(mostParties, names.length); count > 0; count--) {
    const last = names[count - 1]?.score ?? Number.NEGATIVE_INFINITY;
    const next = names[count]?.score ?? Number.NEGATIVE_INFINITY;
    const isApart = last >= sureEnough.likely && last - next >= sureEnough.lead;
    if (last >= sureEnough.sure || isApart) return names.slice(0, count);
  }
  return [];
}

/** The parties that the model finds, each with the common role that stands beside its name. */
export function likelyNamings(model: LinearModel, contract: ContractText): Naming[] {
  const named = readCandidateNames(contract);
  return surelyParties(scoreNames(model, contract)).flatMap(({ mentions }) => {
    const [first] = mentions;
    const terms = mentions.map((mention) => roleBeside(mention, named, contract)).find((found) => found.length > 0);
    return first ? [{ name: first, terms: terms ?? [] }] : [];
  });
}

const isSame = (one: ScoredName, other: ScoredName) =>
  shareWords(one.key, other.key) ||
  one.mentions.some((a) => other.mentions.some((b) => a.start < b.end && a.end > b.start));

const farthestRole = 50;
const roleWord = /\p{L}[\p{L}'-]{2,30}/gu;

/** Where the words begin that stand in one line and column with what follows them. */
const lastColumn = (words: string) => Math.max(words.lastIndexOf('\n'), words.lastIndexOf('\t')) + 1;

/** The nearest common role beside a name: before it, or else behind it. */
function roleBeside({ start, end }: Name, { text }: NamedText, { language }: ContractText): Span[] {
  const from = Math.max(0, start - farthestRole);
  const before = rolesBetween(text, from + lastColumn(text.slice(from, start)), start, language).at(-1);
  const ahead = text.slice(end, end + farthestRole).split(/[\n\t]|[.!?؟;] /)[0] ?? '';
  const behind = rolesBetween(text, end, end + ahead.length, language)[0];
  const nearest = before && (!behind || start - before.end <= behind.start - end) ? before : (behind ?? before);
  return nearest ? [nearest] : [];
}

const rolesBetween = (text: string, from: number, to: number, language: ContractText['language']): Span[] =>
  [...text.slice(from, to).matchAll(roleWord)].flatMap(({ 0: word, index }) => {
    const bare = bareRole(word, language);
    const start = from + index + word.length - bare.length;
    return bare && standingOf(bare, language) ? [{ start, end: start + bare.length }] : [];
  });
