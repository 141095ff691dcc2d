import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOverweight } from '../dev/release/budgets.ts';
import { weighClient } from '../dev/release/build-weights.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainclause-weights-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const weights = {
  api: 400_000,
  analysis: 16_000_000,
  landing: 100_000,
  pages: { pricing: 40_000 },
  scripts: { pricing: 30 },
};

test('a build that weighs just what it may is good', () => {
  expect(findOverweight(weights)).toEqual([]);
});

test('each part that weighs more is named with its weight and its budget', () => {
  const pages = { pricing: 1, settings: 53_312 };
  const scripts = { pricing: 30, settings: 56 };
  const heavy = { api: 400_100, analysis: 16_010_000, landing: 123_456, pages, scripts };
  expect(findOverweight(heavy)).toEqual([
    'The API Worker weighs 400.1 KB, and may weigh 400.0 KB.',
    'The analysis Worker weighs 16.01 MB, and may weigh 16.00 MB.',
    'The JavaScript of the landing page weighs 123.5 KB, and may weigh 100.0 KB.',
    'The JavaScript that the page settings adds weighs 53.3 KB, and may weigh 40.0 KB.',
    'The page settings waits for 56 scripts, and may wait for 30.',
  ]);
});

test('a page weighs what it imports and the landing page did not, once, and nothing that it loads later', () => {
  const files = {
    'index.html': '<script src="/boot.js"></script><script type="module" src="/assets/index-1.js"></script>',
    'boot.js': 'document.title = "boot";',
    'assets/index-1.js':
      'import"./shell-1.js";const pages=[()=>import("./landing.page-1.js"),()=>import("./a.page-1.js")];',
    'assets/shell-1.js': 'export const shell="shared by every page";',
    'assets/landing.page-1.js': 'import{shell}from"./shell-1.js";export const Landing=shell;',
    'assets/a.page-1.js': 'import{shell}from"./shell-1.js";import{form}from"./form-1.js";import"./deep-1.js";',
    'assets/form-1.js': 'import{deep}from"./deep-1.js";export const form=()=>import("./dialog-1.js");',
    'assets/deep-1.js': 'export const deep="below the form";',
    'assets/dialog-1.js': 'export const dialog="when it is opened";',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const sum = (...paths: (keyof typeof files)[]) =>
    paths.reduce((all, path) => all + brotliCompressSync(files[path]).length, 0);
  expect(weighClient(folder)).toEqual({
    landing: sum('boot.js', 'assets/index-1.js', 'assets/shell-1.js', 'assets/landing.page-1.js'),
    pages: { a: sum('assets/a.page-1.js', 'assets/form-1.js', 'assets/deep-1.js') },
    scripts: { landing: 4, a: 6 },
  });
});

test('a build whose landing page is not found is not taken for a light one', () => {
  writeFileSync(join(folder, 'index.html'), '<script src="/boot.js"></script>');
  expect(() => weighClient(folder)).toThrow('no landing page');
});
