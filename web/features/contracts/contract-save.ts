import type { Contract } from '#src/features/contracts/contracts.schema.ts';

export const textFileName = (fileName: string) => `${fileName}.txt`;

/** The text of a contract as a file. */
export function saveText({ fileName, fileContent }: Pick<Contract, 'fileName' | 'fileContent'>) {
  saveFile(textFileName(fileName), fileContent, 'text/plain;charset=utf-8');
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
