import { useQuery } from '@tanstack/react-query';
import { maxMessageLength, maxNameLength, maxSubjectLength } from '#src/features/support/support-form.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { checkMessage, contactFailure, contactSuccess, isIncomplete } from './contact.rules';
import { supportContactQuery, useContactSupport } from './support.queries';

type Props = { name: string; email: string; onSent: () => void };

/** Name and address are prefilled for a signed-in user. What was typed survives a failure. */
export function ContactForm({ name, email, onSent }: Props) {
  const { values, field, submit, fields } = useForm({ name, email, subject: '', message: '' }, checkMessage);
  const { data: contact } = useQuery(supportContactQuery);
  const send = useContactSupport();
  useUnsavedGuard(values.message.trim() !== '' && !send.isSuccess);

  const incomplete = isIncomplete(values);

  const deliver = submit((message) =>
    send.mutate(message, {
      onSuccess: () => {
        showToast(contactSuccess());
        onSent();
      },
      onError: (error) => showToast(contactFailure(error, contact?.email ?? null)),
    }),
  );

  return (
    <Form
      fields={fields}
      errorsTitle={incomplete ? m.support_missing_title() : null}
      errorsText={incomplete ? m.support_missing_text() : null}
      onSubmit={deliver}
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={m.support_name()} autoComplete="name" maxLength={maxNameLength} {...field('name')} />
        <TextField
          label={m.support_email()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-right"
          {...field('email')}
          type="email"
        />
      </div>
      <TextField label={m.support_subject()} maxLength={maxSubjectLength} {...field('subject')} />
      <TextArea
        label={m.support_message()}
        hint={m.support_message_hint()}
        rows={7}
        maxLength={maxMessageLength}
        {...field('message')}
      />
      <Button type="submit" busy={send.isPending} className="sm:justify-self-start">
        {m.support_send()}
      </Button>
    </Form>
  );
}
