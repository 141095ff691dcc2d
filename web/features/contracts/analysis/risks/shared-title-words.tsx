import { use } from 'react';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';

/** The contract's words, by which a risk is told from others that have the same title. */
export function SharedTitleWords({ words, className }: { words: string; className: string }) {
  const { language } = use(ReadingContext);
  return (
    <q lang={language ?? undefined} dir="auto" className={`font-serif text-sm text-muted ${className}`}>
      {words}
    </q>
  );
}
