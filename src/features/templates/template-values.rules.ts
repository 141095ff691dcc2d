import { invisible } from '#src/kernel/clean-line.ts';
import { holds } from './template-condition.rules.ts';
import type { Field } from './template-document.schema.ts';
import { lawFaultOf } from './template-law.rules.ts';
import type { ValueFault } from './templates.schema.ts';

export const longestText: Record<'line' | 'lines', number> = { line: 300, lines: 5000 };

export type Values = Readonly<Record<string, string>>;

/** A value as it comes into a contract: NFC, plain spaces, nothing invisible; one line unless it may have several. */
export function cleanValue(field: Field, raw: string | undefined): string {
  const lines = (raw ?? '')
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  if (field.type === 'textarea') return lines.join('\n');
  const line = lines.join(field.type === 'text' ? ', ' : ' ');
  return field.type === 'money' ? line.replace(/^£\s*/, '').replace(/,(?=\d{3})/g, '') : line;
}

/** All values of a template, cleaned. What was not filled in is empty; what the template does not know is left out. */
export function cleanValues(fields: readonly Field[], raw: Values): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, Object.hasOwn(raw, field.name) ? raw[field.name] : '')]),
  );
}

/** What is wrong with cleaned values, by name of variable, in the template's order. */
export function findFaults(fields: readonly Field[], values: Values): Record<string, ValueFault> {
  const faults = fields.flatMap((field): [string, ValueFault][] => {
    const fault = faultOf(field, values);
    return fault ? [[field.name, fault]] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(field: Field, values: Values): ValueFault | null {
  const value = values[field.name] ?? '';
  if (value === '') return isNeeded(field, values) ? 'templates.required' : null;
  const forbidden = field.forbidden?.find((rule) => (rule.value ?? value) === value && holds(rule.when, values));
  return forbidden?.fault ?? ownFaultOf(field, values, value) ?? lawFaultOf(field, values);
}

const isNeeded = ({ required, neededWith }: Field, values: Values) =>
  required || (neededWith !== undefined && holds(neededWith, values));

function ownFaultOf(field: Field, values: Values, value: string): ValueFault | null {
  if (Array.from(value).length > (field.type === 'textarea' ? longestText.lines : longestText.line)) {
    return 'templates.too_long';
  }
  switch (field.type) {
    case 'select':
      return Object.hasOwn(field.options ?? {}, value) ? null : 'templates.option_invalid';
    case 'date':
      if (!isDate(value)) return 'templates.date_invalid';
      return field.after && isDate(values[field.after] ?? '') && value < (values[field.after] ?? '')
        ? 'templates.date_order'
        : null;
    case 'number':
      if (!(field.decimals ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/).test(value)) return 'templates.number_invalid';
      return inRange(field, value) ? null : 'templates.number_range';
    case 'money':
      if (!/^\d{1,10}(\.\d{1,2})?$/.test(value)) return 'templates.money_invalid';
      return inRange(field, value) ? null : 'templates.number_range';
    default:
      return field.person && companyName.test(value) ? 'templates.person_only' : null;
  }
}

/** "Northwind Ltd", which can be no tenant of a home and no employee. */
const companyName = /(?<![\p{L}\p{N}])(?:ltd|limited|llp|plc|inc|cic|gmbh|l\.l\.p|p\.l\.c)\.?$/iu;

const inRange = ({ min = 0, max = Number.POSITIVE_INFINITY }: Field, value: string) =>
  Number(value) >= min && Number(value) <= max;

/** A day of the calendar, as browsers send it: 2026-11-20. */
function isDate(value: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
