import { type LaidOut, readLayout } from './contract-layout.rules.ts';

/** A numbered clause of a section, with the items and lines that belong to it. */
export interface Provision {
  number: string;
  paragraphs: LaidOut[];
}

/** A section: what stands under one heading. */
export interface Part {
  number: string;
  heading: string;
  provisions: Provision[];
}

/** A generated contract taken apart: what comes before the sections, these, and what closes it. */
export interface ContractStructure {
  head: LaidOut[];
  parts: Part[];
  tail: LaidOut[];
}

/** Null when the text is not what its layout says. */
export function readStructure({ text, layout }: { text: string; layout: string | null }): ContractStructure | null {
  if (layout?.length !== text.split('\n\n').length) return null;
  const structure: ContractStructure = { head: [], parts: [], tail: [] };
  for (const paragraph of readLayout(text, layout)) {
    const { kind, number, words } = paragraph;
    const part = structure.parts.at(-1);
    if (kind === 'closing' || kind === 'signature' || structure.tail.length > 0) structure.tail.push(paragraph);
    else if (kind === 'heading') {
      structure.parts.push({ number: (number ?? '').replace(/\.$/, ''), heading: words, provisions: [] });
    } else if (!part) structure.head.push(paragraph);
    else if (kind === 'clause') part.provisions.push({ number: number ?? '', paragraphs: [paragraph] });
    else {
      const provision = part.provisions.at(-1);
      if (!provision) return null;
      provision.paragraphs.push(paragraph);
    }
  }
  return structure;
}

/** The first words of a provision, which its template knows it by. */
export const leadOf = (provision: Provision): string => provision.paragraphs[0]?.words ?? '';
