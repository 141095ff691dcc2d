import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { outcomesHeader } from '#src/features/redline/proposal-states.schema.ts';
import type { RedlineOutcome, RedlineRequest } from '#src/features/redline/redline.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { downloadName } from '#web/features/contracts/contract-name.ts';
import { saveFile, wordType } from '#web/features/contracts/contract-save.ts';
import { openApi } from '#web/lib/api.ts';
import { failedAnswer } from '#web/lib/failed-answer.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Point } from './points';

const bareName = (contract: Contract) => downloadName(contract).replace(/\.(?:docx?|pdf|txt|rtf|html?)$/i, '');

/** Downloads the contract's own file with the changes in it. Answers what became of each. Raises as `callApi` does. */
export async function saveRedline(
  contract: Contract,
  points: readonly Point[],
  comments: RedlineRequest['comments'],
): Promise<RedlineOutcome[]> {
  const response = await openApi(`/api/contracts/${encodeURIComponent(contract.id)}/redline`, {
    method: 'POST',
    accept: wordType,
    body: {
      risks: points.filter(({ level }) => level !== null).map(({ key }) => key),
      missing: points.flatMap(({ level, clauseType }) => (level === null && clauseType ? [clauseType] : [])),
      comments,
    } satisfies RedlineRequest,
  });
  if (!response.ok) throw await failedAnswer(response);
  saveFile(`${bareName(contract)}-changes.docx`, await response.blob(), wordType);
  return JSON.parse(response.headers.get(outcomesHeader) ?? '[]') as RedlineOutcome[];
}

/** Downloads a letter with the changes, written by code that is fetched only now. */
export async function saveLetter(contract: Contract, points: readonly Point[]): Promise<void> {
  try {
    const { letterDocx } = await import('./letter-docx');
    saveFile(`${bareName(contract)}-letter.docx`, await letterDocx(contract, points), wordType);
  } catch {
    showToast({ title: m.changes_failed(), tone: 'destructive' });
  }
}
