import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { saveFile, wordType } from '../contract-save';

/** A generated contract as a Word document, written by code that is fetched only now. */
export async function saveWord({
  fileName,
  fileContent,
  layout,
}: Pick<Contract, 'fileName' | 'fileContent' | 'layout'>) {
  const { contractDocx } = await import('#src/features/generated-contracts/contract-docx.rules.ts');
  const document = await contractDocx({ title: fileName, text: fileContent, layout });
  saveFile(`${fileName}.docx`, document, wordType);
}
