import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Change } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { contractQuery } from '../contracts.queries';

type Props = { unchanged: Change['unchanged']; laterId: string };

/** What is the same between two changes, folded until it is wanted. */
export function UnchangedRow({ unchanged: { provisions, start, end }, laterId }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (provisions === 0) return null;
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-field px-4 text-start text-sm text-muted hover:bg-base-200 sm:px-5"
      >
        <ChevronsUpDown aria-hidden className="size-4 shrink-0" />
        {m.compare_unchanged({ count: provisions, shown: formatNumber(provisions) })}
      </button>
      <div id={id} className="px-4 py-2 sm:px-5" hidden={!open}>
        {open && <Words laterId={laterId} start={start} end={end} />}
      </div>
    </div>
  );
}

function Words({ laterId, start, end }: { laterId: string; start: number; end: number }) {
  const { data, error, refetch, isFetching } = useQuery(contractQuery(laterId));
  if (error) {
    return (
      <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
        {m.analysis_error_text()}
      </RetryAlert>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  return (
    <p
      lang={data.detectedLanguage ?? undefined}
      dir="auto"
      className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line text-muted"
    >
      {data.fileContent.slice(start, end)}
    </p>
  );
}
