import { useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { useUndoEmailChange } from '#web/features/accounts/sign-in/reset-password.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';

/** Where the link in the mail to an old address leads. Nothing happens before the button: mail programs open links too. */
export function UndoEmailChangePage() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const undo = useUndoEmailChange();
  usePageTitle(undo.isSuccess ? m.undo_email_done_title() : m.undo_email_title());

  if (undo.isSuccess) {
    return (
      <NarrowScreen title={m.undo_email_done_title()} lead={m.undo_email_done_text()}>
        <ButtonLink to={paths.forgotPassword} className="justify-self-start">
          {m.undo_email_set_password()}
        </ButtonLink>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title={m.undo_email_title()} lead={m.undo_email_lead()}>
      {(undo.isError || !token) && (
        <Alert tone="danger" live>
          {token ? failureText(undo.error, m.undo_email_failed()) : m.error_accounts_undo_link_invalid()}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {token && (
          <Button busy={undo.isPending} onClick={() => undo.mutate({ token })}>
            {m.undo_email_button()}
          </Button>
        )}
        <ButtonLink to={paths.support} variant="quiet">
          {m.privacy_contact()}
        </ButtonLink>
      </div>
    </NarrowScreen>
  );
}
