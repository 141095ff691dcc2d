import type { ProvisionKind } from '../templates/provision-kinds.schema.ts';
import type { Field } from '../templates/template-document.schema.ts';
import type { Provision } from './contract-structure.rules.ts';
import type { Pattern, Recognised } from './provision-kind.rules.ts';

/** What was filled into the form of a template, as the contract made of it says it. */
export interface Entered {
  field: Field;
  text: string;
  provision: Provision;
  about: ProvisionKind | null;
  /** The words around it. */
  before: string;
  after: string;
}

/** What was filled in, in the order of the contract: a contract keeps no form, so it is read from its words. */
export function enteredIn(recognised: Recognised, fields: readonly Field[]): Entered[] {
  const fieldOf = new Map(fields.map((field) => [field.name, field]));
  return [...recognised].flatMap(([provision, known]) => {
    const { about } = known;
    const [lead, ...others] = provision.paragraphs;
    const items = others.filter(({ kind }) => kind === 'item');
    const lines = others.filter(({ kind }) => kind === 'value').map(({ words }) => words);
    const filled = [
      ...(lead ? valuesIn(lead.words, known) : []),
      ...items.flatMap(({ words }) => {
        const item = known.items.find((one) => one.words.test(words));
        return item ? valuesIn(words, item) : [];
      }),
      ...(known.value ? [{ variable: known.value, text: lines.join('\n'), before: '', after: '' }] : []),
    ];
    return filled.flatMap(({ variable, ...rest }) => {
      const field = fieldOf.get(variable);
      return field ? [{ ...rest, field, provision, about }] : [];
    });
  });
}

function valuesIn(text: string, { words, variables }: Pattern) {
  const match = words.exec(text);
  return variables.flatMap((variable, index) => {
    const [start, end] = match?.indices?.[index + 1] ?? [];
    if (start === undefined || end === undefined) return [];
    return [{ variable, text: text.slice(start, end), before: text.slice(0, start), after: text.slice(end) }];
  });
}
