/** HMAC-SHA-256 in Base64: a hash that cannot be computed, and so not guessed, without the secret. */
export async function keyedHash(text: string, secret: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = typeof secret === 'string' ? encode(secret) : secret;
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return btoa(String.fromCharCode(...signature));
}
