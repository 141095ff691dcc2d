import '#web/features/contracts/analysis/analysis-print.css';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { includesProFeatures } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { AnalysisContract } from '#web/features/contracts/analysis/analysis-contract.tsx';
import { AnalysisNotLoaded } from '#web/features/contracts/analysis/analysis-not-loaded.tsx';
import { AnalysisSkeleton } from '#web/features/contracts/analysis/analysis-skeleton.tsx';
import { analysisState } from '#web/features/contracts/analysis/analysis-state.ts';
import { FirstScreen } from '#web/features/contracts/analysis/first/first-screen.tsx';
import { OwnRulesContext } from '#web/features/contracts/analysis/rules/own-rules-context.ts';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';
import { KeepWords, type KeptWords } from '#web/features/contracts/keep-words.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { late } from '#web/lib/late.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';

const GeneratedContract = late(
  async () => (await import('#web/features/contracts/generated/generated-contract.tsx')).GeneratedContract,
);

const KeepDialog = late(async () => (await import('./keep-dialog')).KeepDialog);
const PlansNote = late(async () => (await import('#web/features/clauses/own/plans-note.tsx')).PlansNote);

export function AnalysisPage() {
  const { contractId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(contractQuery(contractId));
  // When it comes it is drawn in pieces, between which the page answers; what changes of it then is shown at once.
  const hasCome = useDeferredValue(data !== undefined);
  const contract = hasCome ? data : undefined;
  const { user } = useCurrentUser();
  const included = includesProFeatures(user?.accountStatus ?? null);
  const rules = useMemo(() => ({ included, plans: <PlansNote /> }), [included]);
  const [kept, setKept] = useState<KeptWords | null>(null);
  const name = contract ? contractName(contract) : '';
  useOwnPageTitle(contract ? name : m.analysis_title());
  return (
    <div className="analysis-page mx-auto max-w-page px-4 pt-4 pb-8 sm:px-6 sm:pt-7 sm:pb-10">
      {contract && !isNotFound(error) ? (
        analysisState(contract) === 'generated' ? (
          <GeneratedContract waiting={<AnalysisSkeleton />} contract={contract} />
        ) : (
          <KeepWords value={setKept}>
            <OwnRulesContext value={rules}>
              <AnalysisContract contract={contract} />
            </OwnRulesContext>
          </KeepWords>
        )
      ) : error ? (
        <AnalysisNotLoaded error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <FirstScreen />
      )}
      {kept && <KeepDialog words={kept} from={name} included={included} onClose={() => setKept(null)} />}
    </div>
  );
}
