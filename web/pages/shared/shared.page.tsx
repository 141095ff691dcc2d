import '#web/features/contracts/analysis/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { AnalysisSkeleton } from '#web/features/contracts/analysis/analysis-skeleton.tsx';
import { sharedQuery } from '#web/features/contracts/analysis/share/shared.queries.ts';
import { SharedAnalysis } from '#web/features/contracts/analysis/share/shared-analysis.tsx';
import { sharedName } from '#web/features/contracts/analysis/share/shared-name.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SharedLocked } from './shared-locked';
import { SharedNotShown } from './shared-not-shown';

/** Where the link to a shared analysis leads, with or without an account. */
export function SharedPage() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState<string | null>(null);
  const { data: shared, error, isFetching, refetch } = useQuery(sharedQuery(token, password));
  usePageTitle(m.shared_title());

  if (!shared && (password !== null || errorCode(error) === 'shares.password_needed')) {
    return (
      <SharedLocked
        busy={isFetching}
        error={password === null ? null : error}
        onOpen={(typed) => (typed === password ? void refetch() : setPassword(typed))}
      />
    );
  }
  if (error) return <SharedNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-8 sm:px-6 sm:pt-7 sm:pb-10">
      {shared ? (
        <>
          <PageHeader
            compact
            title={
              <span lang={(shared.title && shared.language) || undefined} dir="auto">
                {sharedName(shared)}
              </span>
            }
            lead={<span>{m.analysis_analyzed_on({ date: formatShortDate(shared.updatedAt) })}</span>}
          />
          <p className="-mt-1 mb-4 max-w-prose text-sm text-muted">
            {m.shared_lead()} {!shared.withText && m.shared_without_text()}
          </p>
          <SharedAnalysis shared={shared} />
        </>
      ) : (
        <AnalysisSkeleton />
      )}
    </div>
  );
}
