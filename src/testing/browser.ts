import { call } from './api';

/** A browser that keeps its cookies, as far as tests need one. */
export function openBrowser(defaults: { headers?: Record<string, string>; env?: Partial<Cloudflare.Env> } = {}) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...defaults.headers, ...(cookie && { cookie }) };
    const response = await call(method, path, { body, headers, ...(defaults.env && { env: defaults.env }) });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  };
  return {
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
  };
}
