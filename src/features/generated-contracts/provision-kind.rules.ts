import type { ProvisionKind } from '../templates/provision-kinds.schema.ts';
import type { Section, TemplateDocument } from '../templates/template-document.schema.ts';
import { type ContractStructure, leadOf, type Provision } from './contract-structure.rules.ts';

/** Words of a template as they are in a contract, whatever was filled in; one group for each of its variables. */
export interface Pattern {
  words: RegExp;
  variables: string[];
}

/** A provision of the template. */
export interface Known extends Pattern {
  heading: string;
  about: ProvisionKind | null;
  items: Pattern[];
  /** The variable whose lines follow it. */
  value: string | null;
}

export type Recognised = ReadonlyMap<Provision, Known>;

/** What each provision of a contract is about; null where no clause of the library could take its place. */
export type KindOf = ReadonlyMap<Provision, ProvisionKind | null>;
export const kindsOf = (recognised: Recognised): KindOf =>
  new Map([...recognised].map(([provision, { about }]) => [provision, about]));

/**
 * The provisions of a contract with those of the template that it was made from. Null where one of them is not of that
 * template, as in a contract that an earlier version of it made.
 */
export function recognise({ parts }: ContractStructure, { sections }: TemplateDocument): Recognised | null {
  const known = sections.flatMap(knownIn);
  const recognised = new Map<Provision, Known>();
  for (const { heading, provisions } of parts) {
    const here = known.filter((one) => one.heading === heading);
    for (const provision of provisions) {
      const found = here.find(({ words }) => words.test(leadOf(provision)));
      if (!found) return null;
      recognised.set(provision, found);
    }
  }
  return recognised;
}

function knownIn({ heading, about, clauses }: Section): Known[] {
  return clauses.map((clause) => {
    const full = typeof clause === 'string' ? { text: clause } : clause;
    return {
      ...patternOf(full.text),
      heading,
      about: full.about ?? about ?? null,
      items: (full.items ?? []).map((item) => patternOf(typeof item === 'string' ? item : item.text)),
      value: full.value ?? null,
    };
  });
}

function patternOf(text: string): Pattern {
  const variables: string[] = [];
  const parts = text.split(/(\{\{#?\w+\}\})/).map((part) => {
    if (part.startsWith('{{#')) return String.raw`\d+(?:\.\d+)?`;
    const literal = part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    if (!part.startsWith('{{')) return literal.replace(/^’ /, '’s? ');
    variables.push(part.slice(2, -2));
    return '(.+?)';
  });
  return { words: new RegExp(`^${parts.join('')}$`, 'du'), variables };
}
