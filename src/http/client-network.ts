/**
 * Whom a call comes from, as far as limits go: the IPv4 address, or the /64 network of an IPv6 address,
 * which is what one subscriber is given. All calls without an address (on one's own machine) are one caller.
 */
export function clientNetwork(address: string | undefined): string {
  if (!address) return 'local';
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : [];
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
