/** The script goes with the version of the API that the installed library pins. */
const real = {
  url: 'https://js.stripe.com/endive/stripe.js',
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** The script that draws the card fields, and the places that a page with it may load from. */
export function stripeScript(apiBase: string): typeof real {
  const { hostname, origin } = new URL(apiBase);
  if (hostname === 'api.stripe.com') return real;
  return { url: `${origin}/v3/stripe.js`, scripts: [origin], frames: [origin], calls: [origin] };
}
