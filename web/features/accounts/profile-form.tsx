import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import type { CurrentUser } from '../../../src/features/accounts/accounts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { isUnauthorized } from '../../lib/api-error';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast-store';
import { EmailField } from './email-field';
import { type Profile, useUpdateProfile } from './settings.queries';
import { profileErrors, profileFailure, profileOf, trimmedProfile } from './settings.rules';

const maxNameLength = 100;

/** Starts from the user's values each time it is opened, so leaving it resets them. */
export function ProfileForm({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  const [values, setValues] = useState(() => profileOf(user));
  const { form, errors, show } = useFieldErrors<keyof Profile>();
  const update = useUpdateProfile();
  const saved = profileOf(user);
  const changed = (Object.keys(saved) as (keyof Profile)[]).some((name) => values[name].trim() !== saved[name]);
  useUnsavedGuard(changed && !update.isSuccess);

  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const profile = trimmedProfile(values);
    if (show(profileErrors(profile))) return;
    update.mutate(profile, {
      onSuccess: () => {
        const [title, description] = [m.settings_profile_updated_title(), m.settings_profile_updated_text()];
        showToast({ title, description, tone: 'success' });
        onLeave();
      },
      onError: (error) => {
        if (isUnauthorized(error)) return;
        showToast({ title: m.error_title(), description: profileFailure(error), tone: 'destructive' });
      },
    });
  }

  const control = (name: 'firstName' | 'lastName') => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    error: errors[name],
    maxLength: maxNameLength,
    dir: 'auto',
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={m.auth_first_name()} optional autoComplete="given-name" {...control('firstName')} />
        <TextField label={m.auth_last_name()} optional autoComplete="family-name" {...control('lastName')} />
      </div>
      <EmailField
        value={values.email}
        onChange={(email) => setValues({ ...values, email })}
        error={errors.email}
        hint={m.settings_email_hint()}
        autoComplete="email"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={update.isPending}>
          {m.settings_save()}
        </Button>
        <Button variant="quiet" disabled={update.isPending} onClick={onLeave}>
          {m.settings_cancel()}
        </Button>
      </div>
    </form>
  );
}
