import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { downloadName } from '#web/features/contracts/contract-name.ts';
import { saveFile, wordType } from '#web/features/contracts/contract-save.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { readSections } from '../analysis-sections';

/** The analysis as a Word document, written by code that is fetched only now. */
export async function saveReportAsWord(contract: Contract): Promise<void> {
  try {
    const { reportDocx } = await import('./report-docx');
    saveFile(`${downloadName(contract)}_analysis.docx`, await reportDocx(contract, readSections(contract)), wordType);
  } catch {
    showToast({ title: m.generated_download_failed(), tone: 'destructive' });
  }
}
