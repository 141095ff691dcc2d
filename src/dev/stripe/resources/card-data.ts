import { z } from 'zod';
import { ignored, integer, text } from '../api/params.ts';

export const cardShape = z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text });

export const billingDetails = z.strictObject({
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  address: ignored,
});

/** A card as a page sends it along with a confirmation. */
export const cardData = z.strictObject({
  type: z.literal('card'),
  card: cardShape,
  billing_details: billingDetails.optional(),
});
