import { isBoundControl } from './find-paragraphs';
import { textUnits } from './text-units';
import { attributeOf, prefixOf, type XmlNode } from './xml-nodes';

/** The least that a change keeps or takes out: a character of a text, or another element of a run. */
export interface Atom {
  run: XmlNode;
  /** The element of the run. */
  node: XmlNode;
  /** Of a text, the unit in it; else 0. */
  offset: number;
  /** What it says, as it is read; empty for what is no character. */
  text: string;
  /** Where it is written, of a character. */
  start: number;
  end: number;
  /** A change may take it out. */
  isSafe: boolean;
}

/** What may stand around runs that are changed one by one. */
const transparent = new Set(['hyperlink', 'ins', 'smartTag', 'sdt', 'sdtContent', 'customXml', 'bdo', 'dir']);
/** Words that are gone already. */
const gone = new Set(['del', 'moveFrom']);
/** Elements of a run that go with the words around them; all others stay. */
const going = new Set(
  't tab ptab br cr noBreakHyphen softHyphen sym footnoteReference endnoteReference fldChar instrText lastRenderedPageBreak'.split(
    ' ',
  ),
);
export const goesAlong = ({ name }: XmlNode): boolean => going.has(name);

function atomsOf(xml: string, run: XmlNode, isSafe: boolean): Atom[] {
  return run.children.flatMap((node): Atom[] => {
    if (node.name === 'rPr') return [];
    if (node.name !== 't') return [{ run, node, offset: 0, text: '', start: node.start, end: node.end, isSafe }];
    return textUnits(xml, node).map(({ unit, start, end }, offset) => ({
      ...{ run, node, offset, text: unit, start, end, isSafe },
    }));
  });
}

/** All atoms of a paragraph in their order. */
export function paragraphAtoms(xml: string, paragraph: XmlNode): Atom[] {
  const prefix = prefixOf(paragraph.tag);
  const atoms: Atom[] = [];
  const walk = (node: XmlNode, isSafe: boolean) => {
    for (const child of node.children) {
      if (gone.has(child.name) || child.name === 'pPr') continue;
      if (child.name === 'r') {
        if (prefixOf(child.tag) === prefix) for (const atom of atomsOf(xml, child, isSafe)) atoms.push(atom);
      } else
        walk(child, isSafe && transparent.has(child.name) && !(child.name === 'sdt' && isBoundControl(xml, child)));
    }
  };
  walk(paragraph, true);
  return atoms;
}

/** A field: what it is worked out from, and what that came to. */
export interface Field {
  first: number;
  last: number;
  /** It begins or ends in another paragraph. */
  isBroken: boolean;
}

/** The fields of a paragraph, without those within others, as indices of its atoms. */
export function fieldsOf(xml: string, atoms: readonly Atom[]): Field[] {
  const fields: Field[] = [];
  const begun: number[] = [];
  atoms.forEach(({ node }, index) => {
    if (node.name !== 'fldChar') return;
    const type = attributeOf(xml, node, 'fldCharType');
    if (type === 'begin') begun.push(index);
    else if (type === 'end') {
      const first = begun.pop();
      if (first === undefined) fields.splice(0, fields.length, { first: 0, last: index, isBroken: true });
      else if (begun.length === 0) fields.push({ first, last: index, isBroken: false });
    } else if (begun.length === 0) fields.splice(0, fields.length, { first: 0, last: index, isBroken: true });
  });
  const [open] = begun;
  if (open !== undefined) fields.push({ first: open, last: atoms.length - 1, isBroken: true });
  return fields;
}
