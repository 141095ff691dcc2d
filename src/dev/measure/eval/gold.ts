import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in a document that people have labelled with a clause type. */
export interface GoldSpan {
  type: string;
  start: number;
  end: number;
  /** Whoever labelled it found it potentially or clearly unfair. */
  isUnfair?: boolean;
}

export interface GoldDocument {
  set: string;
  name: string;
  language: string;
  text: string;
  spans: GoldSpan[];
  /** Types that the labels of this set speak about at all. */
  labelledTypes: ReadonlySet<string>;
}

interface ClauseTypeRow {
  id: string;
  cuad?: string;
  unfairTerms?: string;
}

/** The labelled contracts of an evaluation folder, in the shapes that its README describes. */
export function readGold(folder: string): GoldDocument[] {
  const rows: ClauseTypeRow[] = JSON.parse(readFileSync(join(folder, 'clause-types.json'), 'utf8'));
  return [...readCommercialContracts(folder, rows), ...readTermsOfService(folder, rows)];
}

function readCommercialContracts(folder: string, rows: ClauseTypeRow[]): GoldDocument[] {
  const types = new Map(rows.flatMap(({ id, cuad }) => (cuad ? [[cuad, id] as const] : [])));
  const set = readdirSync(folder).find((name) => name.startsWith('cuad'));
  if (!set) return [];
  const labels = readFileSync(join(folder, set, 'labels.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return labels.map((line) => {
    const { name, labels: spans }: { name: string; labels: { category: string; start: number; end: number }[] } =
      JSON.parse(line);
    return {
      set,
      name,
      language: 'en',
      text: readFileSync(join(folder, set, 'txt', `${name}.txt`), 'utf8'),
      labelledTypes: new Set(types.values()),
      spans: spans.flatMap(({ category, start, end }) => {
        const type = types.get(category);
        return type ? [{ type, start, end }] : [];
      }),
    };
  });
}

function readTermsOfService(folder: string, rows: ClauseTypeRow[]): GoldDocument[] {
  const types = new Map(rows.flatMap(({ id, unfairTerms }) => (unfairTerms ? [[unfairTerms, id] as const] : [])));
  const set = readdirSync(folder).find((name) => name.startsWith('unfair-terms'));
  if (!set) return [];
  return readdirSync(join(folder, set)).flatMap((language) =>
    readdirSync(join(folder, set, language))
      .filter((file) => file.endsWith('.sentences.txt'))
      .map((file) => {
        const text = readFileSync(join(folder, set, language, file), 'utf8');
        const tags = readFileSync(join(folder, set, language, file.replace('sentences', 'tags')), 'utf8').split('\n');
        return {
          set: `${set}/${language}`,
          name: file.replace('.sentences.txt', ''),
          language,
          text,
          labelledTypes: new Set(types.values()),
          spans: taggedLines(text, tags, types),
        };
      }),
  );
}

function taggedLines(text: string, tags: string[], types: ReadonlyMap<string, string>): GoldSpan[] {
  let start = 0;
  return text.split('\n').flatMap((line, index) => {
    const from = start;
    start += line.length + 1;
    return (tags[index] ?? '').split(/\s+/).flatMap((tag) => {
      const type = types.get(tag.replace(/\d$/, ''));
      return type ? [{ type, start: from, end: from + line.length, isUnfair: /[23]$/.test(tag) }] : [];
    });
  });
}
