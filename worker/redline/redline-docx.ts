import { readDocxParts } from '#worker/extract/docx/package-parts.ts';
import { isXmlPart, readParts } from '#worker/extract/docx/zip-guard.ts';
import { extractDocx } from '#worker/extract/docx.extractor.ts';
import { commentsPart, isStrict } from './comments-part';
import { createRangeFinder } from './find-ranges';
import type { SourcedBlock } from './locate-words';
import { type Author, NewIds } from './new-ids';
import { withCommentsRelation, withCommentsType } from './package-links';
import { type Passage, placePassage } from './place-passage';
import type { Outcome, Proposal } from './proposal';
import { type PartName, RedlinedPart } from './redlined-part';
import { Redliner } from './redliner';
import { escapeXml } from './xml-nodes';
import { patchZip, UnsuitableZip } from './zip-patch';

/** The file is read, and is made in a way in which nothing can be written into it. */
export class UnsuitableFile extends Error {
  override readonly name = 'UnsuitableFile';
}

/** A contract of 250 pages has some 50,000. */
const mostPieces = 400_000;

const contentTypes = '[Content_Types].xml';
const decode = (bytes: Uint8Array | undefined) => (bytes ? new TextDecoder().decode(bytes) : null);

/**
 * A Word document with tracked changes and comments; everything else in it stays as it was. What could not be changed
 * is said in a comment, and each outcome is told. Throws ExtractionError as the reader does, UnsuitableFile.
 */
export async function redlineDocx(
  bytes: Uint8Array,
  { proposals, author: name, date }: { proposals: readonly Proposal[]; author: string; date: Date },
): Promise<{ file: Uint8Array<ArrayBuffer>; outcomes: Outcome[] }> {
  const sources: SourcedBlock['source'][] = [];
  let pieces = 0;
  const { text, blocks } = await extractDocx(bytes, (source) => {
    for (const one of source.paragraphs) pieces += one.pieces.length;
    if (pieces > mostPieces) throw new UnsuitableFile();
    sources.push(source);
  });
  const sourced = blocks.flatMap((block, index) => {
    const source = sources[index];
    return source ? [{ ...block, source }] : [];
  });
  const parts = await readDocxParts(bytes);
  const { names } = parts;
  const opened = new Map<PartName, RedlinedPart>();
  for (const part of ['document', 'footnotes', 'endnotes'] as const) {
    const content = parts[part];
    if (content) opened.set(part, new RedlinedPart(content));
  }
  const document = opened.get('document');
  if (!document?.prefix) throw new UnsuitableFile();

  const find = createRangeFinder(text);
  const first = document.firstParagraph();
  const placed = proposals.map((proposal) => ({
    proposal,
    passages: find(proposal.quotes).map((range): Passage => placePassage(text, sourced, range)),
  }));
  for (const [part, one] of opened) {
    const wanted = new Set(placed.flatMap(({ passages }) => passages.flatMap((passage) => passage.paragraphs(part))));
    if (part === 'document') wanted.add(first);
    await one.open(wanted);
  }

  const comments = names.comments;
  if (comments !== null && !isXmlPart(comments)) throw new UnsuitableFile();
  const more = readParts(bytes, new Set([contentTypes, names.relations, comments ?? '']));
  const keptComments = comments === null ? null : decode(more[comments]);
  const ids = new NewIds([...[...opened.values()].map(({ xml }) => xml), keptComments ?? '']);
  const author: Author = {
    prefix: document.prefix,
    name: escapeXml(name),
    date: date.toISOString().replace(/\.\d+Z$/, 'Z'),
  };
  const redliner = new Redliner({ parts: opened, ids, author, first });
  const outcomes = placed.map(({ proposal, passages }) => redliner.propose(proposal, passages));

  const written: Record<string, string> = {};
  for (const [part, one] of opened) {
    const xml = one.write(ids);
    if (xml !== null) written[names[part]] = xml;
  }
  if (redliner.comments.length > 0) {
    const strict = isStrict(document.xml);
    const target = comments ?? freeName(bytes);
    const all = commentsPart(keptComments, redliner.comments, { author, strict });
    const types = keptComments === null ? withCommentsType(decode(more[contentTypes]) ?? '', target) : undefined;
    const relations =
      comments === null ? withCommentsRelation(decode(more[names.relations]), target, strict) : undefined;
    if (all === null || types === null || relations === null) throw new UnsuitableFile();
    written[target] = all;
    if (types !== undefined) written[contentTypes] = types;
    if (relations !== undefined) written[names.relations] = relations;
  }
  try {
    return { file: patchZip(bytes, written), outcomes };
  } catch (cause) {
    if (cause instanceof UnsuitableZip || cause instanceof RangeError) throw new UnsuitableFile('', { cause });
    throw cause;
  }
}

/** A part of this name that nothing leads to is none of the document's, and stays. */
function freeName(bytes: Uint8Array): string {
  const candidates = ['word/comments.xml', 'word/comments1.xml', 'word/comments2.xml'];
  const taken = readParts(bytes, new Set(candidates));
  return candidates.find((name) => !(name in taken)) ?? 'word/comments-added.xml';
}
