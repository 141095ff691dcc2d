// `npm run alerts`: asks every rule of a deployed app, and the app itself where APP_URL says where it is. Prints what it
// found and ends with an error where one fires; that is also sent to ALERT_WEBHOOK, as {"text": "…"}, if there is one.
// `-- --list` prints the rules alone.
import { alertRules } from './alert-rules.ts';
import { analyticsEngine, checkAlerts, describeAlerts, findUnreachable } from './check-alerts.ts';

if (process.argv.includes('--list')) {
  for (const { name, means, query, runbook } of alertRules)
    console.log(`${name}: ${means} See docs/operations.md#${runbook}\n  ${query}`);
  process.exit(0);
}
const {
  CLOUDFLARE_ACCOUNT_ID: accountId,
  CLOUDFLARE_API_TOKEN: token,
  ALERT_WEBHOOK: webhook,
  APP_URL: url,
} = process.env;
if (!accountId || !token) {
  console.error('CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (permission Account Analytics: Read) are needed.');
  process.exit(2);
}
try {
  const unreachable = url ? await findUnreachable(url) : null;
  if (unreachable) {
    console.log(unreachable);
    if (webhook) await send(webhook, unreachable);
  }
  const checked = await checkAlerts(alertRules, analyticsEngine({ accountId, token }));
  const firing = checked.filter(({ fires }) => fires);
  console.log(describeAlerts(checked));
  if (webhook && firing.length > 0) await send(webhook, describeAlerts(firing));
  process.exit(unreachable || firing.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

async function send(address: string, text: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ text }) });
  if (!answer.ok) throw new Error(`ALERT_WEBHOOK answers ${answer.status}.`);
}
