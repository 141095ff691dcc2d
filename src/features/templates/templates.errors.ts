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
  'templates.vat_for_consumer': { status: 422, text: 'A price for a consumer includes VAT: choose No' },
  'templates.company_as_consumer': { status: 422, text: 'A consumer has no company number: leave this empty' },
  'templates.person_only': {
    status: 422,
    text: 'Only a person can be this, not a company: enter a first and last name',
  },
  'templates.for_consumers_only': { status: 422, text: 'This is for consumers alone: choose No' },
  'templates.private_seller': {
    status: 422,
    text: 'A private seller charges no VAT and owes no rights of consumers: choose No',
  },
  'templates.not_together': {
    status: 422,
    text: 'This cannot be agreed beside the other choices: choose No, leave it empty or change them',
  },
  'templates.wage_too_low': {
    status: 422,
    text: 'The national minimum wage is £12.71 an hour from 21 years, £10.85 from 18 and £8.00 below (since April 2026)',
  },
  'templates.deposit_too_high': {
    status: 422,
    text: 'The law allows no more than five weeks’ rent (six where the yearly rent is £50,000 or more)',
  },
  'templates.holiday_too_low': {
    status: 422,
    text: 'The law gives at least 5.6 times the days worked in a week, up to 28',
  },
  'plan.upgrade_required': { status: 403, text: 'Your plan does not include this. A larger one does.' },
} satisfies Failures;
export type TemplateErrorCode = keyof typeof templateFailures;

const fail = (code: TemplateErrorCode, details?: AppError['details']) => new AppError<TemplateErrorCode>(code, details);

export const templateNotFound = () => fail('templates.not_found');
export const upgradeRequired = () => fail('plan.upgrade_required');
/** `fields` say in words what is wrong, by name of variable. */
export const wrongInput = (code: TemplateErrorCode, fields: Record<string, string>) => fail(code, { fields });
