import { CircleSlash } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';

/** Whether a fact was marked as one that the text does not hold. */
const isUnconfirmed = (fact: object) => 'unconfirmed' in fact && fact.unconfirmed === true;

/** Marks an amount, date or party that was stated and does not stand in the text. */
export function NotInText({ fact }: { fact: object }) {
  if (!isUnconfirmed(fact)) return null;
  return (
    <span className="flex items-center gap-1.5 text-sm text-error">
      <CircleSlash aria-hidden className="size-3.75 shrink-0" />
      {m.analysis_not_in_text()}
    </span>
  );
}
