import { z } from 'zod';
import { cleanLine } from '#src/kernel/clean-line.ts';

const word = z.string().nullish().catch(null);

/** What we read of an id token. */
export const googleClaimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email().max(254),
  email_verified: z.boolean().catch(false),
  name: word,
  given_name: word,
  family_name: word,
  picture: word,
});

export interface GoogleProfile {
  email: string;
  emailVerified: boolean;
  name: string;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
}

const longestName = 100;
const longestAddress = 500;

const nameOf = (text: string | null | undefined) =>
  cleanLine(text ?? '')
    .slice(0, longestName)
    .toWellFormed()
    .trim() || null;

const pictureOf = (address: string | null | undefined) =>
  address && address.length <= longestAddress && URL.canParse(address) && new URL(address).protocol === 'https:'
    ? address
    : null;

export function profileOfClaims(claims: z.infer<typeof googleClaimsSchema>): GoogleProfile {
  const lastName = nameOf(claims.family_name);
  const firstName = nameOf(claims.given_name) ?? (lastName ? null : nameOf(claims.name));
  return {
    email: claims.email.toLowerCase(),
    emailVerified: claims.email_verified,
    name: [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    image: pictureOf(claims.picture),
  };
}
