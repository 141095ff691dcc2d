import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#src/i18n/locale.schema.ts';
import { type ContractKey, type Key, keySchema } from './keyed-document.schema.ts';

const folder = join(import.meta.dirname, 'documents');

export interface KeyedDocument {
  /** `en/07`: language and number. */
  name: string;
  text: string;
  key: Key;
}
export interface KeyedContract extends KeyedDocument {
  key: ContractKey;
}
export const isKeyedContract = (document: KeyedDocument): document is KeyedContract => document.key.isContract;

/** Every document that was written to learn from, with its key. */
export function readKeyedDocuments(): KeyedDocument[] {
  return locales.flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const name = `${locale}/${file.slice(0, -'.json'.length)}`;
        const read = (ending: string) => readFileSync(join(folder, `${name}${ending}`), 'utf8');
        return { name, text: read('.txt'), key: keySchema.parse(JSON.parse(read('.json'))) };
      }),
  );
}

/** Where a key does not fit its text. */
export function problemsOf(document: KeyedDocument): string[] {
  const { name, key } = document;
  return [
    ...(key.id === name.replace('/', '-') ? [] : [`is called ${key.id}`]),
    ...(isKeyedContract(document) ? contradictionsOf(document) : []),
  ].map((problem) => `${name}: ${problem}`);
}

function contradictionsOf({ text, key }: KeyedContract): string[] {
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
