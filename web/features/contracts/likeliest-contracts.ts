import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';

/** A contract that is there, or a file that is to become one. */
export type Likened = { id?: string; fileName: string; title?: string | null; givenTitle?: string | null };

/** Endings and what tells one version of a file from another. */
const noName = /^(?:pdf|docx?|txt|v?\d{1,4}|final|draft|copy|new|version|signed)$/;

const wordsOf = ({ fileName, title, givenTitle }: Likened) =>
  new Set(foldWords(`${fileName} ${title ?? ''} ${givenTitle ?? ''}`).filter((word) => !noName.test(word)));

/** Other contracts, those that share most words of their names first, of as many the newest. */
export function likeliestFirst(contracts: readonly ContractListItem[], like: Likened): ContractListItem[] {
  const wanted = wordsOf(like);
  const shared = (contract: ContractListItem) => {
    const words = wordsOf(contract);
    const both = [...words].filter((word) => wanted.has(word)).length;
    return both / Math.max(words.size + wanted.size - both, 1);
  };
  return contracts
    .filter(({ id }) => id !== like.id)
    .map((contract) => ({ contract, shared: shared(contract) }))
    .sort((a, b) => b.shared - a.shared || b.contract.createdAt.localeCompare(a.contract.createdAt))
    .map(({ contract }) => contract);
}

/** Whether every word that is searched for begins a word of the contract's names. */
export function isCalledSo({ fileName, title, givenTitle, counterparty }: ContractListItem, search: string): boolean {
  const words = foldWords([fileName, title, givenTitle, counterparty].join(' '));
  return foldWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
