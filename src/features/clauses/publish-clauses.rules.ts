import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { type ClauseSource, type ClauseTags, clauseSourceSchema, clauseTagsSchema } from './clause-source.schema.ts';
import { type Clause, clauseSchema, type SearchIndex, type SearchRow, searchRowSchema } from './clauses.schema.ts';
import { indexWords } from './index-words.rules.ts';

function publishClause(source: ClauseSource, tags: ClauseTags, locale: Locale): Clause {
  const { id, version, lawAsOf, category, riskLevel, clauseType, placement, wordings, texts } = source;
  const { title, description, riskReason, use } = texts[locale];
  const names = source.tags.map((tag) => tags[tag]?.[locale] ?? missingTag(id, tag));
  return {
    id,
    version,
    lawAsOf,
    title,
    heading: texts.en.title,
    description,
    category,
    content: wordings.standard,
    wordings,
    stances: {
      standard: publishStance(source.stances.standard, locale),
      cautious: source.stances.cautious && publishStance(source.stances.cautious, locale),
      firm: source.stances.firm && publishStance(source.stances.firm, locale),
    },
    riskLevel,
    riskReason,
    use,
    clauseType,
    placement,
    tags: names,
  };
}

const publishStance = ({ risk, favours, reason }: ClauseSource['stances']['standard'], locale: Locale) => ({
  risk,
  favours: favours?.[locale] ?? null,
  reason: reason?.[locale] ?? null,
});

function missingTag(id: string, tag: string): never {
  throw new Error(`${id}: the tag ${tag} has no name`);
}

/** The legal text is English in every language, and so is its heading: both are found by English words too. */
function searchRow(clause: Clause, locale: Locale): SearchRow {
  const wording = [clause.heading, ...Object.values(clause.wordings)].join(' ');
  return {
    id: clause.id,
    locale,
    title: indexWords(clause.title),
    tags: indexWords(clause.tags.join(' ')),
    description: indexWords(`${clause.description} ${clause.use}`),
    wording: indexWords(wording),
  };
}

const byTitle = (locale: Locale) => (a: Clause, b: Clause) => a.title.localeCompare(b.title, locale);

/**
 * The files that the API reads, by name, made of what people write: `clauses/<language>.json` and
 * `clauses/search.json`. Throws where something is wrong or missing. `digest` makes a word of letters and digits that
 * differs whenever its text does.
 */
export function publishClauses(
  sources: readonly unknown[],
  tagNames: unknown,
  digest: (text: string) => string,
): Record<string, unknown> {
  const tags = clauseTagsSchema.parse(tagNames);
  const clauses = sources.map((source) => clauseSourceSchema.parse(source));
  const lists = locales.map((locale) => {
    const list = clauses.map((clause) => clauseSchema.parse(publishClause(clause, tags, locale)));
    return { locale, list: list.sort(byTitle(locale)) };
  });
  const rows = lists.flatMap(({ locale, list }) =>
    list.map((clause) => searchRowSchema.parse(searchRow(clause, locale))),
  );
  const index: SearchIndex = { version: digest(JSON.stringify(rows)), rows };
  return {
    ...Object.fromEntries(lists.map(({ locale, list }) => [`clauses/${locale}.json`, list])),
    'clauses/search.json': index,
  };
}
