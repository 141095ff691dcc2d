import { Visitor } from 'vite';
import { type Locale, localeSchema } from '#src/i18n/locale.schema.ts';
import type { SourceFile } from './source-files.ts';

/** The languages that code names: as words, as keys of a table, or as one of `languages`. */
export function findLocales({ parsed }: Pick<SourceFile, 'parsed'>): Locale[] {
  const named = new Set<Locale>();
  const note = (value: unknown) => {
    const { data } = localeSchema.safeParse(value);
    if (data) named.add(data);
  };
  new Visitor({
    Literal: ({ value }) => note(value),
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') note(key.name);
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && object.name === 'languages' && property.type === 'Identifier')
        note(property.name);
    },
  }).visit(parsed.program);
  return [...named];
}
