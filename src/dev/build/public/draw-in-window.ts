// Draws pages of the client, whose code `drawn-pages.ts` bundled, and prints them: `draw-in-window.ts CODE ADDRESSES`.
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { locales } from '#src/i18n/locale.schema.ts';
import type { DrawnFor, DrawnPage } from './drawn-pages.ts';

type Draw = { drawPage: (address: string, drawnFor: DrawnFor, locale: string) => Promise<string> };

const window = new Window({ url: 'https://plainclause.test/' });
const names = ['document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'] as const;
Object.defineProperty(globalThis, 'window', { value: window });
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });

const [code = '', addresses = '[]'] = process.argv.slice(2);
const { drawPage }: Draw = await import(pathToFileURL(code).href);
const drawn: DrawnPage[] = [];
for (const [address, drawnFor] of JSON.parse(addresses) as [string, DrawnFor][])
  for (const locale of locales)
    drawn.push({ address, drawnFor, locale, html: await drawPage(address, drawnFor, locale) });
// What was asked of nobody is kept for a while, which need not be waited for.
process.stdout.write(JSON.stringify(drawn), () => process.exit());
