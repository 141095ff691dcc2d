import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Analysis } from '#src/features/contracts/analysis.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import type { Analyst } from '#worker/analyse/analyst.ts';
import type { WorkerCode } from './worker-code.ts';

/** The answer key of a document, as far as it is read here: the scorer knows the rest. */
interface EverydayKey {
  id: string;
  kind: string;
  brief?: string;
  isContract: boolean;
}

interface EverydayDocument {
  name: string;
  language: Locale;
  text: string;
  key: EverydayKey;
}

type Counts = Record<string, number>;

/** What `everyday-score.mjs` offers, which stands beside the folder of documents. */
interface Scorer {
  scoreContract: (key: EverydayKey, contract: Analysis & { fileContent: string }) => Counts;
  sum: (rows: Counts[]) => Counts;
  report: (counts: Counts) => Record<string, string | number>;
}

/** The day on which the keys count their deadlines. */
const today = '2026-12-01';

/** Documents with answer keys, `<language>/<name>.txt` and `.json`; of some briefs, or all. */
export function readEveryday(folder: string, briefs?: string[]): EverydayDocument[] {
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
  return all.filter(({ key }) => !briefs || briefs.includes(key.brief ?? ''));
}

export const loadScorer = (path: string): Promise<Scorer> => import(pathToFileURL(resolve(path)).href);

/** Analyses a document as an upload would be, in its own language. */
async function analyseEveryday(worker: WorkerCode, analyst: Analyst, { language, text }: EverydayDocument) {
  const { blocks, ...extracted } = await worker.extractTxt(new TextEncoder().encode(text));
  const measurement = { language, languageConfidence: 1, tokens: 0, characters: extracted.text.length, pages: 1 };
  const findings = await analyst.analyse({ text: extracted.text, blocks, language }, { language, today });
  const document = { ...extracted, blocks, measurement, readerVersion: 0 };
  return { ...(await worker.ground(findings, document, { language })), fileContent: extracted.text };
}

/** The scores of documents, together and by language. */
export async function scoreEveryday(worker: WorkerCode, documents: readonly EverydayDocument[], scorer: Scorer) {
  const analyst = worker.createBuiltInAnalyst();
  const scored: { language: Locale; counts: Counts }[] = [];
  for (const document of documents) {
    const contract = await analyseEveryday(worker, analyst, document);
    scored.push({ language: document.language, counts: scorer.scoreContract(document.key, contract) });
  }
  const sumOf = (rows: typeof scored) => scorer.sum(rows.map(({ counts }) => counts));
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
