import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/dev/run/project-paths.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { readSourceFiles } from '../source-files.ts';
import { type Catalogue, findMessageProblems } from './message-problems.ts';
import { findUsedMessages } from './used-messages.ts';

const read = (folder: string): Catalogue =>
  Object.fromEntries(
    locales.map((locale) => {
      const { $schema, ...messages } = JSON.parse(
        readFileSync(join(root, 'src/i18n/messages', folder, `${locale}.json`), 'utf8'),
      );
      return [locale, messages];
    }),
  );

/** What the compiler of the messages reads, which knows no code of ours. */
const compiled: { locales: string[] } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'));

const catalogues = { interface: read(''), analysis: read('analysis') };
const problems = findMessageProblems(catalogues);
if (compiled.locales.join() !== locales.join()) {
  problems.push('project.inlang/settings.json lists other languages than src/i18n/locale.schema.ts');
}
const used = findUsedMessages(readSourceFiles());
const keys = Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue.en ?? {}));
problems.push(...keys.filter((key) => !used.has(key)).map((key) => `${key} is used nowhere`));

for (const problem of problems) console.error(problem);
console.log(`${keys.length} messages in ${locales.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
