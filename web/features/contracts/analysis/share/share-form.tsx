import { useId, useState } from 'react';
import { isoToday } from '#src/features/contracts/pressing-dates.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Sections } from '../analysis-sections';
import { useMakeShare } from './share.queries';
import { checkShare } from './share-check';
import { ShareContents } from './share-contents';

type Props = { contractId: string; sections: Sections; onMade: () => void };

const nothing = { password: '', expiresAt: '' };

/** What a new link is to show and to ask for. */
export function ShareForm({ contractId, sections, onMade }: Props) {
  const [withText, setWithText] = useState(false);
  const { field, set, submit, fields } = useForm(nothing, checkShare);
  const make = useMakeShare(contractId);

  const send = (typed: { password: string | null; expiresAt: string | null }) =>
    make.mutate(
      { withText, password: typed.password ?? '', expiresAt: typed.expiresAt },
      {
        onSuccess: () => {
          set('password', '');
          showToast({ title: m.share_made(), description: m.share_made_text(), tone: 'success' });
          onMade();
        },
      },
    );

  return (
    <Form fields={fields} onSubmit={submit(send)}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{m.share_what()}</legend>
        <Choice
          label={m.share_analysis()}
          text={m.share_analysis_text()}
          chosen={!withText}
          onChoose={() => setWithText(false)}
        />
        <Choice
          label={m.share_text()}
          text={m.share_text_text()}
          chosen={withText}
          onChoose={() => setWithText(true)}
        />
      </fieldset>
      <ShareContents sections={sections} withText={withText} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField
          {...field('password')}
          label={m.share_password()}
          hint={m.share_password_hint()}
          optional
          autoComplete="new-password"
        />
        <TextField
          {...field('expiresAt')}
          type="date"
          min={isoToday()}
          max="2199-12-31"
          label={m.share_until()}
          hint={m.share_until_hint()}
          optional
        />
      </div>
      {make.isError && (
        <Alert tone="danger" live>
          {failureText(make.error, m.share_not_made())}
        </Alert>
      )}
      <Button type="submit" busy={make.isPending} className="justify-self-start">
        {m.share_make()}
      </Button>
    </Form>
  );
}

type ChoiceProps = { label: string; text: string; chosen: boolean; onChoose: () => void };

function Choice({ label, text, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-start gap-3 py-1">
      <input
        type="radio"
        name="with-text"
        className="radio radio-sm mt-0.5 border-(--field-line)"
        checked={chosen}
        aria-describedby={id}
        onChange={onChoose}
      />
      <span>
        <span className="block">{label}</span>
        <span id={id} className="block text-sm text-muted">
          {text}
        </span>
      </span>
    </label>
  );
}
