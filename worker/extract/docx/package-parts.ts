import { ExtractionError } from '../extracted-document';
import { walkXml } from './xml-walker';
import { inspectZip, readParts } from './zip-guard';

export interface DocxParts {
  /** What the parts are called in the archive. */
  names: { document: string; footnotes: string; endnotes: string; relations: string; comments: string | null };
  document: Uint8Array;
  numbering?: Uint8Array;
  styles?: Uint8Array;
  footnotes?: Uint8Array;
  endnotes?: Uint8Array;
}

const mainTypes = /\/officeDocument$/;

/** Where relationships of one type lead, by the last part of the type's name. */
async function relationships(bytes: Uint8Array | undefined, folder: string): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!bytes) return targets;
  await walkXml(bytes, {
    open({ name, attributes }) {
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return;
      const target = attributes.Target ?? '';
      const type = attributes.Type ?? '';
      const path = target.startsWith('/') ? target.slice(1) : folder + target;
      targets.set(mainTypes.test(type) ? 'officeDocument' : (type.split('/').at(-1) ?? ''), path);
    },
  });
  return targets;
}

/** Another kind of archive than a Word document, or a Word document with a piece missing. */
function missingDocument(names: string[]): ExtractionError {
  const word = names.some((name) => name.startsWith('word/'));
  return new ExtractionError(word ? 'contracts.file_damaged' : 'contracts.file_type');
}

/** Takes the parts that hold text out of a DOCX. Names are matched inside the archive; nothing is ever fetched. */
export async function readDocxParts(bytes: Uint8Array): Promise<DocxParts> {
  const names = inspectZip(bytes);
  const root = readParts(bytes, new Set(['_rels/.rels']))['_rels/.rels'];
  const main = (await relationships(root, '')).get('officeDocument') ?? 'word/document.xml';
  if (!names.includes(main) || !main.startsWith('word/')) throw missingDocument(names);
  const file = main.slice('word/'.length);
  const relationsName = `word/_rels/${file}.rels`;
  const relations = await relationships(readParts(bytes, new Set([relationsName]))[relationsName], 'word/');
  const optional = (['numbering', 'styles', 'footnotes', 'endnotes'] as const).map(
    (part) => [part, relations.get(part) ?? `word/${part}.xml`] as const,
  );
  const read = readParts(bytes, new Set([main, ...optional.map(([, name]) => name)]));
  const document = read[main];
  if (!document) throw new ExtractionError('contracts.file_damaged');
  const nameOf = (part: string) => optional.find(([one]) => one === part)?.[1] ?? '';
  return {
    names: {
      document: main,
      footnotes: nameOf('footnotes'),
      endnotes: nameOf('endnotes'),
      relations: relationsName,
      comments: relations.get('comments') ?? null,
    },
    document,
    ...Object.fromEntries(optional.map(([part, name]) => [part, read[name]])),
  };
}
