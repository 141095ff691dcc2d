/** An element of a part that is known to be well-formed, by offsets into it. */
export interface XmlNode {
  /** As written, with its prefix: "w:r". */
  tag: string;
  /** Without the prefix. */
  name: string;
  /** Its place among all elements of the part, in their order, from 0. */
  element: number;
  start: number;
  /** After its opening tag. */
  openEnd: number;
  /** Where its closing tag begins; as `end` where it has none. */
  closeStart: number;
  end: number;
  children: XmlNode[];
  parent: XmlNode | null;
}

interface Tag {
  kind: 'open' | 'close' | 'empty';
  tag: string;
  start: number;
  end: number;
}

const endOf = (xml: string, mark: string, from: number) => {
  const at = xml.indexOf(mark, from);
  return at === -1 ? xml.length : at + mark.length;
};

/** Values may hold ">" as it is. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at];
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") at = endOf(xml, sign, at + 1) - 1;
  }
  return xml.length;
}

/** The tags of a part in their order, without comments, CDATA sections and instructions. */
export function* tagsIn(xml: string, from = 0): Generator<Tag> {
  for (let at = xml.indexOf('<', from); at !== -1; ) {
    let end: number;
    if (xml.startsWith('<!--', at)) end = endOf(xml, '-->', at + 4);
    else if (xml.startsWith('<![CDATA[', at)) end = endOf(xml, ']]>', at);
    else if (xml[at + 1] === '?') end = endOf(xml, '?>', at);
    else {
      end = endOfTag(xml, at);
      const isClose = xml[at + 1] === '/';
      const nameStart = at + (isClose ? 2 : 1);
      let nameEnd = nameStart;
      while (!/[\s/>]/.test(xml[nameEnd] ?? '>')) nameEnd++;
      const kind = isClose ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open';
      yield { kind, tag: xml.slice(nameStart, nameEnd), start: at, end };
    }
    at = xml.indexOf('<', end);
  }
}

export const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);
/** "w:" of "w:p"; empty where there is none. */
export const prefixOf = (tag: string): string => tag.slice(0, tag.indexOf(':') + 1);

/** The element that begins at `start`, with all that is in it; `element` is its place among all elements. */
export function parseElement(xml: string, start: number, element: number): XmlNode {
  const open: XmlNode[] = [];
  let count = element;
  for (const { kind, tag, start: at, end } of tagsIn(xml, start)) {
    const parent = open.at(-1) ?? null;
    if (kind === 'close') {
      if (!parent) break;
      Object.assign(parent, { closeStart: at, end });
      if (open.length === 1) return parent;
      open.pop();
      continue;
    }
    const node: XmlNode = {
      ...{ tag, name: localName(tag), element: count++ },
      ...{ start: at, openEnd: end, closeStart: end, end, children: [], parent },
    };
    parent?.children.push(node);
    if (kind === 'open') open.push(node);
    else if (!parent) return node;
  }
  throw new RangeError('No element begins here');
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((one) => one.name === name);

/** The value of an attribute as it is written, whatever its prefix; null where there is none. */
export function attributeOf(xml: string, { start, openEnd }: Pick<XmlNode, 'start' | 'openEnd'>, name: string) {
  for (let at = start; ; ) {
    const equals = xml.indexOf('=', at);
    if (equals === -1 || equals >= openEnd) return null;
    const key = xml.slice(at, equals).trim().split(/\s/).at(-1) ?? '';
    let opening = equals + 1;
    while (/\s/.test(xml[opening] ?? '')) opening++;
    const closing = xml.indexOf(xml[opening] ?? '', opening + 1);
    if (closing === -1) return null;
    if (localName(key) === name) return xml.slice(opening + 1, closing);
    at = closing + 1;
  }
}

/** Puts elements at the end of a part's root, with the prefix of that. Null where it has no such root. */
export function appendToRoot(xml: string, root: string, write: (prefix: string) => string): string | null {
  const [first] = tagsIn(xml);
  if (!first || localName(first.tag) !== root) return null;
  const prefix = prefixOf(first.tag);
  const rest = xml.slice(first.end);
  if (first.kind === 'empty') return `${xml.slice(0, first.end - 2)}>${write(prefix)}</${first.tag}>${rest}`;
  const closing = xml.lastIndexOf(`</${first.tag}`);
  return closing === -1 ? null : xml.slice(0, closing) + write(prefix) + xml.slice(closing);
}

// What XML cannot hold is left out.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(notXml, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
