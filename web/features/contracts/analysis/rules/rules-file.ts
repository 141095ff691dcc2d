import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { maxRules, rulesShape } from '#src/features/own-rules/rule-shape.schema.ts';
import { saveFile } from '#web/features/contracts/contract-save.ts';
import { z } from '#web/lib/zod.ts';

/** Fifty rules take a fifth of it. */
const mostBytes = 64 * 1024;

export const saveRules = (rules: readonly Rule[]) =>
  saveFile('plainclause-rules.json', JSON.stringify({ rules }, null, 2), 'application/json');

/** The rules of a file that was exported; null where it is none. */
export async function readRules(file: Blob): Promise<Rule[] | null> {
  if (file.size > mostBytes) return null;
  try {
    const { data } = rulesShape(z).safeParse(JSON.parse(await file.text()));
    return data?.rules ?? null;
  } catch {
    return null;
  }
}

/** Those that are there, then those that came, each once; null where they are more than are kept. */
export function mergeRules(there: readonly Rule[], came: readonly Rule[]): Rule[] | null {
  const said = new Set<string>();
  const merged = [...there, ...came].filter(({ level, ...rule }) => {
    const text = JSON.stringify([rule.kind, rule.days, rule.clause, rule.laws]);
    return said.has(text) ? false : said.add(text);
  });
  return merged.length > maxRules ? null : merged;
}
