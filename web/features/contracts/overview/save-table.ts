import { m } from '#src/i18n/paraglide/messages.js';
import { saveFile } from '#web/features/contracts/contract-save.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Cell } from './overview-columns';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const nameOn = (today: string, ending: string) => `contracts-${today}.${ending}`;

/** Both kinds of file are written by code that is fetched only now. */
export async function saveTable(kind: 'csv' | 'xlsx', table: () => Cell[][], today: string): Promise<void> {
  try {
    if (kind === 'csv') {
      const { toCsv } = await import('./table-file');
      return saveFile(nameOn(today, 'csv'), toCsv(table()), 'text/csv;charset=utf-8');
    }
    const { toXlsx } = await import('./table-xlsx');
    const fromRight = document.documentElement.dir === 'rtl';
    saveFile(
      nameOn(today, 'xlsx'),
      await toXlsx(table(), { sheet: m.overview_title().slice(0, 31), fromRight }),
      xlsxType,
    );
  } catch {
    showToast({ title: m.overview_save_failed(), tone: 'destructive' });
  }
}
