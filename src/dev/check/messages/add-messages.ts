/**
 * Adds or replaces messages in all five catalogues at once.
 *
 *   node src/dev/check/messages/add-messages.ts FILE.json              interface texts
 *   node src/dev/check/messages/add-messages.ts --analysis FILE.json   texts of the built-in analyst
 *
 * FILE.json: { "key": { "en": "…", "es": "…", "fr": "…", "de": "…", "ar": "…" } }; null removes a key.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#src/i18n/locale.schema.ts';

const args = process.argv.slice(2);
const analysis = args[0] === '--analysis';
const file = args.at(analysis ? 1 : 0);
if (!file) throw new Error('usage: add-messages [--analysis] FILE.json');

const additions: Record<string, Record<string, unknown> | null> = JSON.parse(readFileSync(file, 'utf8'));
for (const [key, texts] of Object.entries(additions)) {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key)) throw new Error(`${key}: keys are snake_case`);
  const missing = texts && locales.filter((locale) => !texts[locale]);
  if (missing?.length) throw new Error(`${key}: no text in ${missing.join(', ')}`);
}

const folder = join(import.meta.dirname, '../../../i18n/messages', analysis ? 'analysis' : '');
const lock = join(folder, '.lock');
for (let tries = 0; ; tries++) {
  try {
    mkdirSync(lock);
    break;
  } catch (error) {
    if (tries > 200) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}
try {
  for (const locale of locales) {
    const path = join(folder, `${locale}.json`);
    const catalogue: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
    for (const [key, texts] of Object.entries(additions)) {
      if (texts) catalogue[key] = texts[locale];
      else delete catalogue[key];
    }
    const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
    renameSync(`${path}.new`, path);
  }
} finally {
  rmdirSync(lock);
}
