import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#src/i18n/locale.schema.ts';
import type { WorkerCode } from './worker-code.ts';

export interface LanguageScores {
  texts: { right: number; total: number };
  snippets: { right: number; total: number };
  /** Snippets in other languages that were taken for one of the five with confidence of 0.8 or more. */
  foreign: { taken: number; total: number };
}

const supported = new Set<string>(locales);

/** How well the contract's language is detected, on legal texts, short texts, and texts in other languages. */
export async function scoreLanguage(worker: WorkerCode, folder: string): Promise<LanguageScores | null> {
  const set = readdirSync(folder).find((name) => name.startsWith('language'));
  if (!set || !existsSync(join(folder, set, 'snippets.jsonl'))) return null;
  const scores: LanguageScores = {
    texts: { right: 0, total: 0 },
    snippets: { right: 0, total: 0 },
    foreign: { taken: 0, total: 0 },
  };
  for (const file of readdirSync(join(folder, set)).filter((name) => name.endsWith('.txt'))) {
    const { language } = await worker.detectLanguage(readFileSync(join(folder, set, file), 'utf8'));
    scores.texts.total++;
    if (language === file.slice(0, 2)) scores.texts.right++;
  }
  for (const line of readFileSync(join(folder, set, 'snippets.jsonl'), 'utf8')
    .trim()
    .split('\n')) {
    const { lang, text }: { lang: string; text: string } = JSON.parse(line);
    const { language, confidence } = await worker.detectLanguage(text);
    if (supported.has(lang)) {
      scores.snippets.total++;
      if (language === lang) scores.snippets.right++;
    } else {
      scores.foreign.total++;
      if (confidence >= 0.8) scores.foreign.taken++;
    }
  }
  return scores;
}
