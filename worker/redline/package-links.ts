import { appendToRoot } from './xml-nodes';

const relationships = {
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/** The relationships of the document with one that leads to its comments. */
export function withCommentsRelation(kept: string | null, target: string, strict: boolean): string | null {
  const xml =
    kept ?? `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${packageRelationships}"/>`;
  let number = 1;
  while (xml.includes(`"rIdComments${number}"`)) number++;
  const type = `${strict ? relationships.strict : relationships.transitional}/comments`;
  return appendToRoot(
    xml,
    'Relationships',
    (prefix) => `<${prefix}Relationship Id="rIdComments${number}" Type="${type}" Target="/${target}"/>`,
  );
}

/** The list of what the parts of the archive are, with the comments among them. */
export const withCommentsType = (kept: string, name: string): string | null =>
  appendToRoot(kept, 'Types', (prefix) => `<${prefix}Override PartName="/${name}" ContentType="${commentsType}"/>`);
