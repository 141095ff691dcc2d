import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { analysedContractsQuery } from './contracts.queries';

/** Offers what changed, on the page of a contract that was uploaded as a new version of another. */
export function VersionNote({ id, newVersionOf }: { id: string; newVersionOf: string }) {
  const { data } = useQuery(analysedContractsQuery);
  const earlier = data?.find((contract) => contract.id === newVersionOf);
  if (!earlier) return null;
  // The title of its analysis is mostly that of the new version, too.
  const name = earlier.givenTitle ?? earlier.fileName;
  return (
    <p className="mb-4 flex min-w-0 flex-wrap gap-x-2 text-sm wrap-anywhere print:hidden">
      {m.compare_version_of({ name: `\u2068${name}\u2069` })}
      <Link to={paths.compare(newVersionOf, id)} className="text-link font-semibold">
        {m.compare_see()}
      </Link>
    </p>
  );
}
