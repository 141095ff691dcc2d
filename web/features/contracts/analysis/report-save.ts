import { saveFile } from '../contract-save';
import { reportContents, reportFileName } from './report-contents';

export function saveReport(contract: Parameters<typeof reportContents>[0]) {
  saveFile(reportFileName(contract.fileName), JSON.stringify(reportContents(contract), null, 2), 'application/json');
}
