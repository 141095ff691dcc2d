import { cleanValues } from '../features/templates/template-values.rules';
import type { TemplateBody } from '../features/templates/templates.schema';
import { valuesFor } from './generated-contracts';

/** What decides which parts a contract has: its choices, and what may be left out. */
function choicesOf({ fields }: TemplateBody): [name: string, values: string[]][] {
  return fields.flatMap(({ name, required, options, toggle }): [string, string[]][] => {
    if (toggle) return [[name, ['yes', 'no']]];
    if (options) return [[name, [...Object.keys(options), ...(required ? [] : [''])]]];
    return required ? [] : [[name, ['filled', '']]];
  });
}

/** Values for every combination of the choices of a template. */
export function* combinationsOf(body: TemplateBody): Generator<Record<string, string>> {
  const choices = choicesOf(body);
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
    const numbers = index % 3 === 0 ? least : {};
    const empty = chosen.filter(([, value]) => value === '').map(([name]) => [name, '']);
    yield cleanValues(body.fields, {
      ...base,
      ...Object.fromEntries(chosen),
      ...numbers,
      ...Object.fromEntries(empty),
    });
  }
}
