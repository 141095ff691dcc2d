import { webhookForm } from '#src/features/webhooks/webhook-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useAddWebhook } from './webhooks.queries';

const check = checkBy(webhookForm(z));

/** Where events are to be sent. What the server does not call, it says itself. */
export function NewWebhookForm({ add }: { add: ReturnType<typeof useAddWebhook> }) {
  const { field, submit, fields } = useForm({ url: '' }, check);
  return (
    <section>
      <h3 className="mb-4 text-lead font-semibold">{m.webhooks_new()}</h3>
      <Form fields={fields} onSubmit={submit((wanted) => add.mutate(wanted))}>
        {add.isError && (
          <Alert tone="danger" live>
            {failureText(add.error, m.webhooks_not_added())}
          </Alert>
        )}
        <TextField
          {...field('url')}
          type="url"
          label={m.webhooks_address()}
          hint={m.webhooks_address_hint()}
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
          spellCheck={false}
          aria-required
        />
        <div className="flex flex-wrap justify-between gap-3">
          <a href="/api/docs" className={buttonClass({ variant: 'quiet' })}>
            {m.tokens_reference()}
          </a>
          <Button type="submit" busy={add.isPending}>
            {m.webhooks_add()}
          </Button>
        </div>
      </Form>
    </section>
  );
}
