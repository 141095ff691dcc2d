import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import standardTexts from 'spdx-license-list/full.js';
import { root } from '#src/dev/run/project-paths.ts';
import type { InstalledPackage } from './installed-packages.ts';

const isLicenceFile = (path: string) =>
  /licen[cs]e|copying|notice/i.test(basename(path)) && !/\.(?:[cm]?[jt]sx?|map|json|svg|html|css)$/.test(path);

/**
 * Every licence and notice file of a package, those of bundled third parties included. A package without a licence
 * file of its own gets the standard text of the licence it states, with its author's name.
 */
export function licenceTextOf(installed: InstalledPackage): string {
  const folder = join(root, installed.folder);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isLicenceFile(path) && !path.includes('node_modules'))
    .sort();
  const texts = paths.map((path) => readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n').trim());
  const hasOwn = paths.some((path) => path === basename(path));
  return [...new Set(hasOwn ? texts : [standardText(installed), ...texts])].join('\n\n');
}

function standardText({ name, licence, folder }: InstalledPackage): string {
  const text = standardTexts[licence ?? '']?.licenseText;
  if (!text) throw new Error(`${name} has no licence file, and no standard text is known for ${licence}.`);
  const { author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const holder: string = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  // The standard text's own copyright line is a placeholder, or names whoever wrote the licence first.
  const terms = text.replaceAll(/^Copyright \(c\).*\n+/gm, '').trim();
  return `Copyright (c) ${holder.replace(/\s*[<(].*/, '')}\n\n${terms}`;
}
