import type { Rule, Sign } from '#worker/analyse/languages/play-rule.ts';
import type { Passage } from './play';
import { compilePattern } from './text/compile-pattern';
import type { ContractText, Sentence } from './text/contract-text';

export const defaultThreshold = 3;
const relativeFloor = 0.5;
const longestClause = 6000;

/** Sentences in which a rule sees its clause, best first; those below this share of the best are left out. */
export function recognise(rule: Rule, contract: ContractText, floor = relativeFloor): Passage[] {
  const passages: Passage[] = [];
  for (const sentence of candidates(rule, contract)) {
    const score = weigh(rule, sentence, contract);
    if (score < (rule.threshold ?? defaultThreshold)) continue;
    passages.push({ start: sentence.start, end: sentence.end, words: sentence.words, score, sentence });
  }
  passages.sort((a, b) => b.score - a.score || a.start - b.start);
  const best = passages[0]?.score ?? 0;
  return passages.filter(({ score }) => score >= best * floor);
}

function* candidates({ about }: Rule, { text, sentences, language }: ContractText): Generator<Sentence> {
  const pattern = compilePattern(about, language, 'g');
  pattern.lastIndex = 0;
  let at = 0;
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    while (at < sentences.length && (sentences[at]?.end ?? 0) <= hit.index) at++;
    const sentence = sentences[at];
    if (!sentence) return;
    if (hit.index + hit[0].length > sentence.start) {
      if (!sentence.isHeading) yield sentence;
      at++;
      pattern.lastIndex = sentence.end;
    } else if (hit[0] === '') pattern.lastIndex++;
  }
}

function weigh({ signs, needs = [], unless = [] }: Rule, sentence: Sentence, { language }: ContractText) {
  const says = (pattern: RegExp, words = sentence.words) => compilePattern(pattern, language).test(words);
  if (!needs.every((pattern) => says(pattern)) || unless.some((pattern) => says(pattern))) return 0;
  let score = 0;
  for (const [pattern, weight, where] of signs) if (says(pattern, placeOf(where, sentence))) score += weight;
  return score;
}

function placeOf(where: Sign[2], { words, lead, clause }: Sentence) {
  if (where === 'heading') return clause.heading;
  if (where === 'lead') return lead;
  if (where !== 'clause') return words;
  clause.words ??= clause.sentences
    .map((sentence) => sentence.words)
    .join(' ')
    .slice(0, longestClause);
  return clause.words;
}
