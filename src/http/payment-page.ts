import { stripeScript } from '../platform/stripe-script';

/** The client's page with the card fields: the one page that may load the payment provider's script and frames. */
export function asPaymentPage(page: Response, stripe: { apiBase: string } | null): Response {
  const policy = page.headers.get('content-security-policy');
  if (!policy || !stripe) return page;
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', allowPayments(policy, stripe.apiBase));
  const permissions = headers.get('permissions-policy');
  if (permissions) headers.set('permissions-policy', permissions.replace('payment=()', 'payment=(self)'));
  return new Response(page.body, { status: page.status, headers });
}

/** Adds to the policy of every page what the card fields need, and nothing else. */
function allowPayments(policy: string, apiBase: string): string {
  const { scripts, frames, calls } = stripeScript(apiBase);
  const added = policy
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace("connect-src 'self'", `connect-src 'self' ${calls.join(' ')}`);
  return `${added}; frame-src ${frames.join(' ')}`;
}
