import { holds } from '../features/templates/template-condition.rules';
import type { Field } from '../features/templates/template-document.schema';
import { cleanValues, findFaults } from '../features/templates/template-values.rules';
import type { TemplateBody } from '../features/templates/templates.schema';
import { valuesFor } from './generated-contracts';

/**
 * What changes nothing but the line of one party, and what comes along with another field: these are varied beside the
 * choices and not multiplied by them.
 */
function isDetail({ name, type, neededWith }: Field, { parties }: TemplateBody['document']): boolean {
  const ofParty = parties.some(({ key, joins }) => name === `${key}Number` || (joins && name === `${key}Address`));
  return ofParty || (neededWith !== undefined && type !== 'select');
}

/** What decides which parts a contract has: its choices, and what may be left out. */
function choicesOf({ fields, document }: TemplateBody): [name: string, values: string[]][] {
  return fields.flatMap((field): [string, string[]][] => {
    const { name, required, options, toggle } = field;
    if (toggle) return [[name, ['yes', 'no']]];
    if (options) return [[name, [...Object.keys(options), ...(required ? [] : [''])]]];
    return required || isDetail(field, document) ? [] : [[name, ['filled', '']]];
  });
}

/** Values for every combination of the choices of a template. */
export function* combinationsOf(body: TemplateBody): Generator<Record<string, string>> {
  const choices = choicesOf(body);
  const details = body.fields.filter((field) => !field.required && isDetail(field, body.document));
  const base = valuesFor(body.fields, 'ordinary');
  /** Where one is allowed, one: a day, a month, a week. */
  const least = Object.fromEntries(
    body.fields.flatMap(({ name, type, min = 0 }) => (type === 'number' ? [[name, String(Math.max(1, min))]] : [])),
  );
  const total = choices.reduce((product, [, values]) => product * values.length, 1);
  for (let index = 0; index < total; index++) {
    let left = index;
    const chosen = choices.map(([name, values]): [string, string] => {
      const value = values[left % values.length] ?? '';
      left = Math.floor(left / values.length);
      return [name, value === 'filled' ? (base[name] ?? '') : value];
    });
    const empty = chosen.filter(([, value]) => value === '').map(([name]) => [name, '']);
    const filledWith = (numbers: Record<string, string>) => {
      const values = { ...base, ...Object.fromEntries(chosen), ...numbers, ...Object.fromEntries(empty) };
      const beside = details.map(({ name, neededWith, forbidden = [] }, place) => {
        const there = neededWith
          ? holds(neededWith, values)
          : (Math.imul(index + 1, 0x9e3779b1) >>> (8 + place)) % 2 === 1;
        return [name, there && !forbidden.some(({ when }) => holds(when, values)) ? values[name] : ''];
      });
      return cleanValues(body.fields, { ...values, ...Object.fromEntries(beside) });
    };
    const small = filledWith(least);
    // Where so few are refused, as two adults in a home of three tenants, the combination is still to be read.
    const tooSmall = index % 3 !== 0 || Object.keys(findFaults(body.fields, small)).length > 0;
    yield tooSmall ? filledWith({}) : small;
  }
}

/** Few of the combinations, in which each option is chosen and each field that may be empty is empty at least once. */
export function fewCombinationsOf(body: TemplateBody): Record<string, string>[] {
  const optional = body.fields.filter(({ required, options }) => options || !required);
  const seen = new Set<string>();
  const few: Record<string, string>[] = [];
  for (const values of combinationsOf(body)) {
    if (Object.keys(findFaults(body.fields, values)).length > 0) continue;
    const chosen = optional.map(({ name, options }) => `${name}: ${options ? values[name] : values[name] !== ''}`);
    if (chosen.every((one) => seen.has(one))) continue;
    for (const one of chosen) seen.add(one);
    few.push(values);
  }
  return few;
}
