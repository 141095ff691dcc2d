import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { downloadName } from './contract-name';

export const textFileName = (name: string) => `${name}.txt`;

/** The text of a contract as a file. */
export function saveText(contract: Pick<Contract, 'fileName' | 'givenTitle' | 'fileContent'>) {
  saveFile(textFileName(downloadName(contract)), contract.fileContent, 'text/plain;charset=utf-8');
}

export function saveFile(fileName: string, content: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // A browser may begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
