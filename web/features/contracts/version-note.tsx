import { useQuery } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { contractName } from './contract-name';
import { analysedContractsQuery } from './contracts.queries';

/** Offers what changed, on the page of a contract that was uploaded as a new version of another. */
export function VersionNote({ id, newVersionOf }: { id: string; newVersionOf: string }) {
  const { data } = useQuery(analysedContractsQuery);
  const earlier = data?.find((contract) => contract.id === newVersionOf);
  if (!earlier) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border border-rule bg-base-100 px-4 py-2.5 print:hidden">
      <p className="min-w-0 wrap-anywhere">{m.compare_version_of({ name: `\u2068${contractName(earlier)}\u2069` })}</p>
      <ButtonLink to={paths.compare(newVersionOf, id)} size="sm">
        {m.compare_see()}
      </ButtonLink>
    </div>
  );
}
