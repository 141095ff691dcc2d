import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ClauseMark } from '#web/ui/clause-mark.tsx';

export function Logo() {
  return (
    <Link to={paths.home} className="flex items-center gap-2.5 rounded-field" aria-label={m.nav_logo()}>
      <ClauseMark className="size-8" />
      <span lang="en" className="font-serif text-xl font-semibold max-[23.25rem]:hidden">
        {m.app_name()}
      </span>
    </Link>
  );
}
