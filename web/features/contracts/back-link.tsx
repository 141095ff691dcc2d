import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { useOpenedFrom } from './contract-list-place';

/** From a contract to the list that it was opened from. */
export function BackLink() {
  const openedFrom = useOpenedFrom();
  return (
    <Link
      to={{ pathname: paths.home, search: openedFrom }}
      className="text-link inline-flex items-center gap-1.5 text-sm"
    >
      <ArrowLeft aria-hidden className="flip-rtl size-4 shrink-0" />
      {m.analysis_back_home()}
    </Link>
  );
}
