import { z } from 'zod';

/** How credit is paid out: as refunds of what was paid. */
export const payoutSchema = z.object({
  /** The change of the balance that led to the credit: what was paid out of it is not paid out again. */
  of: z.string(),
  /** In pence. */
  parts: z.array(z.object({ charge: z.string(), amount: z.number().int().positive() })),
});
export type Payout = z.infer<typeof payoutSchema>;
