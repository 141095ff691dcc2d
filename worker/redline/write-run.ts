import type { Atom } from './paragraph-atoms';
import { childOf, escapeXml, prefixOf, type XmlNode } from './xml-nodes';

export type Pieces = {
  atom: Atom;
  /** The opening tag of the deletion that it is in; null: it stays. */
  del: string | null;
  before: string;
  after: string;
}[];

const deletedNames: Record<string, string> = { t: 'delText', instrText: 'delInstrText' };

/** A run in several pieces, each with its looks, and with what stands between them. */
export function writeRun(xml: string, run: XmlNode, pieces: Pieces): string {
  const properties = childOf(run, 'rPr');
  const opening = xml.slice(run.start, run.openEnd) + (properties ? xml.slice(properties.start, properties.end) : '');
  let written = '';
  let group: Pieces = [];
  const flush = () => {
    const del = group[0]?.del;
    if (group.length > 0) {
      const inner = `${opening}${contentOf(xml, group)}</${run.tag}>`;
      written += del ? `${del}${inner}</${prefixOf(run.tag)}del>` : inner;
    }
    group = [];
  };
  for (const piece of pieces) {
    if (piece.before || (group.length > 0 && group[0]?.del !== piece.del)) flush();
    written += piece.before;
    group.push(piece);
    if (piece.after) flush();
    written += piece.after;
  }
  flush();
  return written;
}

function contentOf(xml: string, group: Pieces): string {
  let content = '';
  for (let at = 0; at < group.length; ) {
    const { atom, del } = group[at] as Pieces[number];
    const { node } = atom;
    let next = at + 1;
    while (group[next]?.atom.node === node) next++;
    const atoms = group.slice(at, next).map((piece) => piece.atom);
    const name = del ? deletedNames[node.name] : undefined;
    if (node.name === 't') content += textElement(xml, prefixOf(node.tag) + (name ?? 't'), atoms);
    else if (name) content += renamed(xml, node, prefixOf(node.tag) + name);
    else content += xml.slice(node.start, node.end);
    at = next;
  }
  return content;
}

function textElement(xml: string, tag: string, atoms: readonly Atom[]): string {
  const raw = xml.slice(atoms[0]?.start, atoms.at(-1)?.end);
  const text = raw.includes('<') ? escapeXml(atoms.map((atom) => atom.text).join('')) : raw;
  return `<${tag} xml:space="preserve">${text}</${tag}>`;
}

const renamed = (xml: string, node: XmlNode, tag: string) =>
  `<${tag} xml:space="preserve">${xml.slice(node.openEnd, node.closeStart)}</${tag}>`;
