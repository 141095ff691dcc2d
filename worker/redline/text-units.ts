import type { XmlNode } from './xml-nodes';

/** A UTF-16 unit of an element's text, as it is read and where it is written. */
export interface TextUnit {
  unit: string;
  start: number;
  end: number;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[^>]*>|&(#x[\da-f]+|#\d+|\w+);|\r\n?/giy;

function referred(name: string): string {
  if (!name.startsWith('#')) return named[name] ?? '';
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The text directly in an element, unit by unit, as a reader of XML decodes it. */
export function textUnits(xml: string, { openEnd, closeStart }: XmlNode): TextUnit[] {
  const units: TextUnit[] = [];
  for (let at = openEnd; at < closeStart; ) {
    token.lastIndex = at;
    const sign = xml[at] ?? '';
    const found = /[<&\r]/.test(sign) ? token.exec(xml) : null;
    if (!found) {
      units.push({ unit: sign, start: at, end: at + 1 });
      at++;
      continue;
    }
    const end = at + found[0].length;
    const [, section, name] = found;
    if (section !== undefined) {
      const from = at + '<![CDATA['.length;
      for (let index = 0; index < section.length; index++)
        units.push({ unit: section.charAt(index), start: from + index, end: from + index + 1 });
    } else if (name !== undefined || sign === '\r')
      // Both units of a pair stand where the reference does.
      for (const unit of (name === undefined ? '\n' : referred(name)).split('')) units.push({ unit, start: at, end });
    at = end;
  }
  return units;
}
