import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

/** Why an analysis could not be written anew, and that it is as it was. */
export function RereadFailed({ failureCode }: Pick<Contract, 'failureCode'>) {
  return (
    <div className="mb-6">
      <Alert tone="warning" title={m.reread_failed()} live>
        {failureCode && `${answerErrorText[failureCode]()} `}
        {m.reread_kept()}
      </Alert>
    </div>
  );
}
