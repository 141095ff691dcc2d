import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { cardTextsIn } from './card-texts.ts';
import { style } from './page.ts';

/** A script of the folder `browser`, as browsers run it. */
export async function script(name: 'stripe-js' | 'payment-element'): Promise<Response> {
  const path = join(import.meta.dirname, '../browser', `${name}.ts`);
  const { transformWithOxc } = await import('vite');
  const { code: plain } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  // In a function of its own, so that it leaves nothing in the page but what it puts there.
  const code = `(() => {\n${plain.replace(/^(import|export) .*$/gm, '')}\n})();\n`;
  return new Response(code, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** The frame with the card fields of a Payment Element. */
export function paymentFrame(publishableKey: string, wanted: string): Response {
  const { locale, number, expiry, expiryHint, cvc, problems } = cardTextsIn(wanted);
  const whole = html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-key="${publishableKey}" data-problems="${JSON.stringify(problems)}">
      <head>
        <meta charset="utf-8"><title>Secure payment input frame</title>${style}
        <style>body { background: transparent; } html { padding: 2px; overflow: hidden; } input { background: var(--card); direction: ltr; } :dir(rtl) > input { text-align: end; }</style>
      </head>
      <body>
        <label for="number">${number}</label>
        <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234">
        <div class="row">
          <div><label for="expiry">${expiry}</label>
            <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="${expiryHint}"></div>
          <div><label for="cvc">${cvc}</label>
            <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></div>
        </div>
        <p class="bad" id="problem" role="alert"></p>
        <script src="/elements/payment-element.js"></script>
      </body>
    </html>`;
  return new Response(String(whole), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
