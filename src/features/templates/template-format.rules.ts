import type { Field } from './template-document.schema.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const plain = new Intl.NumberFormat('en-GB');

/** A checked value as the contract writes it: "20 November 2026", "£1,250.00", "30 days". */
export function formatValue(field: Field, value: string): string {
  switch (field.type) {
    case 'date':
      return day.format(new Date(`${value}T00:00:00Z`));
    case 'money':
      return pounds.format(Number(value));
    case 'number':
      return withUnit(field, Number(value));
    case 'select':
      return field.options?.[value] ?? value;
    default:
      return value;
  }
}

function withUnit({ unit }: Field, value: number): string {
  const number = plain.format(value);
  if (!unit) return number;
  return unit === 'per cent' ? `${number}%` : `${number} ${unit}${value === 1 ? '' : 's'}`;
}
