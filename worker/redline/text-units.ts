import type { XmlNode } from './xml-nodes';

/** A UTF-16 unit of an element's text, as it is read and where it is written. */
export interface TextUnit {
  unit: string;
  start: number;
  end: number;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const sectionStart = '<![CDATA[';
/** In characters: "&#x10FFFF;" has nine before its end. */
const longestReference = 40;

function referred(name: string): string {
  if (!name.startsWith('#')) return named[name] ?? '';
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The text directly in an element, unit by unit, as a reader of XML decodes it. */
export function textUnits(xml: string, { openEnd, closeStart }: XmlNode): TextUnit[] {
  const units: TextUnit[] = [];
  const put = (text: string, start: number, end: number) => {
    // Both units of a pair stand where their reference does.
    for (const unit of text.split('')) units.push({ unit, start, end });
    return end;
  };
  const after = (mark: string, from: number) => {
    const at = xml.indexOf(mark, from);
    return at === -1 ? closeStart : at + mark.length;
  };
  for (let at = openEnd; at < closeStart; ) {
    const sign = xml.charAt(at);
    if (xml.startsWith(sectionStart, at)) {
      const end = after(']]>', at);
      for (let index = at + sectionStart.length; index < end - 3; index++) put(xml.charAt(index), index, index + 1);
      at = end;
    } else if (sign === '<') at = after(xml.startsWith('<!--', at) ? '-->' : '>', at);
    else if (sign === '&') {
      const end = Math.min(after(';', at), at + longestReference);
      at = put(referred(xml.slice(at + 1, end - 1)), at, end);
    } else if (sign === '\r') at = put('\n', at, xml[at + 1] === '\n' ? at + 2 : at + 1);
    else at = put(sign, at, at + 1);
  }
  return units;
}
