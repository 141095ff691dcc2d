/// <reference types="vite/types/importMeta.d.ts" />
import { clauseSourceSchema, clauseTagsSchema } from '../features/clauses/clause-source.schema';

const files = import.meta.glob<unknown>('../features/clauses/content/*.json', { eager: true, import: 'default' });
const tagFile = import.meta.glob<unknown>('../features/clauses/clause-tags.json', { eager: true, import: 'default' });

/** Every clause as people wrote it, by the name of its file. */
export const clauseSources = Object.entries(files).map(([path, file]) => ({
  file: path.replace(/^.*\/|\.json$/g, ''),
  source: clauseSourceSchema.parse(file),
}));

export const clauseTags = clauseTagsSchema.parse(Object.values(tagFile)[0]);
