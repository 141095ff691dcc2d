import type { FormStep, TemplateVariable } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

/** What a template asks for together. */
export interface Step {
  id: FormStep;
  variables: TemplateVariable[];
}

/** In the order in which they are asked. */
export const stepText: Record<FormStep, () => string> = {
  parties: m.template_step_parties,
  subject: m.template_step_subject,
  time: m.template_step_time,
  money: m.template_step_money,
  options: m.template_optional_parts,
};

/** More than this is too much for one page. */
const mostOnPage = 15;

/** The steps of a long form; null for one that is a single page. */
export function stepsOf(variables: readonly TemplateVariable[]): Step[] | null {
  if (variables.length <= mostOnPage) return null;
  return (Object.keys(stepText) as FormStep[])
    .map((id) => ({ id, variables: variables.filter(({ step }) => step === id) }))
    .filter((step) => step.variables.length > 0);
}
