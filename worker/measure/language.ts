import { type Locale, locales } from '#src/i18n/locale.schema.ts';

export interface DetectedLanguage {
  language: Locale;
  /** 0 to 1. */
  confidence: number;
}

type Detector = (text: string) => { language: string; getScores: () => Record<string, number> };

/** The detector reads about 350 bytes, so the document is asked in many places. */
const windowBytes = 350;
const mostWindows = 24;
const fewLetters = 50;
const fewWords = 8;
/** From measurements: how often the first guess is right at a margin over the second. */
const likelihoods: [margin: number, likelihood: number][] = [
  [0, 0.6],
  [0.04, 0.9],
  [0.07, 0.97],
  [0.1, 0.99],
];

function likelihood(margin: number): number {
  for (let index = 1; index < likelihoods.length; index++) {
    const [from, low] = likelihoods[index - 1] ?? [0, 0];
    const [to, high] = likelihoods[index] ?? [1, 1];
    if (margin < to) return low + ((margin - from) / (to - from)) * (high - low);
  }
  return 0.99;
}

const longestWord = 40;
const notLetters = /[^\p{L}\p{M}'’]+/gu;

/** Words made of letters; addresses, figures and runs without a space say nothing about the language. */
function wordsOf(text: string): string[] {
  const plain = text.split(/\s+/).filter((word) => word.length <= longestWord && !/@|:\/\//.test(word));
  return plain.flatMap((word) => word.replace(notLetters, ' ').split(' ')).filter((word) => word !== '');
}

/** Pieces of running words, spread evenly over the document. */
function windowsOf(words: string[]): string[] {
  const encoder = new TextEncoder();
  const windows: string[] = [];
  let open: string[] = [];
  let size = 0;
  for (const word of words) {
    open.push(word);
    size += encoder.encode(word).length + 1;
    if (size < windowBytes) continue;
    windows.push(open.join(' '));
    open = [];
    size = 0;
  }
  if (windows.length === 0 && open.length > 0) windows.push(open.join(' '));
  const step = Math.max(1, windows.length / mostWindows);
  return Array.from(
    { length: Math.min(windows.length, mostWindows) },
    (_, index) => windows[Math.floor(index * step)] ?? '',
  );
}

interface Vote {
  language: string;
  likelihood: number;
  scores: Record<string, number>;
}

function vote(detect: Detector, window: string): Vote {
  const result = detect(window);
  const scores = result.getScores();
  const [first = 0, second = 0] = Object.values(scores).toSorted((a, b) => b - a);
  return { language: result.language, likelihood: first > 0 ? likelihood((first - second) / first) : 0, scores };
}

/** The one of the five that the votes speak for; where all speak for others, the nearest by score. */
function choose(votes: Vote[]): Locale {
  const weigh = (locale: Locale) =>
    votes.reduce((sum, { language, likelihood: weight, scores }) => {
      return sum + (language === locale ? 10 * weight : 0) + (scores[locale] ?? 0);
    }, 0);
  return locales.reduce((best, locale) => (weigh(locale) > weigh(best) ? locale : best));
}

/** Little text proves little, and one word said many times is little text. */
function evidence(words: string[]): number {
  const distinct = new Set(words.map((word) => word.toLowerCase()));
  const letters = [...distinct].join('').length;
  return Math.min(1, 0.5 + (0.5 * letters) / fewLetters, 0.5 + (0.5 * distinct.size) / fewWords);
}

/** Which of the five languages a text is written in. Another language, or a mixture, has a low confidence. */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const { eld } = await import('eld/small');
  const words = wordsOf(text);
  const votes = windowsOf(words).map((window) => vote(eld.detect, window));
  if (votes.length === 0) return { language: 'en', confidence: 0 };
  const language = choose(votes);
  const agreeing = votes.filter((each) => each.language === language);
  const share = agreeing.reduce((sum, each) => sum + each.likelihood, 0) / votes.length;
  return { language, confidence: Math.round(share * evidence(words) * 1000) / 1000 };
}
