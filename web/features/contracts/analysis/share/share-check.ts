import { endPast, sharePasswordIn } from '#src/features/shares/share-forms.schema.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';

/** The last moment of a calendar day where the owner is. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`);

/** What is typed for a link: both may be left out. */
export const checkShare = checkBy(
  z.object({
    password: sharePasswordIn(z),
    expiresAt: z.pipe(
      z.string().check(z.refine<string>((day) => day === '' || endOf(day) > new Date(), endPast)),
      z.transform((day: string) => (day === '' ? null : endOf(day).toISOString())),
    ),
  }),
);
