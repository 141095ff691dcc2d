/** Mailboxes whose owner may put dots into the address anywhere, all under one name. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The address as its mailbox knows it: without case, and without what its owner may put behind a plus. */
export function normalAddress(email: string): string {
  const typed = email.normalize('NFKC').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [local = '', domain = ''] = [typed.slice(0, at), typed.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
