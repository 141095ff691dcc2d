import { html } from 'hono/html';

/** What of the question is handed on with the answer. */
const handedOn = ['redirect_uri', 'scope', 'state', 'nonce', 'client_id', 'code_challenge', 'code_challenge_method'];

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f0f4f9, #1e1f20); }
  main { box-sizing: border-box; width: min(28rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #0e0e0e); }
  h1 { margin: 0; font-size: 1.5rem; }
  p { margin: .25rem 0 1.5rem; color: light-dark(#444746, #c4c7c5); }
  button, a { box-sizing: border-box; display: block; width: 100%; padding: .75rem 1rem; border: 1px solid light-dark(#747775, #8e918f); border-radius: .5rem; margin-bottom: .5rem; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  button:hover, a:hover { background: light-dark(#f0f4f9, #2a2b2c); }
  button span { display: block; font-size: .875rem; color: light-dark(#444746, #c4c7c5); }
  a { margin-top: 1.5rem; text-align: center; text-decoration: none; }
`;

/** An account of the local Google, in the words of its claims. */
export interface Person {
  email: string;
  given_name: string;
  family_name: string;
  name: string;
  email_verified: boolean;
}

/** Where one chooses who to be, or refuses. */
export function chooserPage(people: readonly Person[], asked: URLSearchParams): string {
  const refused = new URL(asked.get('redirect_uri') ?? '');
  refused.search = new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' }).toString();
  const fields = handedOn.map((name) => html`<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}">`);
  return String(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>Choose an account</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>Choose an account</h1>
    <p>to continue to Plainclause. This page stands in for Google on this machine.</p>
    ${people.map(
      ({ name, email, email_verified }) => html`<form method="post" action="/o/oauth2/v2/auth/callback">
      ${fields}<input type="hidden" name="email" value="${email}">
      <button>${name}<span>${email}${email_verified ? '' : ' (not verified)'}</span></button>
    </form>`,
    )}
    <a href="${refused.href}">Cancel</a>
  </main>
</body>
</html>`);
}
