import type { Splice } from './edited-paragraph';
import { childOf, localName, prefixOf, tagsIn, type XmlNode } from './xml-nodes';

/**
 * A paragraph's mark joins it to the next paragraph when it goes. It stays where there is none (the end of a cell, a table),
 * where a section ends, and where it is gone already.
 */
export function canLoseMark(xml: string, paragraph: XmlNode): boolean {
  const [next] = tagsIn(xml, paragraph.end);
  if (!next || next.kind === 'close' || localName(next.tag) !== 'p') return false;
  const properties = childOf(paragraph, 'pPr');
  const ofMark = childOf(properties, 'rPr');
  return !childOf(properties, 'sectPr') && !childOf(ofMark, 'del') && !childOf(ofMark, 'moveFrom');
}

/** What is written anew so that the mark at the end of a paragraph is deleted; `del` opens a deletion. */
export function deletedMark(xml: string, paragraph: XmlNode, del: string): Splice {
  const prefix = prefixOf(paragraph.tag);
  const mark = del.replace(/>$/, '/>');
  const own = `<${prefix}rPr>${mark}</${prefix}rPr>`;
  const put = (at: number, put: string): Splice => ({ start: at, end: at, xml: put });
  const properties = childOf(paragraph, 'pPr');
  if (!properties) return put(paragraph.openEnd, `<${prefix}pPr>${own}</${prefix}pPr>`);
  const ofMark = childOf(properties, 'rPr');
  if (ofMark && ofMark.openEnd < ofMark.end) {
    // After the mark of an insertion, as the order of these elements wants it.
    const inserted = childOf(ofMark, 'ins');
    return put(inserted?.end ?? ofMark.openEnd, mark);
  }
  if (ofMark) return { start: ofMark.start, end: ofMark.end, xml: own };
  if (properties.openEnd === properties.end)
    return {
      start: properties.start,
      end: properties.end,
      xml: `${xml.slice(properties.start, properties.end - 2)}>${own}</${properties.tag}>`,
    };
  const change = childOf(properties, 'pPrChange');
  return put(change?.start ?? properties.closeStart, own);
}
