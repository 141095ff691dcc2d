import { html, raw } from 'hono/html';
import type { Locale } from '../i18n/locale.schema';
import { m } from '../i18n/paraglide/messages.js';
import { getTextDirection } from '../i18n/paraglide/runtime.js';
import type { Email } from './mailer';

/** A paragraph, a code to copy, a link to follow, or words of the user's own, in whichever language: a title, a quote. */
export type EmailBlock =
  | string
  | { code: string }
  | { heading: string }
  | { quote: string }
  | { link: string; label: string; quiet?: boolean };

// No colour is written as six digits: some readers offer any six digits in a message as its code.
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f5f3ee; color: #1f2a37; }
main { max-width: 480px; margin: 0 auto; padding: 28px; background: #fff; border-radius: 12px; }
main, footer { font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', 'Noto Sans Arabic', Arial, sans-serif; }
p { margin: 0 0 16px; }
.name { font: 600 19px/1.4 Georgia, 'Noto Naskh Arabic', serif; }
.code { font: 700 32px/1.3 ui-monospace, Consolas, monospace; letter-spacing: 6px; }
h2 { margin: 28px 0 8px; font: 600 17px/1.4 Georgia, 'Noto Naskh Arabic', serif; }
blockquote { margin: 0 0 16px; padding-inline-start: 12px; border-inline-start: 3px solid #ccc; }
.quiet { color: inherit; }
.link { display: inline-block; padding: 10px 20px; border-radius: 8px; background: #1d4e5f; color: #fff; text-decoration: none; }
footer { max-width: 480px; margin: 16px auto 0; font-size: 13px; color: #5b6470; text-align: center; }
@media (prefers-color-scheme: dark) {
  body { background: #14181d; color: #e8e6e1; }
  main { background: #1e242b; }
  .link { background: #8ccbdc; color: #0f1a1f; }
  footer { color: #a3abb5; }
}`;

function blockHtml(block: EmailBlock) {
  if (typeof block === 'string') return html`<p>${block}</p>`;
  if ('code' in block) return html`<p class="code"><bdi dir="ltr">${block.code}</bdi></p>`;
  if ('heading' in block) return html`<h2><bdi>${block.heading}</bdi></h2>`;
  if ('quote' in block) return html`<blockquote dir="auto">${block.quote}</blockquote>`;
  return html`<p><a class="${block.quiet ? 'quiet' : 'link'}" href="${block.link}">${block.label}</a></p>`;
}

function blockText(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  if ('quote' in block) return `> ${block.quote.replaceAll('\n', '\n> ')}`;
  // A line of its own: no punctuation to choose for each language, and nothing that turns the address round in Arabic.
  return 'code' in block ? block.code : `${block.label}\n${block.link}`;
}

/** The same message as HTML and as plain text, in the direction of its language. Everything given is escaped. */
export function layOutEmail({
  locale,
  subject,
  blocks,
}: {
  locale: Locale;
  subject: string;
  blocks: EmailBlock[];
}): Email {
  const name = m.app_name({}, { locale });
  const footer = m.email_footer({}, { locale });
  const direction = getTextDirection(locale);
  // Said on the content too: mail programs that show a message inside their own page drop attributes of `html`.
  const page = html`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${raw(styles)}</style>
</head>
<body>
<main lang="${locale}" dir="${direction}">
<p class="name">${name}</p>
${blocks.map(blockHtml)}
</main>
<footer lang="${locale}" dir="${direction}">${footer}</footer>
</body>
</html>`;
  return { subject, html: String(page), text: [...blocks.map(blockText), `--\n${footer}`].join('\n\n') };
}
