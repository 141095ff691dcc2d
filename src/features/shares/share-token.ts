import { keyedHash } from '../accounts/keyed-hash';

const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The secret in a link's address: kept nowhere, and made again with the server's secret when its owner copies it. */
export const shareToken = async (id: string, secret: string): Promise<string> =>
  urlSafe(await keyedHash(`share ${id}`, secret));
