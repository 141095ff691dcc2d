import '../../features/contracts/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { AnalysisReader } from '../../features/contracts/analysis-reader';
import { AnalysisSkeleton } from '../../features/contracts/analysis-skeleton';
import { useLocale } from '../../lib/locale';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button-link';
import { PageHeader } from '../../ui/page-header';
import { exampleQuery } from './example.query';

/** A real contract with its real analysis, for everybody to click through. */
export function ExamplePage() {
  const { locale } = useLocale();
  const { data: contract, error } = useQuery(exampleQuery(locale));
  usePageTitle(m.example_title(), m.example_lead());
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader
        title={m.example_title()}
        lead={m.example_lead()}
        actions={<ButtonLink to={paths.register}>{m.landing_start()}</ButtonLink>}
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
