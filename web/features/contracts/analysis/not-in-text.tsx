import { CircleSlash } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';

type Props = { fact: { unconfirmed?: boolean | undefined }; says?: string };

/** Marks a fact that a language model stated and that does not stand in the text. */
export function NotInText({ fact: { unconfirmed }, says = m.analysis_not_in_text() }: Props) {
  if (!unconfirmed) return null;
  return (
    <span className="flex items-center gap-1.5 text-sm text-error">
      <CircleSlash aria-hidden className="size-3.75 shrink-0" />
      {says}
    </span>
  );
}
