import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '#src/dev/run/project-paths.ts';

export interface InstalledPackage {
  name: string;
  version: string;
  /** As an SPDX expression, where the package states one. */
  licence: string | undefined;
  /** Below the root of the project. */
  folder: string;
}

interface LockedPackage {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const lock: Record<string, LockedPackage> = readJson('package-lock.json').packages;

/** SPDX names of licences that packages state by another name. */
const spdxNames: Record<string, string> = {
  // Its LICENSE has the two clauses: https://github.com/mwilliamson/duck.js
  duck: 'BSD-2-Clause',
};

function packageAt(folder: string): InstalledPackage {
  const { version, license } = lock[folder] as LockedPackage;
  const name = folder.split('node_modules/').at(-1) as string;
  return { name, version, licence: spdxNames[name] ?? license, folder };
}

/** Where Node finds a package that is imported in a folder: below it, or below the nearest folder above that has it. */
function folderOf(name: string, importedIn: string): string | null {
  const folder = posix.join(importedIn, 'node_modules', name);
  if (lock[folder]) return folder;
  if (importedIn === '') return null;
  const outer = importedIn.slice(0, Math.max(0, importedIn.lastIndexOf('/node_modules/')));
  return folderOf(name, outer);
}

export const directDependencies = (): string[] => Object.keys(readJson('package.json').dependencies);

/** The packages that package.json lists as dependencies, with everything that these depend on in turn. */
export function runtimePackages(): InstalledPackage[] {
  const found = new Set<string>();
  const add = (name: string, importedIn: string) => {
    const folder = folderOf(name, importedIn);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    for (const needed of Object.keys(lock[folder]?.dependencies ?? {})) add(needed, folder);
  };
  for (const name of directDependencies()) add(name, '');
  return [...found].map(packageAt);
}

/** A package as the project itself imports it. */
export const ownPackage = (name: string): InstalledPackage => packageAt(`node_modules/${name}`);

export function findPackage({ name, version }: { name: string; version: string }): InstalledPackage {
  const found = Object.keys(lock).find(
    (folder) => folder.endsWith(`node_modules/${name}`) && lock[folder]?.version === version,
  );
  if (found === undefined) throw new Error(`${name} ${version} is not in package-lock.json`);
  return packageAt(found);
}
