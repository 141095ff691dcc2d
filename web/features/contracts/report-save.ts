import { reportContents, reportFileName, textFileName } from './report-contents';

type Saved = Parameters<typeof reportContents>[0] & { fileContent: string };

export function saveText({ fileName, fileContent }: Pick<Saved, 'fileName' | 'fileContent'>) {
  save(textFileName(fileName), fileContent, 'text/plain;charset=utf-8');
}

export function saveReport(contract: Saved) {
  save(reportFileName(contract.fileName), JSON.stringify(reportContents(contract), null, 2), 'application/json');
}

function save(fileName: string, content: string, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // A browser may begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
