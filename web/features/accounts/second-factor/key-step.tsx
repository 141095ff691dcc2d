import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { useForm } from '#web/lib/use-form.ts';
import { CodeField } from '../sign-in/code-field';
import type { useConfirmSecondFactor } from './second-factor.queries';
import { checkCode, inGroups } from './second-factor.rules';
import { SecondFactorForm } from './second-factor-form';

/** Few look at it: its code is fetched with the first look. */
const KeyPicture = late(async () => (await import('./key-picture')).KeyPicture);

type Props = {
  made: { key: string; uri: string };
  confirm: ReturnType<typeof useConfirmSecondFactor>;
  onCancel: () => void;
};

/** Hands the key over to an app, which proves by a code that it has it. */
export function KeyStep({ made, confirm, onCancel }: Props) {
  const { field, submit, fields } = useForm({ code: '' }, checkCode);
  const send = submit((typed) => !confirm.isPending && confirm.mutate(typed));
  return (
    <SecondFactorForm
      fields={fields}
      onSubmit={send}
      attempt={confirm}
      label={m.second_factor_turn_on()}
      onCancel={onCancel}
    >
      <p>{m.second_factor_add_text()}</p>
      <KeyPicture waiting={<div className="size-52 max-w-full justify-self-center" />} uri={made.uri} />
      <a href={made.uri} className="text-link justify-self-start font-semibold">
        {m.second_factor_open_app()}
      </a>
      <dl>
        <dt className="font-semibold">{m.second_factor_key()}</dt>
        <dd dir="ltr" className="mt-1 rounded-field bg-base-200 px-3 py-2 font-mono wrap-anywhere">
          {inGroups(made.key)}
        </dd>
      </dl>
      <CodeField {...field('code')} label={m.second_factor_code()} hint={m.second_factor_code_hint()} />
    </SecondFactorForm>
  );
}
