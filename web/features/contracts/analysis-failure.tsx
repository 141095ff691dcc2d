import type { Contract } from '../../../src/features/contracts/contracts.schema';
import { errorText } from '../../../src/i18n/error-text';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { RetryButton } from './retry-button';

/** Why an analysis failed, that it cost nothing, and the ways on from here. */
export function AnalysisFailure({ contract: { id, failureCode } }: { contract: Pick<Contract, 'id' | 'failureCode'> }) {
  return (
    <Card title={m.contract_failed()} className="max-w-prose">
      <p role="alert">{failureCode ? errorText[failureCode]() : m.analysis_failed_unknown()}</p>
      <p className="mt-2 text-muted">{m.analysis_failed_not_charged()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <RetryButton contractId={id} variant="primary" size="md" />
        <ButtonLink to={paths.home} variant="quiet">
          {m.analysis_back_home()}
        </ButtonLink>
      </div>
    </Card>
  );
}
