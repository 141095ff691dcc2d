import { FileWarning } from 'lucide-react';
import type { Contract } from '../../../src/features/contracts/contracts.schema';
import { errorText } from '../../../src/i18n/error-text';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { RetryButton } from './retry-button';

/** Why an analysis failed, that it cost nothing, and the ways on from here. */
export function AnalysisFailure({ contract: { id, failureCode } }: { contract: Pick<Contract, 'id' | 'failureCode'> }) {
  return (
    <EmptyState
      icon={FileWarning}
      level="h2"
      title={m.contract_failed()}
      action={
        <div className="flex flex-wrap items-center justify-center gap-3">
          <RetryButton contractId={id} />
          <ButtonLink to={paths.home} variant="quiet" size="sm">
            {m.analysis_back_home()}
          </ButtonLink>
        </div>
      }
    >
      <p>{failureCode ? errorText[failureCode]() : m.analysis_failed_unknown()}</p>
      <p className="mt-2">{m.analysis_failed_not_charged()}</p>
    </EmptyState>
  );
}
