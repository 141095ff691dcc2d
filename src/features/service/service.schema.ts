import { z } from 'zod';

/** What a visitor may know of how the service is configured, so that pages claim nothing that does not hold here. */
export const serviceSchema = z
  .object({
    analyst: z.enum(['built-in', 'language-model']),
    /** Whether the operator states 99.9% uptime as kept; otherwise it is an aim. */
    uptimeStated: z.boolean(),
    /** The operator's own profiles elsewhere, as the footer lists them. */
    socialProfiles: z.array(z.object({ name: z.string(), address: z.string() })),
  })
  .meta({ id: 'Service' });

export type Service = z.infer<typeof serviceSchema>;
