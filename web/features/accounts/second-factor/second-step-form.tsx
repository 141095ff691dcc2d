import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useTakeSecondStep } from '../sign-in/sign-in.queries';
import { checkCode } from './second-factor.rules';

/** The code of the app, or a backup code. Once signed in, the page it is on leads on. */
export function SecondStepForm() {
  const { field, submit, fields } = useForm({ code: '' }, checkCode);
  const [remember, setRemember] = useState(false);
  const step = useTakeSecondStep();
  const send = submit(({ code }) => !step.isPending && step.mutate({ code, remember }));
  return (
    <Form fields={fields} onSubmit={send}>
      {step.isError && (
        <Alert tone="danger" live>
          {failureText(step.error, m.auth_login_failed())}
        </Alert>
      )}
      <TextField
        label={m.second_factor_code()}
        {...field('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="text-center text-2xl tabular-nums"
      />
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {m.auth_second_remember()}
      </label>
      <Button type="submit" busy={step.isPending}>
        {m.auth_login_submit()}
      </Button>
    </Form>
  );
}
