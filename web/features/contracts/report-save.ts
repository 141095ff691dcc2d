import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { reportContents, reportFileName, textFileName } from './analysis/report-contents';

type Saved = Parameters<typeof reportContents>[0] & { fileContent: string };

export function saveText({ fileName, fileContent }: Pick<Saved, 'fileName' | 'fileContent'>) {
  save(textFileName(fileName), fileContent, 'text/plain;charset=utf-8');
}

/** As a Word document, written by code that is fetched only now. */
export async function saveWord({
  fileName,
  fileContent,
  layout,
}: Pick<Contract, 'fileName' | 'fileContent' | 'layout'>) {
  const { contractDocx } = await import('#src/features/templates/contract-docx.rules.ts');
  const document = await contractDocx({ title: fileName, text: fileContent, layout });
  save(`${fileName}.docx`, document, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document');
}

export function saveReport(contract: Saved) {
  save(reportFileName(contract.fileName), JSON.stringify(reportContents(contract), null, 2), 'application/json');
}

function save(fileName: string, content: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // A browser may begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
