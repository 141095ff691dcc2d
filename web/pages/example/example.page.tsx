import '#web/features/contracts/analysis/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { AnalysisReader } from '#web/features/contracts/analysis/analysis-reader.tsx';
import { AnalysisSkeleton } from '#web/features/contracts/analysis/analysis-skeleton.tsx';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { exampleQuery } from './example.query';

/** A real contract with its real analysis, for everybody to click through. */
export function ExamplePage() {
  const { user } = useCurrentUser();
  const { locale } = useLocale();
  const { data: contract, error } = useQuery(exampleQuery(locale));
  usePageTitle(m.example_title(), m.example_lead());
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader
        title={m.example_title()}
        lead={m.example_lead()}
        actions={
          user ? (
            <ButtonLink to={paths.upload}>{m.example_upload_own()}</ButtonLink>
          ) : (
            <ButtonLink to={paths.register}>{m.landing_start()}</ButtonLink>
          )
        }
      />
      {contract ? (
        <AnalysisReader key={locale} contract={contract} />
      ) : error ? (
        <Alert tone="danger" live>
          {m.error_network()}
        </Alert>
      ) : (
        <AnalysisSkeleton />
      )}
    </div>
  );
}
