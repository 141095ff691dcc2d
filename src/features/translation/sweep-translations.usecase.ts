import type { Deps } from '#src/deps.ts';
import { keptForMs, mostKept } from './translation.rules';

/** Deletes translations after 30 days, and the oldest of too many. Returns how many. */
export const sweepTranslations = ({ translations, clock }: Pick<Deps, 'translations' | 'clock'>): Promise<number> =>
  translations.deleteOld({ before: new Date(clock().getTime() - keptForMs), most: mostKept });
