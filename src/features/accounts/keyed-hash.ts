/** A hash that cannot be computed, and so not guessed, without the secret. */
export async function keyedHash(text: string, secret: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return btoa(String.fromCharCode(...signature));
}
