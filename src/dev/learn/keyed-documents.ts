import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { locales } from '#src/i18n/locale.schema.ts';
import { type JudgedKey, type Key, keySchema } from './keyed-document.schema.ts';

/** A document with its key, all of it or what scoring needs. */
export interface KeyedDocument<DocumentKey extends JudgedKey = JudgedKey> {
  /** `en/07`: language and number. */
  name: string;
  text: string;
  key: DocumentKey;
}
export type KeyedContract<DocumentKey extends JudgedKey = JudgedKey> = KeyedDocument<
  Extract<DocumentKey, { isContract: true }>
>;

export function isKeyedContract<DocumentKey extends JudgedKey>(
  document: KeyedDocument<DocumentKey>,
): document is KeyedContract<DocumentKey> {
  return document.key.isContract;
}

/** Every document that was written to learn from. */
export const readKeyedDocuments = () => readDocuments(join(import.meta.dirname, 'documents'), keySchema);

/** Documents in `<language>/<name>.txt`, each with its key beside it. */
export function readDocuments<DocumentKey extends JudgedKey>(
  folder: string,
  schema: z.ZodType<DocumentKey>,
): KeyedDocument<DocumentKey>[] {
  return locales.flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const name = `${locale}/${file.slice(0, -'.json'.length)}`;
        const read = (ending: string) => readFileSync(join(folder, `${name}${ending}`), 'utf8');
        return { name, text: read('.txt'), key: schema.parse(JSON.parse(read('.json'))) };
      }),
  );
}

/** Where a key does not fit its text. */
export function problemsOf(document: KeyedDocument<Key>): string[] {
  const { name, key } = document;
  return [
    ...(key.id === name.replace('/', '-') ? [] : [`is called ${key.id}`]),
    ...(isKeyedContract(document) ? contradictionsOf(document) : []),
  ].map((problem) => `${name}: ${problem}`);
}

function contradictionsOf({ text, key }: KeyedContract<Key>): string[] {
  const { facts } = key;
  const quotes = [key.risks, key.benign, key.money, facts.noticeToEnd, facts.deadlines]
    .flat()
    .map(({ quote }) => quote);
  const times = (words: string) => text.split(words).length - 1;
  return [
    ...quotes.filter((quote) => times(quote) !== 1).map((quote) => `${times(quote)} times: “${quote}”`),
    ...key.parties.filter(({ name }) => !text.includes(name)).map(({ name }) => `no party of the text: ${name}`),
    ...key.present.filter((type) => key.absent.includes(type)).map((type) => `present and absent: ${type}`),
  ];
}
