import { describe, expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import {
  generate,
  sharedSource,
  templateBodies,
  templateSources,
  valuesFor,
} from '#src/testing/generated-contracts.ts';
import { publishTemplate } from './publish-template.rules';
import { formatValue } from './template-format.rules';
import { templateCategories, templateTags } from './templates.schema';

const fillings = [
  ['ordinary', 0],
  ['ordinary', 1],
  ['ordinary', 2],
  ['least', 0],
  ['least', 1],
  ['least', 2],
] as const;

test('there is a choice of templates for every category and every filter, and a few for every plan', () => {
  for (const category of templateCategories) {
    expect(templateSources.filter((source) => source.category === category).length, category).toBeGreaterThan(1);
  }
  for (const tag of templateTags) {
    expect(templateSources.filter(({ tags }) => tags.includes(tag)).length, tag).toBeGreaterThan(1);
  }
  const basic = templateSources.filter((source) => source.basic);
  expect(basic.length).toBeGreaterThan(4);
  expect(basic.length).toBeLessThan(templateSources.length / 2 + 1);
});

test('nothing that templates share is left unused', () => {
  const written = JSON.stringify(templateSources);
  const used = (names: Record<string, unknown>) => Object.keys(names).filter((name) => !written.includes(`"${name}"`));
  const { roles, variables, sections } = sharedSource;
  expect({ roles: used(roles), variables: used(variables), sections: used(sections) }).toEqual({
    roles: [],
    variables: [],
    sections: [],
  });
});

test('what rules a choice out is asked by the same template, or it could never be chosen', () => {
  for (const { id, fields } of templateBodies) {
    const names = new Set(fields.map(({ name }) => name));
    for (const { forbidden } of fields) {
      for (const { when } of forbidden ?? []) {
        for (const [name] of when.replaceAll(/=[\w-]+/g, '').matchAll(/\w+/g))
          expect(names, `${id}: ${when}`).toContain(name);
      }
    }
  }
});

describe.each(templateBodies.map((body) => [body.id, body] as const))('%s', (id, body) => {
  test.each(fillings)('leaves nothing open and numbers every part, with %s values (choice %i)', (manner, choice) => {
    const { blocks, text } = generate(body, valuesFor(body.fields, manner, choice));
    expect(text).not.toMatch(/\{\{|\}\}|\[|\bundefined\b|\bnull\b|\bNaN\b| {2}/);

    let [section, clause, item] = [0, 0, 0];
    const numbers = new Set<string>();
    for (const { kind, number } of blocks) {
      if (kind === 'heading') {
        [section, clause, item] = [section + 1, 0, 0];
        expect(number).toBe(`${section}.`);
      }
      if (kind === 'clause') {
        [clause, item] = [clause + 1, 0];
        expect(number).toBe(`${section}.${clause}`);
      }
      if (kind === 'item') {
        item += 1;
        expect(number).toBe(`(${String.fromCharCode(96 + item)})`);
      }
      numbers.add((number ?? '').replace(/\.$/, ''));
    }
    const mentioned = [...text.matchAll(/\bclauses? (\d+(?:\.\d+)?)/g)].map(([, number]) => number as string);
    expect(mentioned.filter((number) => !numbers.has(number))).toEqual([]);
  });

  test('ends every sub-clause as a list does, whichever of them are there', () => {
    for (const [manner, choice] of fillings) {
      const { blocks } = generate(body, valuesFor(body.fields, manner, choice));
      const words = blocks.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
      blocks.forEach(({ kind }, index) => {
        if (kind !== 'item') return;
        const isLast = blocks[index + 1]?.kind !== 'item';
        expect(words[index]).toMatch(isLast ? /\.$/ : blocks[index + 2]?.kind === 'item' ? /;$/ : /; (?:and|or)$/);
      });
    }
  });

  test('uses everything that it asks for', () => {
    const conditions = [...JSON.stringify(body.document).matchAll(/"when":"([^"]+)"/g)].flatMap(([, condition = '']) =>
      condition.split(/[ !&]+/).map((part) => part.split('=')[0]),
    );
    const filled = fillings.map(([manner, choice]) => {
      const values = valuesFor(body.fields, manner, choice);
      return { values, text: generate(body, values).text };
    });
    for (const field of body.fields) {
      const { name } = field;
      const decides = conditions.includes(name);
      const shows = filled.some(({ values, text }) => {
        const value = values[name] ?? '';
        return (
          value !== '' &&
          formatValue(field, value)
            .split('\n')
            .every((line) => text.includes(line))
        );
      });
      expect(decides || shows, `${id} asks for ${name} in vain`).toBe(true);
    }
  });

  test('can be read and filled in by readers of each language', () => {
    const source = templateSources.find((one) => one.id === id);
    if (!source) throw new Error(`${id} has no source`);
    const [english, ...others] = locales.map((locale) => publishTemplate(source, sharedSource, locale));
    for (const template of [english, ...others]) {
      const labels = template?.variables.map(({ label }) => label) ?? [];
      expect(new Set(labels).size, `labels that are the same: ${labels}`).toBe(labels.length);
    }
    for (const other of others) {
      for (const text of ['name', 'description', 'use', 'avoid'] as const)
        expect(other[text]).not.toBe(english?.[text]);
      const helps = other.variables.filter(({ help }) => help !== null).length;
      expect(helps).toBe(english?.variables.filter(({ help }) => help !== null).length);
    }
  });
});
