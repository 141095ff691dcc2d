import { Download, FileJson, FilePen, FileText, FileType2, Printer } from 'lucide-react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { saveText } from '#web/features/contracts/contract-save.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';

// Fetched when it is wanted.
const saveWord = async (contract: Contract) => (await import('./report-word-save')).saveReportAsWord(contract);
const saveJson = async (contract: Contract) => (await import('./report-save')).saveReport(contract);

/** What can be taken away: the contract's text, the analysis as a Word document and for machines, a print. */
export function ReportDownloadMenu({ contract, onAskForChanges }: { contract: Contract; onAskForChanges: () => void }) {
  return (
    <ActionMenu
      label={m.analysis_download()}
      icon={Download}
      iconOnly="narrow"
      actions={[
        { label: m.analysis_download_text(), icon: FileText, act: () => saveText(contract) },
        { label: m.analysis_download_word(), icon: FileType2, act: () => void saveWord(contract) },
        { label: m.changes_ask(), icon: FilePen, act: onAskForChanges },
        { label: m.analysis_download_report(), icon: FileJson, act: () => void saveJson(contract) },
        { label: m.analysis_print(), icon: Printer, act: () => window.print() },
      ]}
    />
  );
}
