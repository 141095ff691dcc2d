import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { maxMessageLength, maxNameLength, maxSubjectLength } from '../../../src/features/support/support-limits.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast-store';
import { contactErrors, contactFailure, contactSuccess, isIncomplete, trimmed } from './contact.rules';
import { type ContactMessage, supportContactQuery, useContactSupport } from './support.queries';

type Props = { name: string; email: string; onSent: () => void };

/** Name and address stand in it from the start for someone who is signed in. What was typed outlives a failure. */
export function ContactForm({ name, email, onSent }: Props) {
  const [values, setValues] = useState<ContactMessage>({ name, email, subject: '', message: '' });
  const [incomplete, setIncomplete] = useState(false);
  const { form, errors, show } = useFieldErrors<keyof ContactMessage>();
  const { data: contact } = useQuery(supportContactQuery);
  const send = useContactSupport();
  useUnsavedGuard(values.message.trim() !== '' && !send.isSuccess);

  function submit(event: FormEvent) {
    event.preventDefault();
    const message = trimmed(values);
    setIncomplete(isIncomplete(message));
    if (show(contactErrors(message))) return;
    send.mutate(message, {
      onSuccess: () => {
        showToast(contactSuccess());
        onSent();
      },
      onError: (error) => showToast(contactFailure(error, contact?.email ?? null)),
    });
  }

  const control = (field: keyof ContactMessage) => ({
    name: field,
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [field]: event.target.value }),
    error: errors[field],
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {incomplete && (
        <Alert tone="danger" title={m.support_missing_title()} live>
          {m.support_missing_text()}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={m.support_name()} autoComplete="name" maxLength={maxNameLength} {...control('name')} />
        <TextField
          label={m.support_email()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-right"
          {...control('email')}
          type="email"
        />
      </div>
      <TextField label={m.support_subject()} maxLength={maxSubjectLength} {...control('subject')} />
      <TextArea
        label={m.support_message()}
        hint={m.support_message_hint()}
        rows={7}
        maxLength={maxMessageLength}
        {...control('message')}
      />
      <Button type="submit" busy={send.isPending} className="sm:justify-self-start">
        {m.support_send()}
      </Button>
    </form>
  );
}
