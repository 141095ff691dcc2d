import { useEffect, useState } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { maxNameLength } from '#src/features/accounts/sign-in/sign-in-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { isUnauthorized } from '#web/lib/api-error.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ConfirmForm } from '../confirm/confirm-form';
import { EmailField } from '../sign-in/email-field';
import { useUpdateProfile } from './settings.queries';
import { checkProfile, profileFailure, profileOf } from './settings.rules';

type Profile = Parameters<ReturnType<typeof useUpdateProfile>['mutateAsync']>[0];

/** Starts from the user's values each time it is opened, so leaving it resets them. */
export function ProfileForm({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  const saved = profileOf(user);
  const { values, field, submit, fields } = useForm(saved, checkProfile);
  const update = useUpdateProfile();
  const changed = (['firstName', 'lastName', 'email'] as const).some((name) => values[name].trim() !== saved[name]);
  useUnsavedGuard(changed && !update.isSuccess);

  useEffect(() => fields.form.current?.querySelector('input')?.focus(), [fields.form]);

  /** What awaits the owner's confirmation, because it names another address. */
  const [unconfirmed, setUnconfirmed] = useState<Profile | null>(null);

  async function save(profile: Profile) {
    try {
      await update.mutateAsync(profile);
    } catch (error) {
      if (isUnauthorized(error)) return;
      return showToast({ title: m.error_title(), description: profileFailure(error), tone: 'destructive' });
    }
    const [title, description] = [m.settings_profile_updated_title(), m.settings_profile_updated_text()];
    showToast({ title, description, tone: 'success' });
    onLeave();
  }
  const send = submit((profile) => (profile.email === user.email ? save(profile) : setUnconfirmed(profile)));

  async function saveConfirmed() {
    if (unconfirmed) await save(unconfirmed);
    setUnconfirmed(null);
  }
  const name = { optional: true, maxLength: maxNameLength, dir: 'auto' };

  return (
    <>
      <Form fields={fields} onSubmit={send}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField label={m.auth_first_name()} autoComplete="given-name" {...name} {...field('firstName')} />
          <TextField label={m.auth_last_name()} autoComplete="family-name" {...name} {...field('lastName')} />
        </div>
        <EmailField {...field('email')} hint={m.settings_email_hint()} autoComplete="email" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={update.isPending}>
            {m.settings_save()}
          </Button>
          <Button variant="quiet" disabled={update.isPending} onClick={onLeave}>
            {m.settings_cancel()}
          </Button>
        </div>
      </Form>
      <Dialog
        open={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        locked={update.isPending}
        title={m.confirm_title()}
        description={m.confirm_email_text()}
      >
        <ConfirmForm
          user={user}
          label={m.settings_save()}
          busy={update.isPending}
          onConfirmed={saveConfirmed}
          onCancel={() => setUnconfirmed(null)}
        />
      </Dialog>
    </>
  );
}
