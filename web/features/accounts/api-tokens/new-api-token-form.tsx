import { useState } from 'react';
import { apiTokenForm } from '#src/features/api-tokens/api-token-forms.schema.ts';
import type { NewApiToken } from '#src/features/api-tokens/api-tokens.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { checkBy } from '#web/lib/form-check.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const check = checkBy(apiTokenForm(z));

const access: Record<'read' | 'write', NewApiToken['scopes']> = {
  read: ['contracts:read'],
  write: ['contracts:read', 'contracts:write'],
};

/** What a new token is called, what it may and when it ends. */
export function NewApiTokenForm({ onWanted }: { onWanted: (wanted: NewApiToken) => void }) {
  const { field, submit, fields } = useForm({ name: '' }, check);
  const [may, setMay] = useState<keyof typeof access>('read');
  const [days, setDays] = useState('90');
  const send = submit(({ name }) => onWanted({ name, scopes: access[may], days: days === '' ? null : Number(days) }));
  return (
    <section>
      <h3 className="mb-4 text-lead font-semibold">{m.tokens_new()}</h3>
      <Form fields={fields} onSubmit={send}>
        <TextField
          {...field('name')}
          label={m.tokens_name()}
          hint={m.tokens_name_hint()}
          dir="auto"
          autoComplete="off"
          aria-required
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            name="access"
            label={m.tokens_access()}
            hint={m.tokens_access_hint()}
            value={may}
            options={[
              { value: 'read', label: m.tokens_access_read() },
              { value: 'write', label: m.tokens_access_write() },
            ]}
            onChange={({ target }) => setMay(target.value as keyof typeof access)}
          />
          <SelectField
            name="days"
            label={m.tokens_days()}
            value={days}
            options={[
              { value: '30', label: m.tokens_days_30() },
              { value: '90', label: m.tokens_days_90() },
              { value: '365', label: m.tokens_days_365() },
              { value: '', label: m.tokens_days_none() },
            ]}
            onChange={({ target }) => setDays(target.value)}
          />
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <a href="/api/docs" className={buttonClass({ variant: 'quiet' })}>
            {m.tokens_reference()}
          </a>
          <Button type="submit">{m.tokens_make()}</Button>
        </div>
      </Form>
    </section>
  );
}
