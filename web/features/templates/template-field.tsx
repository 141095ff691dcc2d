import type { ChangeEvent } from 'react';
import type { TemplateVariable } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  variable: TemplateVariable;
  value: string;
  error: string | undefined;
  caution: string | undefined;
  onChange: (value: string) => void;
  onFocus: () => void;
};

/** The control that fits what is asked for. Types that are not known are texts. */
export function TemplateField({ variable, value, error, caution, onChange, onFocus }: Props) {
  const { name, label, type, required, placeholder, help, options, optionLabels, toggle } = variable;
  const shared = {
    name,
    value,
    error,
    onFocus,
    label: required ? `${label} *` : label,
    optional: !required,
    hint: caution ? <span className="font-medium text-warning">{caution}</span> : help,
    'aria-required': required,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.target.value),
  };
  if (toggle) {
    return (
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name={name}
          checked={value === 'yes'}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
          className="checkbox checkbox-sm mt-1 border-(--field-line)"
        />
        <span>
          <span className="text-sm font-semibold">{label}</span>
          {help && <span className="block text-sm text-muted">{help}</span>}
        </span>
      </label>
    );
  }
  if (type === 'select') {
    const choices = options.map((option, index) => ({ value: option, label: optionLabels[index] ?? option }));
    return <SelectField {...shared} options={choices} placeholder={m.template_choose()} />;
  }
  if (type === 'textarea') return <TextArea {...shared} rows={4} dir="auto" placeholder={placeholder} />;
  if (type === 'date') return <TextField {...shared} type="date" min="1900-01-01" max="2199-12-31" />;
  if (type === 'number')
    return <TextField {...shared} inputMode="numeric" dir="ltr" className="rtl:text-right" placeholder={placeholder} />;
  if (type === 'money')
    return <TextField {...shared} inputMode="decimal" dir="ltr" className="rtl:text-right" placeholder={placeholder} />;
  return <TextField {...shared} dir="auto" autoComplete="off" placeholder={placeholder} />;
}
