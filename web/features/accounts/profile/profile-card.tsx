import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmailChange } from './email-change';
import { ProfileForm } from './profile-form';
import { emailChangeQuery } from './settings.queries';

export function ProfileCard({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false);
  const { data } = useQuery(emailChangeQuery);
  const focusBack = useRef(false);

  function leaveForm() {
    focusBack.current = true;
    setEditing(false);
  }

  /** The form took the place of this button, and the focus comes back to it. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (button && focusBack.current) button.focus();
    if (button) focusBack.current = false;
  }

  if (editing) {
    return (
      <Card title={m.settings_account_title()}>
        <ProfileForm user={user} onLeave={leaveForm} />
      </Card>
    );
  }
  return (
    <Card
      title={m.settings_account_title()}
      aside={
        <Button ref={takeFocus} variant="secondary" size="sm" onClick={() => setEditing(true)}>
          {m.settings_edit()}
        </Button>
      }
    >
      <ProfileFacts user={user} />
      {data?.pendingEmail && <EmailChange key={data.pendingEmail} pendingEmail={data.pendingEmail} />}
    </Card>
  );
}

function ProfileFacts({ user }: { user: CurrentUser }) {
  const signsInWith = user.authProvider === 'local' ? m.settings_with_password() : m.settings_with_google();
  const facts: [string, string | null][] = [
    [m.auth_first_name(), user.firstName],
    [m.auth_last_name(), user.lastName],
    [m.auth_email(), user.email],
    [m.settings_signs_in_with(), signsInWith],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`wrap-anywhere ${value ? 'font-medium' : 'text-muted'}`}>
            <bdi>{value ?? m.settings_not_given()}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
