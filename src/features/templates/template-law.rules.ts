import type { Field } from './template-document.schema.ts';
import type { ValueFault } from './templates.schema.ts';

type Values = Readonly<Record<string, string>>;

/** What the law does not allow, as far as figures and dates tell. */
export const lawFaultOf = (field: Field, values: Values): ValueFault | null =>
  depositFaultOf(field, values) ??
  holidayFaultOf(field, values) ??
  wageFaultOf(field, values) ??
  datesFaultOf(field, values);

/** National Minimum Wage Regulations 2015, regs 4 and 4A, by age: the rates from 1 April 2026. */
export const leastWages = { adult: 12.71, young: 10.85, minor: 8 };

/** Nobody may be paid less; what is too little for an adult alone is only pointed out, as nobody is asked the age. */
function wageFaultOf(field: Field, values: Values): ValueFault | null {
  const age = values[field.wageFor ?? ''];
  const least = field.salaryFor ? leastWages.minor : leastWages[age as keyof typeof leastWages];
  const pay = field.salaryFor ? payForAnHour(field, values) : Number(values[field.name]);
  return least && pay !== null && pay < least ? 'templates.wage_too_low' : null;
}

/** What a salary is for an hour; null while that cannot be told. */
export function payForAnHour({ name, salaryFor }: Field, values: Values): number | null {
  const hours = Number((salaryFor && values[salaryFor]) || 0);
  const salary = Number(values[name] || Number.NaN);
  return hours > 0 && Number.isFinite(salary) ? salary / 52 / hours : null;
}

/** Working Time Regulations 1998, regs 13 and 13A: 5.6 weeks, and no more than 28 days. */
function holidayFaultOf({ name, holidayFor }: Field, values: Values): ValueFault | null {
  if (!holidayFor) return null;
  const least = Math.min(28, Number(values[holidayFor] || Number.NaN) * 5.6);
  return Number(values[name]) < least - 0.005 ? 'templates.holiday_too_low' : null;
}

/** Tenant Fees Act 2019, Schedule 1, paragraph 2: five weeks’ rent, or six where a year’s rent is £50,000 or more. */
function depositFaultOf({ name, tenancyDeposit: rentOf }: Field, values: Values): ValueFault | null {
  if (!rentOf) return null;
  const rent = Number(values[rentOf.rent] || Number.NaN);
  const yearly = rent * (values[rentOf.period] === 'week' ? 52 : 12);
  const most = (yearly / 52) * (yearly < 50_000 ? 5 : 6);
  return Number(values[name]) > most + 0.005 ? 'templates.deposit_too_high' : null;
}

function datesFaultOf({ name, fitsBetween, withinMonths }: Field, values: Values): ValueFault | null {
  const value = values[name] ?? '';
  if (fitsBetween && !isWithin(values, { ...fitsBetween, least: Number(value) })) return 'templates.not_together';
  if (withinMonths && value === 'yes' && !isWithin(values, { ...withinMonths, most: withinMonths.months }))
    return 'templates.not_together';
  return null;
}

type Span = { from: string; to: string; least?: number; most?: number };

/** Whether the second date is as far from the first as it should be; one that is missing or wrong is another fault. */
function isWithin(values: Values, { from, to, least, most }: Span): boolean {
  const [start = '', end = ''] = [values[from], values[to]];
  if (Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end))) return true;
  return (
    (least === undefined || monthsAfter(start, least) <= end) && (most === undefined || end <= monthsAfter(start, most))
  );
}

/** The same day of a later month, or its last one where it has no such day. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
