import { keyedHash } from '../accounts/keyed-hash';

const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const signatureOf = async (userId: string, secret: string) =>
  urlSafe(await keyedHash(`reminders off ${userId}`, secret));

/** What proves in a mailed link that it was sent to the account's owner. It turns reminders off and does nothing else. */
export const offToken = async (userId: string, secret: string): Promise<string> =>
  `${userId}.${await signatureOf(userId, secret)}`;

/** Whose reminders the link is about; null where it was not made here. */
export async function userOfOffToken(token: string, secret: string): Promise<string | null> {
  const [userId = '', signature = ''] = token.split('.');
  const expected = await signatureOf(userId, secret);
  // Compared under another key, so that the time it takes tells nothing.
  const blind = crypto.randomUUID();
  return (await keyedHash(signature, blind)) === (await keyedHash(expected, blind)) ? userId : null;
}
