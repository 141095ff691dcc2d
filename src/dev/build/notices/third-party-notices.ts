import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#src/dev/run/project-paths.ts';
import { builtWorkers } from '../build-output.ts';
import { isAllowed } from './allowed-licences.ts';
import { directDependencies, findPackage, type InstalledPackage, ownPackage } from './installed-packages.ts';
import { licenceTextOf } from './licence-text.ts';

/** Where Vite lists the packages whose modules it bundled, below each folder it writes. */
export const bundledList = '.vite/licenses.json';

export const noticesFile = 'third-party-notices.txt';

const client = join(root, 'dist/client');

/** Development tools that leave something of theirs in the build: generated code, a word list, a token table. */
const partlyShippedTools = ['@inlang/paraglide-js', '@zxcvbn-ts/language-common', 'gpt-tokenizer'];

/** All third-party packages in the client and in the deployed Workers. */
function shippedPackages(): InstalledPackage[] {
  const { api, analysis } = builtWorkers();
  const bundled = [client, api.folder, analysis.folder].flatMap((folder): { name: string; version: string }[] =>
    JSON.parse(readFileSync(join(folder, bundledList), 'utf8')),
  );
  // Vite lists JavaScript modules only. Styles, fonts and copied files come from direct dependencies.
  return [...bundled.map(findPackage), ...[...directDependencies(), ...partlyShippedTools].map(ownPackage)];
}

/** Packages with the same licence text are listed together above it. */
export function formatNotices(packages: InstalledPackage[]): string {
  const byVersion = new Map(packages.map((each) => [`${each.name} ${each.version} (${each.licence})`, each]));
  const titles = [...byVersion.keys()].sort();
  const byText = Map.groupBy(titles, (title) => licenceTextOf(byVersion.get(title) as InstalledPackage));
  const sections = [...byText].map(([text, under]) => `${under.join('\n')}\n\n${text}\n`);
  const introduction = 'Plainclause includes the following third-party software and data.\n';
  return [introduction, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the notices into the built client. Throws if a shipped package has a licence that is not allowed. */
export function writeNotices(): void {
  const shipped = shippedPackages();
  const refused = shipped.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    throw new Error(`Licence not allowed: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`);
  }
  writeFileSync(join(client, noticesFile), formatNotices(shipped));
  rmSync(dirname(join(client, bundledList)), { recursive: true });
}
