/// <reference types="vite/types/importMeta.d.ts" />
/** The committed files that `npm run fixtures` makes, by name: "en.docx". */
const files = import.meta.glob<string>('./fixtures/*', { query: '?url&inline', import: 'default', eager: true });

export const fixtureNames = Object.keys(files).map((path) => path.slice('./fixtures/'.length));

export function fixture(name: string): Uint8Array {
  const url = files[`./fixtures/${name}`];
  if (!url) throw new Error(`there is no fixture ${name}`);
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));
}
