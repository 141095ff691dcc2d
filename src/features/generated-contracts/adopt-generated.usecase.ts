import type { Deps } from '#src/deps.ts';

/** Takes over generated contracts that the release before this one, which kept them with the uploaded, wrote to the last. */
export const adoptGenerated = ({ generatedContracts }: Pick<Deps, 'generatedContracts'>): Promise<number> =>
  generatedContracts.adopt();
