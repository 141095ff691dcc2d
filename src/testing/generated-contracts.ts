/// <reference types="vite/types/importMeta.d.ts" />
import { contractLayout, contractText } from '../features/generated-contracts/contract-layout.rules';
import { fillTemplate } from '../features/templates/fill-template.rules';
import { publishBody } from '../features/templates/publish-template.rules';
import { holds } from '../features/templates/template-condition.rules';
import type { Field } from '../features/templates/template-document.schema';
import { sharedSourceSchema, templateSourceSchema } from '../features/templates/template-source.schema';
import { cleanValues, findFaults } from '../features/templates/template-values.rules';
import type { TemplateBody } from '../features/templates/templates.schema';

const files = import.meta.glob<unknown>('../features/templates/content/*.json', { eager: true, import: 'default' });
const sharedFile = import.meta.glob<unknown>('../features/templates/shared-content.json', {
  eager: true,
  import: 'default',
});

export const sharedSource = sharedSourceSchema.parse(Object.values(sharedFile)[0]);
export const templateSources = Object.values(files).map((file) => templateSourceSchema.parse(file));
export const templateBodies: TemplateBody[] = templateSources.map((source) => publishBody(source, sharedSource));

/** What a person could type, and what no one would expect. */
export type Manner = 'ordinary' | 'least' | 'awkward';

const awkward =
  '  Müller & “Söhne” <script>alert(1)</script> {{fee}} {{#term}} شركة النور للتجارة (١٢٣) \u202e\u0000$& 1. (a)\tend ';

function textFor(field: Field, manner: Manner): string {
  if (manner === 'awkward')
    return field.type === 'textarea' ? `1. ${awkward}\r\n\r\n(b) ${'long words '.repeat(150)}\n4.1 x` : awkward;
  if (field.person) return `${field.name.replace(/Name$/, '').replace(/^./, (c) => c.toUpperCase())} Ashworth`;
  if (/Name$/.test(field.name))
    return `${field.name.replace(/Name$/, '').replace(/^./, (c) => c.toUpperCase())} Trading Ltd`;
  if (/Address$/.test(field.name)) return '14 Mill Lane, York YO1 7AB';
  if (/Number$/.test(field.name)) return '01234567';
  return field.type === 'textarea' ? 'Design of a new website with ten pages\nTraining for two people' : 'blue bicycle';
}

/** How many dates it has to come after, one after the other. */
function datesBefore(fields: readonly Field[], { after }: Field): number {
  const before = fields.find(({ name }) => name === after);
  return before ? 1 + datesBefore(fields, before) : 0;
}

/** Every option that a contract can have, one value for each variable. */
export function valuesFor(fields: readonly Field[], manner: Manner, choice = 0): Record<string, string> {
  const raw = fields.map((field): [string, string] => {
    const { name, type, min = 1, max = 1e6, options = {}, salaryFor } = field;
    const middle = String(Math.min(max, Math.max(min, 30)));
    const values: Record<Field['type'], string> = {
      text: textFor(field, manner),
      textarea: textFor(field, manner),
      date: `${2026 + datesBefore(fields, field)}-12-01`,
      number: middle,
      money: manner === 'awkward' ? '£1,234,567.5' : String(Math.min(max, Math.max(min, salaryFor ? 68_000 : 1250))),
      select: Object.keys(options)[choice % Object.keys(options).length] ?? '',
    };
    return [name, values[type]];
  });
  const all = cleanValues(fields, Object.fromEntries(raw));
  if (manner !== 'least') return withoutForbidden(fields, all);
  const least = Object.fromEntries(fields.map(({ name, required }) => [name, required ? (all[name] ?? '') : '']));
  const needed = fields.filter(({ neededWith }) => neededWith && holds(neededWith, least));
  return withoutForbidden(fields, {
    ...least,
    ...Object.fromEntries(needed.map(({ name }) => [name, all[name] ?? ''])),
  });
}

/** Without the choices that may not be made beside the others. */
function withoutForbidden(fields: readonly Field[], values: Record<string, string>): Record<string, string> {
  const faults = findFaults(fields, values);
  const forbidden = fields.filter(({ name, forbidden: rules = [] }) =>
    rules.some(({ fault }) => fault === faults[name]),
  );
  return { ...values, ...Object.fromEntries(forbidden.map(({ name, toggle }) => [name, toggle ? 'no' : ''])) };
}

/** A contract as the API would make it. Throws when a value is refused. */
export function generate(body: TemplateBody, values: Record<string, string>) {
  const faults = findFaults(body.fields, values);
  if (Object.keys(faults).length > 0) throw new Error(`${body.id}: ${JSON.stringify(faults)}`);
  const blocks = fillTemplate(body, values, ({ name }) => {
    throw new Error(`${body.id}: ${name} is blank`);
  });
  const { unsigned } = body.document;
  return { blocks, text: contractText(blocks), layout: contractLayout(blocks), unsigned };
}
