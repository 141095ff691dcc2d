import { describe, expect, test } from 'vitest';
import { clauseCategories } from '../features/clauses/clause-choices.schema';
import { itemMark, itemPlaces, readWording } from '../features/clauses/clause-wording.rules';
import { locales } from '../i18n/locale.schema';
import { clauseSources, clauseTags } from './clause-sources';

const sources = clauseSources.map(({ source }) => source);
const named = clauseSources.map(({ file, source }) => [file, source] as const);

test('there are at least 60 clauses, of every category and risk, the five best known among them', () => {
  expect(sources.length).toBeGreaterThanOrEqual(60);
  expect(sources.map(({ texts }) => texts.en.title)).toEqual(
    expect.arrayContaining([
      'Limitation of Liability',
      'Force Majeure',
      'Intellectual Property Rights',
      'Termination for Convenience',
      'Governing Law',
    ]),
  );
  for (const category of clauseCategories) {
    expect(sources.filter((clause) => clause.category === category).length, category).toBeGreaterThanOrEqual(8);
  }
  for (const riskLevel of ['high', 'medium', 'low']) {
    expect(sources.filter((clause) => clause.riskLevel === riskLevel).length, riskLevel).toBeGreaterThanOrEqual(5);
  }
});

test('most clauses come in all three wordings', () => {
  const whole = sources.filter(({ wordings }) => wordings.cautious && wordings.firm);
  expect(whole.length / sources.length).toBeGreaterThan(0.6);
});

test('no two clauses have the same title in any language, and no two wordings are alike', () => {
  for (const locale of locales) {
    const titles = sources.map(({ texts }) => texts[locale].title.toLowerCase());
    expect(
      titles.filter((title, index) => titles.indexOf(title) !== index),
      locale,
    ).toEqual([]);
  }
  const wordings = sources.flatMap((clause) => Object.values(clause.wordings));
  expect(new Set(wordings).size).toBe(wordings.length);
});

test('every tag is in use and has a name of its own in each language', () => {
  const used = new Set(sources.flatMap(({ tags }) => tags));
  expect(Object.keys(clauseTags).filter((tag) => !used.has(tag))).toEqual([]);
  for (const locale of locales) {
    const names = Object.values(clauseTags).map((texts) => texts[locale]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  for (const [tag, { en, ...others }] of Object.entries(clauseTags)) {
    const alike = Object.values(others).filter((name) => name === en);
    // "Software", "arbitrage", "assurance": a word may be the same in one of them, not in most.
    expect(alike.length, tag).toBeLessThan(3);
  }
});

describe.each(named)('%s', (file, { id, tags, texts, stances, wordings }) => {
  test('is called as its file, and its tags have names', () => {
    expect(id).toBe(file);
    expect(tags.filter((tag) => !clauseTags[tag])).toEqual([]);
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('is explained in each language in words of its own', () => {
    for (const part of ['description', 'riskReason', 'use'] as const) {
      expect(new Set(locales.map((locale) => texts[locale][part])).size, part).toBe(locales.length);
    }
    for (const value of Object.values(texts.ar)) expect(value).toMatch(/[\u0600-\u06ff]/);
    for (const value of locales.flatMap((locale) => Object.values(texts[locale]))) {
      expect(value).not.toMatch(/[{}[\]]|\bTODO\b|[Ll]orem ipsum/);
    }
  });

  test('says of each wording whom it helps and what it risks, and a firm one never risks less', () => {
    expect(Object.keys(stances)).toEqual(Object.keys(wordings));
    const sides = Object.values(stances).flatMap(({ favours }) => favours ?? []);
    if (sides.length === 2) for (const locale of locales) expect(sides[0]?.[locale]).not.toBe(sides[1]?.[locale]);
    const levels = ['low', 'medium', 'high'];
    const { standard, firm = standard } = stances;
    expect(levels.indexOf(firm.risk)).toBeGreaterThanOrEqual(levels.indexOf(standard.risk));
  });

  test.each(Object.entries(wordings))(
    'in its %s wording reads well and leaves blanks that can be settled',
    (_, words) => {
      const { paragraphs, blanks } = readWording(words);
      expect(paragraphs[0]?.kind).toBe('clause');
      expect(blanks.length).toBeLessThanOrEqual(20);
      for (const blank of blanks) expect(blank).toMatch(/^\S(.{0,118}\S)?$/);
      const marks = words.split(/\n+/).flatMap((line) => /^\([a-z]+\)(?= )/.exec(line)?.[0] ?? []);
      const places = itemPlaces(paragraphs).filter((place) => place !== null);
      expect(marks).toEqual(places.map(itemMark));
      // A number of another clause would be wrong in every contract but one.
      expect(words).not.toMatch(/\bclauses? \d/i);
      for (const { pieces } of paragraphs) {
        const text = pieces.map((piece) => piece.text).join('');
        expect(text).toMatch(/^[“(]?[\p{L}\p{N}£].*[.;:,”)]( and| or)?$/u);
      }
    },
  );
});
