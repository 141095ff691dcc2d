import { useState } from 'react';
import type { FileFormat } from '#src/features/contracts/contract-text.schema.ts';

export type ContractView = 'text' | 'pages' | 'formatted';

const choiceKey = 'plainclause.contract-view';

/** How a contract can be shown besides its text. */
export const otherViewOf = (format: FileFormat | null): Exclude<ContractView, 'text'> | null =>
  format === 'pdf' ? 'pages' : format === 'docx' ? 'formatted' : null;

/** The view of a contract; the choice between text and the file's own looks holds for the next contract too. */
export function useContractView(format: FileFormat | null): [ContractView, (view: ContractView) => void] {
  const other = otherViewOf(format);
  const [own, setOwn] = useState(prefersOwnLooks);
  const choose = (view: ContractView) => {
    setOwn(view !== 'text');
    try {
      localStorage.setItem(choiceKey, view === 'text' ? 'text' : 'file');
    } catch {
      // Refused storage: the choice lasts as long as the page.
    }
  };
  return [own && other ? other : 'text', choose];
}

function prefersOwnLooks(): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'file';
  } catch {
    return false;
  }
}
