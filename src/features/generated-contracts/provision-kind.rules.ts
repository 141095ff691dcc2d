import type { ProvisionKind } from '../templates/provision-kinds.schema.ts';
import type { Section, TemplateDocument } from '../templates/template-document.schema.ts';
import { type ContractStructure, leadOf, type Provision } from './contract-structure.rules.ts';

/** What each provision of a contract is about; null where no clause of the library could take its place. */
export type KindOf = ReadonlyMap<Provision, ProvisionKind | null>;

interface Known {
  heading: string;
  words: RegExp;
  about: ProvisionKind | null;
}

/**
 * What the provisions of a contract are about, by the template that it was made from. Null where one of them is not of
 * that template, as in a contract that an earlier version of it made.
 */
export function kindsOf({ parts }: ContractStructure, { sections }: TemplateDocument): KindOf | null {
  const known = sections.flatMap(knownIn);
  const kinds = new Map<Provision, ProvisionKind | null>();
  for (const { heading, provisions } of parts) {
    const here = known.filter((one) => one.heading === heading);
    for (const provision of provisions) {
      const found = here.find(({ words }) => words.test(leadOf(provision)));
      if (!found) return null;
      kinds.set(provision, found.about);
    }
  }
  return kinds;
}

function knownIn({ heading, about, clauses }: Section): Known[] {
  return clauses.map((clause) => {
    if (typeof clause === 'string') return { heading, words: patternOf(clause), about: about ?? null };
    return { heading, words: patternOf(clause.text), about: clause.about ?? about ?? null };
  });
}

/** Words of a template as they are in a contract, whatever was filled in. */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\{\{#?\w+\}\})/).map((part) => {
    if (part.startsWith('{{#')) return String.raw`\d+(?:\.\d+)?`;
    const literal = part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return part.startsWith('{{') ? '.+?' : literal.replace(/^’ /, '’s? ');
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}
