import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CodeField } from '../sign-in/code-field';
import { ResendCode } from '../sign-in/resend-code';
import { useConfirmEmailChange, useKeepEmail, useResendEmailCode } from './settings.queries';
import { checkEmailCode, emailChangeFailure } from './settings.rules';

/** Asks for the code that was sent to the new address. */
export function EmailChange({ pendingEmail }: { pendingEmail: string }) {
  const { field, submit, fields } = useForm({ code: '' }, checkEmailCode);
  const confirm = useConfirmEmailChange();
  const keep = useKeepEmail();
  const resend = useResendEmailCode();
  const failure = confirm.error ?? keep.error;

  const send = submit(async (confirmation) => {
    keep.reset();
    // The form goes when the address is confirmed: what follows must not depend on its being there.
    const done = await confirm.mutateAsync(confirmation).catch(() => null);
    if (!done) return;
    const [title, description] = [m.settings_email_changed_title(), m.settings_email_changed_text()];
    showToast({ title, description, tone: 'success' });
  });

  async function keepOld() {
    confirm.reset();
    const done = await keep.mutateAsync().catch(() => null);
    if (done) showToast({ title: m.settings_email_kept() });
  }

  return (
    <section className="mt-6 grid gap-5 border-t border-rule pt-6">
      <div>
        <h3 className="font-semibold">{m.settings_email_pending_title()}</h3>
        <p className="mt-1 font-medium wrap-anywhere">
          <bdi>{pendingEmail}</bdi>
        </p>
        <p className="mt-1 text-sm text-muted">{m.settings_email_pending_text()}</p>
      </div>
      <Form fields={fields} onSubmit={send} className="grid max-w-sm gap-5">
        {failure && (
          <Alert tone="danger" live>
            {emailChangeFailure(failure)}
          </Alert>
        )}
        <CodeField {...field('code')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={confirm.isPending}>
            {m.settings_email_confirm()}
          </Button>
          <Button variant="quiet" busy={keep.isPending} onClick={keepOld}>
            {m.settings_email_keep()}
          </Button>
        </div>
      </Form>
      <ResendCode resend={resend} />
    </section>
  );
}
