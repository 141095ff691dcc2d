import { z } from 'zod';

/** The part of a kept measured document that an answer needs. */
export const contractTextSchema = z.object({ text: z.string() });
