import type { Field } from '#src/features/templates/template-document.schema.ts';
import { leastWages, payForAnHour } from '#src/features/templates/template-law.rules.ts';
import { cleanValues } from '#src/features/templates/template-values.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatPence } from '#web/lib/format.ts';

/** A salary that is lawful only for someone young, who is not asked for: pointed out and not refused. */
export function wageCautions(
  fields: readonly Field[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const values = cleanValues(fields, typed);
  const cautions = fields.flatMap((field): [string, string][] => {
    const pay = payForAnHour(field, values);
    if (pay === null || pay >= leastWages.adult || pay < leastWages.minor) return [];
    const amounts = { pay: formatPence(Math.floor(pay * 100)), least: formatPence(leastWages.adult * 100) };
    return [[field.name, m.template_wage_low(amounts)]];
  });
  return Object.fromEntries(cautions);
}
