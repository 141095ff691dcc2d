import { z } from 'zod';

/** A stretch of words; `variable` when they were filled in, `blank` when they still wait to be. */
export const pieceSchema = z.object({
  text: z.string(),
  variable: z.string().optional(),
  blank: z.literal(true).optional(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** A paragraph of the contract. */
export const contractBlockSchema = z
  .object({
    kind: z.enum(['title', 'opening', 'party', 'heading', 'clause', 'item', 'value', 'closing', 'signature']),
    /** "(1)", "2.", "2.1", "(a)", or null. */
    number: z.string().nullable(),
    pieces: z.array(pieceSchema),
  })
  .meta({ id: 'ContractBlock' });
export type ContractBlock = z.infer<typeof contractBlockSchema>;
export type BlockKind = ContractBlock['kind'];
