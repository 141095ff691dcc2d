import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../dev/run/project-paths.ts';

const documents = globSync(['*.md', 'src/**/*.md', 'docs/**/*.md'], { cwd: root }).sort();
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const topLevel = 'src|worker|web|docs|migrations|project\\.inlang|\\.github|\\.ci';

/** Targets of links, and code that looks like a path of this project; patterns with placeholders are left out. */
function namedPaths(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap((match) => (match[1] ?? '').split(/\s+/));
  const path = new RegExp(`^(${topLevel})(/[\\w.@{},-]+)*/?$`);
  return [...new Set([...links, ...code.filter((word) => path.test(word))])].filter((word) => !/[<>{}*]/.test(word));
}

test('README and CONTRIBUTING are there', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']));
});

test.each(documents)('every path that %s names exists', (document) => {
  const folder = dirname(join(root, document));
  const paths = namedPaths(readFileSync(join(root, document), 'utf8'));
  const exists = (path: string) => existsSync(resolve(folder, path)) || existsSync(join(root, path));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test.each(documents)('every script that %s names exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test))/g)].map((match) => match[1] ?? match[2] ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const foldersIn = (path: string) =>
  globSync(`${path}/*/`, { cwd: root, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

test.each([
  'src',
  'src/features',
  'src/features/accounts',
  'src/dev',
  'worker',
  'worker/analyse',
  'web',
  'web/features',
  'web/features/accounts',
  'web/features/contracts',
])('the picture in CONTRIBUTING names each folder in %s', (folder) => {
  const [, picture = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('```');
  const named = new Set(picture.match(/[\w-]+/g));
  expect(foldersIn(folder).length).toBeGreaterThan(1);
  expect(foldersIn(folder).filter((name) => !named.has(name))).toEqual([]);
});

test('each folder of the tools is told what it is for', () => {
  const text = readFileSync(join(root, 'src/dev/README.md'), 'utf8');
  expect(foldersIn('src/dev').filter((name) => !text.includes(`| [${name}](${name}) |`))).toEqual([]);
});

test('a path that is gone is noticed, a command or a pattern is not taken for one', () => {
  const text = 'See [the API](src/app.ts), `src/gone.ts`, `npm start`, `src/features/<feature>` and `PORT`.';
  expect(namedPaths(text)).toEqual(['src/app.ts', 'src/gone.ts']);
});
