import { m } from '#src/i18n/paraglide/messages.js';
import { contractFiles } from '../contracts/contract-files';
import { findingsOf } from '../contracts/findings-of';
import type { QuestionRow } from '../questions/questions.repository';
import type { ExportedGenerated, ExportedUpload } from './account-export.repository';
import { type ArchiveEntry, jsonEntry, textEntry } from './archive-entry';
import type { ArchivePart, ExportNeeds } from './archive-part';
import { archiveFileName } from './archive-path.rules';
import { maxArchiveBytes } from './zip-stream';

type ExportedContract = ExportedUpload | ExportedGenerated;

const analysesAtOnce = 10;

interface Places {
  originalFile: string | null;
  text: string | null;
  analysis: string | null;
  /** The archive had no room left for the original file. */
  leftOut: boolean;
}

export const contractsPart: ArchivePart = {
  about: (locale) => [
    { path: 'files/', text: m.export_about_files({}, { locale }) },
    { path: 'texts/', text: m.export_about_texts({}, { locale }) },
    { path: 'generated/', text: m.export_about_generated({}, { locale }) },
    { path: 'analyses/', text: m.export_about_analyses({}, { locale }) },
    { path: 'contracts.json', text: m.export_about_contracts({}, { locale }) },
  ],

  async *entries(deps, { id: ownerId }) {
    const contracts = await everyContract(deps, { ownerId });
    const listed: unknown[] = [];
    let room = maxArchiveBytes;
    for (let from = 0; from < contracts.length; from += analysesAtOnce) {
      const some = contracts.slice(from, from + analysesAtOnce);
      const ids = some.map(({ id }) => id);
      const analyses = await deps.accountExports.analyses({ ownerId, ids });
      const checklists = await deps.accountExports.checklists({ ownerId, ids });
      const questions = await deps.questions.ofContracts({ ownerId, ids });
      const tags = await deps.contractTags.ofContracts({ ownerId, ids });
      for (const [index, contract] of some.entries()) {
        const number = from + index + 1;
        const places: Places = { originalFile: null, text: null, analysis: null, leftOut: contract.byteSize > room };
        if (!places.leftOut) yield* original(deps, { ownerId, contract, number, places });
        if (places.originalFile) room -= contract.byteSize;
        yield* text(deps, { ownerId, contract, number, places });
        const analysis = await findingsOf(deps, { id: contract.id, ownerId, found: analyses.get(contract.id) ?? null });
        if (analysis) {
          places.analysis = `analyses/${archiveFileName(number, contract.fileName, '.json')}`;
          yield jsonEntry(places.analysis, analysis);
        }
        const ofOwner = {
          tags: tags.get(contract.id) ?? [],
          checklist: checklists.get(contract.id) ?? [],
          questions: (questions.get(contract.id) ?? []).map(toExported),
        };
        listed.push({ ...toListed(contract, places), ...ofOwner });
      }
    }
    // At the end, when it is known what was found.
    yield jsonEntry('contracts.json', listed);
  },
};

/** Uploaded and generated ones, oldest first. */
async function everyContract({ accountExports }: ExportNeeds, owner: { ownerId: string }): Promise<ExportedContract[]> {
  const contracts = [...(await accountExports.contracts(owner)), ...(await accountExports.generatedContracts(owner))];
  return contracts.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

interface Input {
  ownerId: string;
  contract: ExportedContract;
  number: number;
  places: Places;
}

async function* original({ files }: ExportNeeds, { ownerId, contract, number, places }: Input) {
  const opened = await files.open(contractFiles.original(ownerId, contract.id));
  if (!opened) return;
  const path = `files/${archiveFileName(number, contract.fileName)}`;
  places.originalFile = path;
  yield { path, bytes: () => opened.body, pack: path.endsWith('.txt') } satisfies ArchiveEntry;
}

async function* text({ contractTexts }: ExportNeeds, { ownerId, contract, number, places }: Input) {
  const generated = 'templateId' in contract;
  const machineReadPages = generated ? null : contract.machineReadPages;
  const kept = await contractTexts.read({ ...contract, ownerId, machineReadPages });
  if (kept === null) return;
  const folder = generated ? 'generated' : 'texts';
  places.text = `${folder}/${archiveFileName(number, contract.fileName, '.txt')}`;
  yield textEntry(places.text, kept.text);
}

const toExported = ({ ownerId: _, contractId: __, ...asked }: QuestionRow) => asked;

/** What is exported of a contract: everything but how it is stored. */
function toListed({ contentHash: _, readerVersion: __, ...told }: ExportedContract, { leftOut, ...places }: Places) {
  return { ...told, ...places, ...(leftOut && { originalFileLeftOut: true }) };
}
