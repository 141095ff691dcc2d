import { z } from 'zod';

const signs: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** ISO 4217; null for what is no sum of money. */
export const currency = z
  .preprocess(
    (value) => (typeof value === 'string' ? (signs[value.trim()] ?? value.trim().toUpperCase()) : value),
    code(),
  )
  .nullable()
  .catch(null);

function code() {
  return z.string().regex(/^[A-Z]{3}$/);
}

/** An amount; some models write it as text: "1,150.00". */
export const sum = z.preprocess(
  (value) => (typeof value === 'string' ? Number.parseFloat(value.replace(/[^\d.]/g, '')) : value),
  z.number().min(0),
);
