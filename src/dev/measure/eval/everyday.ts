import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Key } from '#src/dev/learn/keyed-document.schema.ts';
import type { Analysis } from '#src/features/contracts/analysis.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import type { Analyst, AnalystOptions } from '#worker/analyse/analyst.ts';
import type { WorkerCode } from './worker-code.ts';

/** A key like those that are learnt from; documents from elsewhere may be of no brief. */
type EverydayKey = Key & { brief?: string };

export interface EverydayDocument {
  /** `en/07`: language and number. */
  name: string;
  language: Locale;
  text: string;
  key: EverydayKey;
}

export type Counts = Record<string, number>;

/** What `everyday-score.mjs` offers, which stands beside the folder of documents. */
export interface Scorer {
  scoreContract: (key: EverydayKey, contract: Analysis & { fileContent: string }) => Counts;
  sum: (rows: Counts[]) => Counts;
  report: (counts: Counts) => Record<string, string | number>;
}

/** The day on which the keys count their deadlines. */
const today = '2026-12-01';

/** Documents with answer keys, `<language>/<name>.txt` and `.json`; all or those of some briefs or names. */
export function readEveryday(folder: string, only?: string[]): EverydayDocument[] {
  const all = locales.flatMap((language) => {
    const within = join(folder, language);
    if (!existsSync(within)) return [];
    const keys = readdirSync(within).filter((file) => file.endsWith('.json') && /^n?\d/.test(file));
    return keys.sort().map((file) => ({
      name: `${language}/${file.slice(0, -'.json'.length)}`,
      language,
      text: readFileSync(join(within, file.replace('.json', '.txt')), 'utf8'),
      key: JSON.parse(readFileSync(join(within, file), 'utf8')),
    }));
  });
  return all.filter(({ name, key }) => !only || only.includes(name) || only.includes(key.brief ?? ''));
}

export const loadScorer = (path: string): Promise<Scorer> => import(pathToFileURL(resolve(path)).href);

/** Analyses a document as an upload would be, in its own language. */
export async function analyseEveryday(
  worker: WorkerCode,
  analyst: Analyst,
  { language, text }: EverydayDocument,
  watch: Pick<AnalystOptions, 'onProgress' | 'onTokens'> = {},
) {
  const { blocks, ...extracted } = await worker.extractTxt(new TextEncoder().encode(text));
  const measurement = { language, languageConfidence: 1, tokens: 0, characters: extracted.text.length, pages: 1 };
  const findings = await analyst.analyse({ text: extracted.text, blocks, language }, { language, today, ...watch });
  const document = { ...extracted, blocks, measurement, readerVersion: 0 };
  return { ...(await worker.ground(findings, document, { language })), fileContent: extracted.text };
}

interface Scored {
  language: Locale;
  counts: Counts;
}

/** The scores of documents that the built-in analyst explains, together and by language. */
export async function scoreEveryday(worker: WorkerCode, documents: readonly EverydayDocument[], scorer: Scorer) {
  const analyst = worker.createBuiltInAnalyst();
  const scored: Scored[] = [];
  for (const document of documents) {
    const contract = await analyseEveryday(worker, analyst, document);
    scored.push({ language: document.language, counts: scorer.scoreContract(document.key, contract) });
  }
  return scoresOfAll(scored, scorer);
}

export function scoresOfAll(scored: readonly Scored[], scorer: Scorer) {
  const sumOf = (rows: readonly Scored[]) => scorer.sum(rows.map(({ counts }) => counts));
  const byLanguage = Map.groupBy(scored, ({ language }) => language);
  const columns = Object.fromEntries(
    [['all', scored] as const, ...byLanguage].map(([name, rows]) => [name, scorer.report(sumOf(rows))]),
  );
  return { columns, counts: sumOf(scored) };
}

export function printEveryday(columns: Record<string, Record<string, string | number>>) {
  const names = Object.keys(columns);
  console.log(['', ...names].map((name, at) => (at ? name.padStart(9) : name.padEnd(24))).join(''));
  for (const row of Object.keys(columns[names[0] as string] ?? {})) {
    console.log(row.padEnd(24) + names.map((name) => `${columns[name]?.[row]}`.padStart(9)).join(''));
  }
}
