import { strToU8, zipSync } from 'fflate';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const root = `<w:R xmlns:w="${wordNamespace}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">`;

export interface DocxSource {
  /** Content of w:body. */
  body: string;
  numbering?: string;
  styles?: string;
  footnotes?: string;
  /** In front of the document's root element. */
  prolog?: string;
  /** Further entries of the archive. */
  extra?: Record<string, Uint8Array>;
}

const part = (name: string, inner: string) => `${root.replace('w:R', `w:${name}`)}${inner}</w:${name}>`;

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

/** A DOCX from raw parts, for what no writing library would make. */
export function makeDocx({ body, numbering, styles, footnotes, prolog = '', extra = {} }: DocxSource): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': prolog + part('document', `<w:body>${body}</w:body>`),
  };
  if (numbering) parts['word/numbering.xml'] = part('numbering', numbering);
  if (styles) parts['word/styles.xml'] = part('styles', styles);
  if (footnotes) parts['word/footnotes.xml'] = part('footnotes', footnotes);
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(entries), ...extra });
}

/** Elements of no words in an order that does not compress, always the same: more work than the file's size tells. */
export function emptyElements(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `<w:${'pqrstuvx'.charAt(state >>> 29)}/>`;
  }).join('');
}
