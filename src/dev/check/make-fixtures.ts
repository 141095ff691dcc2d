/**
 * Makes the same contract in five languages as TXT, DOCX, DOC, RTF and PDF, for the tests of the readers.
 *
 *   npm run fixtures
 *
 * The texts are in src/dev/check/fixtures, the files are committed, so that tests need no LibreOffice. DOC, RTF and PDF are
 * written by LibreOffice (package libreoffice-writer-nogui, fonts-noto-core); without it only TXT and DOCX are made.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '#src/i18n/locale.schema.ts';
import { root } from '../run/project-paths.ts';
import { fixtureAsDocx } from './fixtures/fixture-docx.ts';
import { fixtureAsText, parseFixture } from './fixtures/fixture-text.ts';

const target = join(root, 'worker/extract/testing/fixtures');
const converted = [
  ['doc', 'doc:MS Word 97'],
  ['rtf', 'rtf:Rich Text Format'],
  ['pdf', 'pdf:writer_pdf_Export'],
] as const;

mkdirSync(target, { recursive: true });
for (const language of locales) {
  const parts = parseFixture(readFileSync(join(import.meta.dirname, `fixtures/${language}.txt`), 'utf8'));
  writeFileSync(join(target, `${language}.txt`), fixtureAsText(parts));
  writeFileSync(join(target, `${language}.docx`), await fixtureAsDocx(parts, { rightToLeft: language === 'ar' }));
}

if (spawnSync('soffice', ['--version']).status !== 0) {
  console.log('LibreOffice is not installed: DOC, RTF and PDF stay as they are.');
} else {
  const profile = mkdtempSync(join(tmpdir(), 'plainclause-office-'));
  const sources = locales.map((language) => join(target, `${language}.docx`));
  for (const [, filter] of converted) {
    const args = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', filter, '--outdir', target];
    execFileSync('soffice', [...args, ...sources], { stdio: 'inherit' });
  }
  rmSync(profile, { recursive: true });
}
console.log(`${locales.length} contracts in ${target}`);
