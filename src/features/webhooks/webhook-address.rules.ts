const isNumber = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);
/** Names that no public server has. */
const isInside = (host: string) =>
  !host.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home\.arpa|test|invalid|onion)$/.test(host);

/**
 * The address as it is called; null where it is none that may be: not https, a number in the place of a name, a name of an
 * inner network, credentials, the product's own. `local`: on one's own machine, which may be called there.
 */
export function webhookAddress(typed: string, { local, appUrl }: { local: boolean; appUrl: string }): string | null {
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  url.hash = '';
  if (url.username || url.password) return null;
  const own = URL.canParse(appUrl) ? new URL(appUrl) : null;
  const host = url.hostname.replace(/\.+$/, '');
  if (local && url.protocol === 'http:' && (host === 'localhost' || host === '127.0.0.1')) {
    return url.host === own?.host ? null : url.href;
  }
  if (url.protocol !== 'https:' || isNumber(host) || isInside(host)) return null;
  return own && `.${host}`.endsWith(`.${own.hostname}`) ? null : url.href;
}
