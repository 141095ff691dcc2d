import { locales } from '#src/i18n/locale.schema.ts';
import { publishSample } from './publish-sample.rules.ts';
import { publishBody, publishTemplate } from './publish-template.rules.ts';
import { sharedSourceSchema, templateSourceSchema } from './template-source.schema.ts';
import { templateBodySchema, templateSampleSchema, templateSchema } from './templates.schema.ts';

/**
 * The files that the API reads, by name, made of what people write. Throws where something is wrong or missing.
 * Files are `templates/<language>.json`, `templates/<id>.json` and `templates/samples/<id>.json`.
 */
export function publishTemplates(sources: readonly unknown[], sharedSource: unknown): Record<string, unknown> {
  const shared = sharedSourceSchema.parse(sharedSource);
  const templates = sources.map((source) => templateSourceSchema.parse(source));
  const lists = locales.map((locale) => [
    `templates/${locale}.json`,
    templates
      .map((template) => templateSchema.parse(publishTemplate(template, shared, locale)))
      .sort((one, other) => one.name.localeCompare(other.name, locale)),
  ]);
  const bodies = templates.map((template) => [
    `templates/${template.id}.json`,
    templateBodySchema.parse(publishBody(template, shared)),
  ]);
  const samples = templates.map((template) => [
    `templates/samples/${template.id}.json`,
    templateSampleSchema.parse(publishSample(template, shared)),
  ]);
  return Object.fromEntries([...lists, ...bodies, ...samples]);
}
