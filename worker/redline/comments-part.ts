import { runsFromRight } from './inserted-run';
import type { Author } from './new-ids';
import { appendToRoot, escapeXml, prefixOf, tagsIn } from './xml-nodes';

/** A comment: its first line is its title. */
export interface WordComment {
  id: number;
  lines: readonly string[];
}

const wordNamespaces = {
  transitional: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  strict: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
};
export const isStrict = (document: string): boolean => document.includes(wordNamespaces.strict);

function paragraphOf(prefix: string, line: string, isTitle: boolean): string {
  const p = prefix;
  const rtl = runsFromRight(line);
  const looks = `${isTitle ? `<${p}b/><${p}bCs/>` : ''}${rtl ? `<${p}rtl/>` : ''}`;
  const direction = rtl ? `<${p}pPr><${p}bidi/></${p}pPr>` : '';
  const properties = looks ? `<${p}rPr>${looks}</${p}rPr>` : '';
  return `<${p}p>${direction}<${p}r>${properties}<${p}t xml:space="preserve">${escapeXml(line)}</${p}t></${p}r></${p}p>`;
}

function commentXml({ prefix: p, name, date }: Author, { id, lines }: WordComment): string {
  const written = lines.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '');
  const paragraphs = written.map((line, index) => paragraphOf(p, line, index === 0)).join('');
  return `<${p}comment ${p}id="${id}" ${p}author="${name}" ${p}date="${date}">${paragraphs}</${p}comment>`;
}

/** The comments of a document with more of them; those that are there stay to the letter. */
export function commentsPart(
  kept: string | null,
  comments: readonly WordComment[],
  { author, strict }: { author: Author; strict: boolean },
): string | null {
  if (kept === null) {
    const all = comments.map((one) => commentXml({ ...author, prefix: 'w:' }, one)).join('');
    const namespace = strict ? wordNamespaces.strict : wordNamespaces.transitional;
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${namespace}">${all}</w:comments>`;
  }
  const [root] = tagsIn(kept);
  // Without a prefix their attributes could not be told from others.
  if (!root || prefixOf(root.tag) === '') return null;
  return appendToRoot(kept, 'comments', (prefix) =>
    comments.map((one) => commentXml({ ...author, prefix }, one)).join(''),
  );
}
