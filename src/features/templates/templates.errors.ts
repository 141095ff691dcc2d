import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const templateFailures = {
  'templates.not_found': { status: 404, text: 'This template does not exist.' },
  'templates.required': { status: 422, text: 'Please fill in all required fields' },
  'templates.file_name_required': { status: 422, text: 'Please enter a file name' },
  'templates.too_long': { status: 422, text: 'This text is too long' },
  'templates.option_invalid': { status: 422, text: 'Please choose one of the options' },
  'templates.date_invalid': { status: 422, text: 'Please enter a valid date' },
  'templates.date_order': { status: 422, text: 'This date must not lie before the other one' },
  'templates.number_invalid': { status: 422, text: 'Please enter a whole number' },
  'templates.number_range': { status: 422, text: 'This number is outside what the template allows' },
  'templates.money_invalid': { status: 422, text: 'Please enter an amount in pounds, such as 1250 or 1250.50' },
  'plan.upgrade_required': { status: 403, text: 'This template is part of the paid plans.' },
} satisfies Failures;
export type TemplateErrorCode = keyof typeof templateFailures;

const fail = (code: TemplateErrorCode, details?: AppError['details']) => new AppError<TemplateErrorCode>(code, details);

export const templateNotFound = () => fail('templates.not_found');
export const upgradeRequired = () => fail('plan.upgrade_required');
/** `fields` say in words what is wrong, by name of variable. */
export const wrongInput = (code: TemplateErrorCode, fields: Record<string, string>) => fail(code, { fields });
