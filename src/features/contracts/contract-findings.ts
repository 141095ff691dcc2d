import { newId } from '#src/kernel/ids.ts';
import { readStoredJson } from '#src/kernel/stored-json.ts';
import type { FileStore } from '#src/platform/file-store.ts';
import { type StoredAnalysis, storedAnalysisSchema } from './analysis.schema';
import { contractFiles } from './contract-files';

type Of = { ownerId: string; contractId: string };
/** One writing of the findings of a contract. */
export type FindingsRef = Of & { version: string };

/** The findings of analyses: the only place that stores and reads them as files. */
export function createContractFindings(files: FileStore) {
  const keysOf = async ({ ownerId, contractId }: Of) =>
    (await files.list(contractFiles.allFindings(ownerId, contractId))).files;

  return {
    /** What is damaged is null, and everything where the file is gone. */
    async read({ ownerId, contractId, version }: FindingsRef): Promise<StoredAnalysis> {
      const key = contractFiles.findings(ownerId, contractId, version);
      const text = await files.text(key);
      if (text !== null) return readStoredJson(storedAnalysisSchema, text, key);
      // Rows that were restored may be older than the files beside them.
      const [newest] = (await keysOf({ ownerId, contractId })).toSorted((a, b) => +b.uploadedAt - +a.uploadedAt);
      return readStoredJson(storedAnalysisSchema, (newest && (await files.text(newest.key))) ?? '', key);
    },

    /** Writes findings that no row names yet, with a mark by which the sweep finds them should none come to. */
    async begin({ ownerId, contractId, findings, now }: Of & { findings: string; now: Date }) {
      const version = newId();
      const key = contractFiles.findings(ownerId, contractId, version);
      const mark = contractFiles.findingsBegun(ownerId, contractId, version, now);
      await files.put(mark, '', 'text/plain');
      await files.put(key, findings, 'application/json');
      return {
        version,
        /** A row names them, and none names others any more. */
        settle: () => files.delete([mark]),
        discard: () => files.delete([key, mark]),
      };
    },

    /** The keys of all that is kept of a contract's findings, for who deletes them. */
    async keysOf(of: Of): Promise<string[]> {
      return (await keysOf(of)).map(({ key }) => key);
    },

    /** Deletes what was written before `before` and has none of `versions`; nothing where what has them is gone. */
    async deleteOthers({ versions, before, ...of }: Of & { versions: string[]; before: Date }): Promise<void> {
      const named = new Set(versions.map((version) => contractFiles.findings(of.ownerId, of.contractId, version)));
      const all = await keysOf(of);
      if (named.size > 0 && !all.some(({ key }) => named.has(key))) return;
      const others = all.filter(({ key, uploadedAt }) => !named.has(key) && uploadedAt < before);
      await files.delete(others.map(({ key }) => key));
    },
  };
}
