import { fillTemplate } from './fill-template.rules.ts';
import { publishBody, publishTemplate } from './publish-template.rules.ts';
import type { SharedSource, TemplateSource } from './template-source.schema.ts';
import { cleanValues, findFaults, type Values } from './template-values.rules.ts';
import type { TemplateSample } from './templates.schema.ts';

/** What the sample of a template is filled in with, cleaned. What must be there and has no value is its placeholder, or its first option. */
export function sampleValues(source: TemplateSource, shared: SharedSource): Values {
  const { fields } = publishBody(source, shared);
  const { variables } = publishTemplate(source, shared, 'en');
  const examples = new Map(variables.map(({ name, placeholder, options }) => [name, placeholder || options[0]]));
  const raw = fields.map(({ name, required }): [string, string] => {
    const example = shared.variables[name]?.sample ?? examples.get(name) ?? '';
    return [name, source.sample[name] ?? (required ? example : '')];
  });
  return cleanValues(fields, Object.fromEntries(raw));
}

/** The contract that a template makes of invented values. Throws where one is missing, wrong or for no field. */
export function publishSample(source: TemplateSource, shared: SharedSource): TemplateSample {
  const body = publishBody(source, shared);
  const values = sampleValues(source, shared);
  const unknown = Object.keys(source.sample).filter((name) => !(name in values));
  const faults = findFaults(body.fields, values);
  if (unknown.length > 0 || Object.keys(faults).length > 0) {
    throw new Error(`${source.id}: its sample is wrong: ${JSON.stringify({ unknown, faults })}`);
  }
  const blocks = fillTemplate(body, values, ({ name }) => {
    throw new Error(`${source.id}: its sample has no ${name}`);
  });
  return { blocks };
}
