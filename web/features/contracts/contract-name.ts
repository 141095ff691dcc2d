import type { Contract, ContractListItem } from '#src/features/contracts/contracts.schema.ts';

/** How a contract is called: by its owner, else by its analysis, else by its file. */
export const contractName = ({ givenTitle, title, fileName }: Pick<Contract, 'givenTitle' | 'title' | 'fileName'>) =>
  givenTitle ?? title ?? fileName;

const notInFileNames = /[<>:"/\\|?*]+/g;

/** What files of a contract are called, without their ending: as its owner calls it, else as its file is called. */
export const downloadName = ({ givenTitle, fileName }: Pick<ContractListItem, 'givenTitle' | 'fileName'>) =>
  givenTitle?.replace(notInFileNames, ' ').trim() || fileName;
