import type { ZodType } from 'zod';
import { readStoredJson } from '#src/kernel/stored-json.ts';
import type { FileStore } from '#src/platform/file-store.ts';
import { contractFiles } from './contract-files';
import {
  type ContractText,
  contractTextSchema,
  type MeasuredText,
  measuredTextSchema,
  type TextPage,
  textPagesSchema,
} from './contract-text.schema';

/** Bytes of one owner, on which several contracts may rest. */
export type Content = { ownerId: string; contentHash: string };

/** Names one text: of which bytes, made by which reader, and with how many pages read by machine (null: none). */
export type TextRef = Content & { readerVersion: number; machineReadPages: number | null };

const keyParts = ({ ownerId, contentHash, readerVersion, machineReadPages }: TextRef) =>
  [ownerId, contentHash, readerVersion, { byMachine: machineReadPages !== null }] as const;

/** The extracted texts of contracts: the only place that stores and reads them. */
export function createContractTexts(files: FileStore) {
  async function stored<T>(schema: ZodType<T>, key: string): Promise<T | null> {
    const text = await files.text(key);
    return text === null ? null : readStoredJson(schema, text, key);
  }
  return {
    /** The text with its structure, whichever reader made it; null: none is kept. */
    async read(of: TextRef): Promise<ContractText | null> {
      return stored(contractTextSchema, contractFiles.text(...keyParts(of)));
    },

    /** All that is kept of a text; null where it is not there or not whole, so that its file is read again. */
    async readMeasured(of: TextRef): Promise<MeasuredText | null> {
      return stored(measuredTextSchema.nullable().catch(null), contractFiles.text(...keyParts(of)));
    },

    /** Where the text stands on the pages of its PDF; none for other formats and for texts of earlier readers. */
    async readPages(of: TextRef): Promise<TextPage[]> {
      return (await stored(textPagesSchema, contractFiles.textPages(...keyParts(of)))) ?? [];
    },

    /** The pages first: where a text is found, they are too. */
    async keep(of: TextRef, text: MeasuredText, pages: TextPage[]): Promise<void> {
      const write = (key: string, value: unknown) => files.put(key, JSON.stringify(value), 'application/json');
      if (pages.length > 0) await write(contractFiles.textPages(...keyParts(of)), pages);
      await write(contractFiles.text(...keyParts(of)), text);
    },

    /** The keys of all that readers made of the same bytes, for who deletes it. */
    async keysOf({ ownerId, contentHash }: Content): Promise<string[]> {
      const { files: found } = await files.list(contractFiles.texts(ownerId, contentHash));
      return found.map(({ key }) => key);
    },
  };
}
export type ContractTexts = ReturnType<typeof createContractTexts>;
