import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { saveFile as saveAs } from '#web/lib/download.ts';
import { downloadName } from './contract-name';

export const textFileName = (name: string) => `${name}.txt`;

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The text of a contract as a file. */
export function saveText(contract: Pick<Contract, 'fileName' | 'givenTitle' | 'fileContent'>) {
  saveFile(textFileName(downloadName(contract)), contract.fileContent, 'text/plain;charset=utf-8');
}

export const saveFile = (fileName: string, content: BlobPart, type: string) =>
  saveAs(new File([content], fileName, { type }));
