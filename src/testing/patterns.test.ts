import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { findPatterns } from '../dev/check/patterns/find-patterns.ts';
import { hostileTexts } from '../dev/check/patterns/hostile-texts.ts';
import { heavyButLinear, longTexts, mixedText, stopwatchOf } from '../dev/check/patterns/long-texts.ts';
import { findPatternProblems, type Pattern } from '../dev/check/patterns/pattern-problems.ts';
import { type RecordedPattern, recordPatterns } from '../dev/check/patterns/record-patterns.ts';
import { readSourceFiles } from '../dev/check/source-files.ts';
import { root } from '../dev/run/project-paths.ts';

/** Look slow and are not: where one alternative fails, another takes the same characters, of pieces that are cut before. */
const takeEveryCharacter = ['worker/measure/tokens.ts', 'worker/measure/byte-pairs.ts'];

/** Whatever runs over texts that were uploaded: all of the analysis Worker, and what it shares with the other. */
const places = ['worker/', 'src/kernel/', 'src/features/contracts/'];
const files = readSourceFiles()
  .filter(({ path }) => places.some((place) => path.startsWith(place)) && !/\.test\.ts$|\/testing\//.test(path))
  .map((file) => ({ path: file.path, ...findPatterns(file) }));
const written = files.flatMap(({ path, written }) => written.map((pattern) => ({ path, ...pattern })));
let recorded: RecordedPattern[];
let patterns: (Pattern & { path: string; problems: string[] })[];

beforeAll(async () => {
  recorded = await recordPatterns(async () => {
    for (const { path, constructions } of files) if (constructions > 0) await import(join(root, path));
    await import('#worker/analyse/warnings/embedded-instructions.ts');
    await compilePlaybook();
    await readSamples();
  });
  const all = [...written, ...recorded].filter(({ path }) => !takeEveryCharacter.includes(path));
  const each = new Map(all.map((one) => [`${one.source}/${one.flags}`, one])).values();
  patterns = [...each].map((one) => ({ ...one, problems: findPatternProblems(one) }));
}, 180_000);

async function compilePlaybook() {
  const { playbook } = await import('#worker/analyse/built-in/playbook.ts');
  const { compilePattern } = await import('#worker/analyse/built-in/text/compile-pattern.ts');
  for (const language of locales) {
    for (const { rule } of playbook) {
      const { about, signs = [], needs = [], unless = [] } = rule?.[language] ?? {};
      const all = [about ?? [], signs.map(([pattern]) => pattern), needs, unless].flat();
      for (const pattern of all) compilePattern(pattern, language);
    }
  }
}

/** Readers put their patterns together when they are first asked for a language, and for an act. */
async function readSamples() {
  const { createBuiltInAnalyst } = await import('#worker/analyse/built-in/built-in-analyst.ts');
  const { readActingParty } = await import('#worker/analyse/built-in/read/acting-party.ts');
  const { readContractText } = await import('#worker/analyse/built-in/text/contract-text.ts');
  for (const language of locales) {
    const text = readFileSync(join(root, `src/dev/check/fixtures/${language}.txt`), 'utf8');
    await createBuiltInAnalyst().analyse({ text, blocks: [], language }, { language, today: '2025-01-01' });
    const contract = readContractText({ text: '', blocks: [], language });
    for (const act of ['granting', 'assigning'] as const) readActingParty({ words: '', start: 0 }, act, contract);
  }
}

const tell = ({ path, source, flags }: Pattern & { path: string }) => `${path}: /${source}/${flags}`;

describe('the patterns of the analysis Worker', () => {
  test('are all seen, those that it puts together too', () => {
    const places = (file: string) =>
      new Set(recorded.flatMap(({ path, place }) => (path === file ? [place] : []))).size;
    const unseen = files.filter(({ path, constructions }) => places(path) < constructions);
    expect(written.length).toBeGreaterThan(3000);
    expect(unseen.map(({ path, constructions }) => `${path}: ${places(path)} of ${constructions}`)).toEqual([]);
  });

  test('take no longer on a text made for it than its length explains', () => {
    const told = patterns.flatMap((pattern) => pattern.problems.map((problem) => `${problem} in ${tell(pattern)}`));
    expect(told).toEqual([]);
  });

  test('read texts that begin to match over and over in a moment', () => {
    const length = 2000;
    limits ??= measureLimits();
    const moment = limits.long;
    // One that is known to be slow might never end.
    const sound = patterns.filter(({ problems }) => problems.length === 0);
    const slow = sound.flatMap((pattern) => {
      const time = stopwatchOf(pattern);
      // What was slow once may have been collecting garbage.
      const worst = hostileTexts(pattern, length).find((text) => time(text) > moment && time(text) > moment);
      return worst === undefined ? [] : [`${tell(pattern)} on ${worst.slice(0, 80)}`];
    });
    expect(slow).toEqual([]);
  });

  test('go through 100,000 characters of one kind in the time that their length explains', () => {
    const slow = patterns.flatMap((pattern) => {
      const slowest = slowOn(pattern);
      return slowest ? [`${tell(pattern)} on ${slowest.text.length} characters: ${slowest.what}`] : [];
    });
    expect(slow).toEqual([]);
  }, 180_000);
});

const mixed = mixedText(4000);
const short = longTexts(10_000);
const middle = longTexts(30_000);
const long = longTexts(100_000);
let limits: { mixed: number; long: number } | undefined;

/** What a pattern that works hard takes: the same machine is measured in the same run. */
function measureLimits() {
  const take = stopwatchOf(heavyButLinear);
  take(mixed);
  return { mixed: take(mixed) / 10, long: Math.max(...long.map(({ text }) => take(text))) * 2 };
}

/**
 * The first text on which a pattern takes far longer than one that works hard. Only those that take a while for some of
 * everything are tried, and a tenth or a third of a text shows it long before the whole.
 */
function slowOn(pattern: Pattern) {
  limits ??= measureLimits();
  const take = stopwatchOf(pattern);
  // What was slow once may have been collecting garbage.
  const isSlow = (text: string, limit: number) => take(text) > limit && take(text) > limit;
  const { mixed: suspect, long: most } = limits;
  if (!isSlow(mixed, suspect)) return undefined;
  return (
    short.find(({ text }) => isSlow(text, most / 4)) ??
    middle.find(({ text }) => isSlow(text, most / 2)) ??
    long.find(({ text }) => isSlow(text, most))
  );
}

describe('a pattern that can be made slow', () => {
  test.each([
    ['repeats within repeats', /^(?:<!--.*?-->\s*)*<html/s, '.*? has no end'],
    ['two repeats of the same characters', /^a\w*\d*b/, '\\w* and \\d* share characters'],
    ['a repeat that is tried from each of its characters', /\s+$/, '\\s+ is tried again from each of its characters'],
    ['a repeat that holds its own beginning', /(?:grants?|sells?) \S+ to/, '\\S+ has no end'],
    ['a repeat among words', /share of (?:\w+ ){0,5}profits/, '\\w+ has no end'],
    ['bounds that multiply', /(?:\w{1,40},?){0,20}!/, '\\w{1,40} is repeated and may end in several places'],
    ['a bound that is none', /share.{0,5000}profits/, '.{0,5000} has no end'],
  ])('is seen: %s', (_, { source, flags }, problem) => {
    expect(findPatternProblems({ source, flags })).toContain(problem);
  });

  test.each([
    /(?<!\s)\s+$/,
    /share of (?:\w{1,40} ){0,5}profits/,
    /display\s*:\s*none/i,
    /^[^:]*: \d+$/,
    /\p{L}+(?:-\p{L}+)*/gu,
    /\n[ \t]*\n/,
  ])('is not seen in %s', ({ source, flags }) => {
    expect(findPatternProblems({ source, flags })).toEqual([]);
  });

  test.each([/1[^%]*%/, /a{1,5000}b/, /\s+x/])('takes too long for a text of one kind: %s', ({ source, flags }) => {
    expect(slowOn({ source, flags })).toBeDefined();
  });

  test('is slow on the texts that are made for it', () => {
    const texts = hostileTexts({ source: '(?:grant|sell)\\S*.{0,80}never', flags: '' }, 20);
    expect(texts).toContain('grantagrantagrantagr');
  });
});
