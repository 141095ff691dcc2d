const relationships = {
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

const closingOf = (root: string) => new RegExp(`</([\\w.-]+:)?${root}\\s*>\\s*$`);
const emptyOf = (root: string) => new RegExp(`<([\\w.-]+:)?${root}(\\s[^>]*)?/>\\s*$`);

/** Puts an element at the end of a part's root. Null where it has no such root. */
function append(xml: string, root: string, element: (prefix: string) => string): string | null {
  const closing = closingOf(root).exec(xml);
  if (closing) return xml.slice(0, closing.index) + element(closing[1] ?? '') + xml.slice(closing.index);
  const empty = emptyOf(root).exec(xml);
  if (!empty) return null;
  const [, prefix = '', attributes = ''] = empty;
  return `${xml.slice(0, empty.index)}<${prefix}${root}${attributes}>${element(prefix)}</${prefix}${root}>`;
}

/** The relationships of the document with one that leads to its comments. */
export function withCommentsRelation(kept: string | null, target: string, strict: boolean): string | null {
  const xml =
    kept ?? `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${packageRelationships}"/>`;
  let number = 1;
  while (xml.includes(`"rIdComments${number}"`)) number++;
  const type = `${strict ? relationships.strict : relationships.transitional}/comments`;
  return append(
    xml,
    'Relationships',
    (prefix) => `<${prefix}Relationship Id="rIdComments${number}" Type="${type}" Target="/${target}"/>`,
  );
}

/** The list of what the parts of the archive are, with the comments among them. */
export const withCommentsType = (kept: string, name: string): string | null =>
  append(kept, 'Types', (prefix) => `<${prefix}Override PartName="/${name}" ContentType="${commentsType}"/>`);
