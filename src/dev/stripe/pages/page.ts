import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

export const style = html`
  <style>
    :root { color-scheme: light dark; --ink: light-dark(#1a2233, #eef1f7); --soft: light-dark(#566077, #a9b3c7);
      --page: light-dark(#f5f6fa, #12151d); --card: light-dark(#fff, #1b2030); --line: light-dark(#c9cfdc, #3b4459);
      --accent: light-dark(#4a3aff, #a79dff); --on-accent: light-dark(#fff, #14102e); --bad: light-dark(#b3261e, #ffb4ab); }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
    main.wide { max-width: 75rem; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; margin-top: 1rem; }
    .test { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .75rem; color: var(--soft); font-size: .875rem; }
    h1 { font-size: 1.375rem; margin: .75rem 0 .25rem; } h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
    .amount { font-size: 2rem; font-weight: 650; margin: .5rem 0 0; }
    .soft { color: var(--soft); } .bad { color: var(--bad); font-weight: 600; }
    label { display: block; font-weight: 600; margin: .875rem 0 .25rem; }
    input { width: 100%; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; padding: .625rem .75rem; }
    input[aria-invalid='true'] { border-color: var(--bad); }
    .row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem; }
    button, .button { font: inherit; font-weight: 600; border: 0; border-radius: .5rem; padding: .75rem 1rem; background: var(--accent); color: var(--on-accent); cursor: pointer; text-decoration: none; display: inline-block; }
    button.plain { background: transparent; color: var(--accent); border: 1px solid var(--line); }
    button.small { padding: .375rem .625rem; font-size: .875rem; }
    .full { width: 100%; margin-top: 1.25rem; text-align: center; }
    a { color: var(--accent); } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .5rem .5rem .5rem 0; border-top: 1px solid var(--line); vertical-align: top; }
    form.inline { display: inline; } code { font-size: .875rem; overflow-wrap: anywhere; }
  </style>`;

export function page(title: string, body: Html, { wide = false } = {}): Response {
  const whole = html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>${style}</head>
      <body><main${wide && html` class="wide"`}>${body}</main></body>
    </html>`;
  return new Response(String(whole), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

export const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

export const money = (pence: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);

export const date = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
