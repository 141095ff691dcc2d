import type { TemplateVariable } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { TemplateField } from './template-field';

type Props = {
  variables: readonly TemplateVariable[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Partial<Record<string, string>>>;
  /** What is not refused but should be looked at again. */
  cautions: Readonly<Partial<Record<string, string>>>;
  onChange: (name: string, value: string) => void;
  onFocus: (name: string) => void;
  /** Whether something above says already what they are. */
  titled?: boolean;
};

/** What a template asks for, its optional parts last. */
export function TemplateFields({ variables, values, errors, cautions, onChange, onFocus, titled = false }: Props) {
  const field = (variable: TemplateVariable) => (
    <TemplateField
      key={variable.name}
      variable={variable}
      value={values[variable.name] ?? ''}
      error={errors[variable.name]}
      caution={cautions[variable.name]}
      onChange={(value) => onChange(variable.name, value)}
      onFocus={() => onFocus(variable.name)}
    />
  );
  const toggles = variables.filter(({ toggle }) => toggle);
  return (
    <>
      {variables.filter(({ toggle }) => !toggle).map(field)}
      {titled && toggles.map(field)}
      {!titled && toggles.length > 0 && (
        <fieldset className="grid gap-4 border-t border-rule pt-4">
          <legend className="sr-only">{m.template_optional_parts()}</legend>
          <p aria-hidden className="font-serif font-semibold">
            {m.template_optional_parts()}
          </p>
          {toggles.map(field)}
        </fieldset>
      )}
    </>
  );
}
