import { downloadName } from '#web/features/contracts/contract-name.ts';
import { saveFile } from '#web/features/contracts/contract-save.ts';
import { reportContents, reportFileName } from './report-contents';

export function saveReport(contract: Parameters<typeof reportContents>[0]) {
  saveFile(
    reportFileName(downloadName(contract)),
    JSON.stringify(reportContents(contract), null, 2),
    'application/json',
  );
}
