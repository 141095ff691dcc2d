import { useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { useTurnOffByLink } from '#web/features/reminders/reminders.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';

/** Where the link in a reminder leads. Nothing happens before the button: mail programs open links too. */
export function RemindersOffPage() {
  const { hash } = useLocation();
  const [token] = useState(decodeURIComponent(hash.slice(1)));
  const off = useTurnOffByLink();
  usePageTitle(off.isSuccess ? m.reminders_off_done_title() : m.reminders_off_title());
  const settings = (
    <ButtonLink to={paths.settings} variant="quiet">
      {m.reminders_off_settings()}
    </ButtonLink>
  );

  if (off.isSuccess) {
    return (
      <NarrowScreen title={m.reminders_off_done_title()} lead={m.reminders_off_done_text()}>
        <div>{settings}</div>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title={m.reminders_off_title()} lead={m.reminders_off_lead()}>
      {(off.isError || !token) && (
        <Alert tone="danger" live>
          {token ? failureText(off.error, m.reminders_off_failed()) : m.error_reminders_link_invalid()}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {token && (
          <Button busy={off.isPending} onClick={() => off.mutate({ token })}>
            {m.reminders_off_title()}
          </Button>
        )}
        {settings}
      </div>
    </NarrowScreen>
  );
}
