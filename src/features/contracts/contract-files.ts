/** Marks stand in the order of the hours in which they were made, so that those to sweep come first. */
export const marksPrefix = 'measured-in/';
/** Where the release before has them, by owner. */
export const earlierMarksPrefix = 'measured/';
export const uploadsPrefix = 'uploads-in/';
export const findingsMarksPrefix = 'findings-in/';

const hour = 60 * 60_000;
/** An hour is the least that a mark is kept; the sweep may be a while behind. */
const hoursOfMarks = 3;
const hourOf = (time: Date): string => time.toISOString().slice(0, 13);
const recentHours = (now: Date): string[] =>
  Array.from({ length: hoursOfMarks }, (_, ago) => hourOf(new Date(now.getTime() - ago * hour)));

/** Whose, of which bytes, made by which reader, and whether it holds pages that a machine read from their pictures. */
type TextParts = [ownerId: string, contentHash: string, readerVersion: number, of?: { byMachine?: boolean }];

/** Where the file store keeps what belongs to contracts. All of one owner is under `ownedBy`. */
export const contractFiles = {
  /** The measured text of an upload, by content: shared by all uploads of the same bytes that were read alike. */
  text: (...[ownerId, contentHash, readerVersion, { byMachine = false } = {}]: TextParts) =>
    `${contractFiles.texts(ownerId, contentHash)}${readerVersion}${byMachine ? '-by-machine' : ''}.json`,
  /** Where that text stands on the pages of its file. */
  textPages: (...[ownerId, contentHash, readerVersion, { byMachine = false } = {}]: TextParts) =>
    `${contractFiles.texts(ownerId, contentHash)}${readerVersion}${byMachine ? '-by-machine' : ''}-pages.json`,
  /** One page as a machine copied it out of its picture. */
  copiedPage: (ownerId: string, contentHash: string, readerVersion: number, page: number) =>
    `${contractFiles.texts(ownerId, contentHash)}${readerVersion}-page-${page}.txt`,
  /** What all readers made of the same bytes. */
  texts: (ownerId: string, contentHash: string) => `texts/${ownerId}/${contentHash}/`,
  /** A mark beside a text that was measured, so that the sweep finds those that no upload followed. */
  measured: (ownerId: string, contentHash: string, at: Date) => `${marksPrefix}${hourOf(at)}/${ownerId}/${contentHash}`,
  /** Wherever such a mark may be. */
  marks: (ownerId: string, contentHash: string, now: Date) => [
    ...recentHours(now).map((each) => `${marksPrefix}${each}/${ownerId}/${contentHash}`),
    `${earlierMarksPrefix}${ownerId}/${contentHash}`,
  ],
  /** What an analysis found: each writing of it has a version of its own. */
  findings: (ownerId: string, contractId: string, version: string) =>
    `${contractFiles.allFindings(ownerId, contractId)}${version}.json`,
  allFindings: (ownerId: string, contractId: string) => `findings/${ownerId}/${contractId}/`,
  /** A mark of findings that are being written, so that the sweep finds those that no row came to name. */
  findingsBegun: (ownerId: string, contractId: string, version: string, at: Date) =>
    `${findingsMarksPrefix}${hourOf(at)}/${ownerId}/${contractId}/${version}`,
  /** A file as it arrived, which is not a contract's yet. */
  incoming: (ownerId: string, id: string, at: Date) => `${uploadsPrefix}${hourOf(at)}/${ownerId}/${id}`,
  /** The uploaded bytes. */
  original: (ownerId: string, contractId: string) => `files/${ownerId}/${contractId}`,
  /** The prefixes under which all files of one owner, and no others, are stored. */
  ownedBy: (ownerId: string, now: Date) => [
    `texts/${ownerId}/`,
    `files/${ownerId}/`,
    `findings/${ownerId}/`,
    ...recentHours(now).flatMap((each) =>
      [marksPrefix, uploadsPrefix, findingsMarksPrefix].map((prefix) => `${prefix}${each}/${ownerId}/`),
    ),
    `${earlierMarksPrefix}${ownerId}/`,
  ],
};
