import { z } from 'zod';
import { inAllLanguages } from '#src/i18n/in-all-languages.schema.ts';
import { contractSortSchema } from './provision-kinds.schema.ts';
import { documentPartySchema, fieldSchema, sectionSchema, templateDocumentSchema } from './template-document.schema.ts';
import { formSteps, templateCategories, templateSchema, templateTags } from './templates.schema.ts';

const text = z.string().min(1);

/** A label alone, or a label with what helps to fill it in. */
const askedSchema = z.union([
  text.transform((label) => ({ label })),
  z.strictObject({
    label: text,
    help: text.optional(),
    placeholder: text.optional(),
    options: z.record(z.string(), text).optional(),
  }),
]);
export type FieldText = { label: string; help?: string; placeholder?: string; options?: Record<string, string> };

/** Where a long form asks for it, if not where its type belongs. */
const step = z.enum(formSteps).optional();
const askedForSchema = fieldSchema.partial().extend({ name: fieldSchema.shape.name, step });

/** `content/<id>.json`: one template as people write it. */
export const templateSourceSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Raised whenever the contract's text or what is asked for changes. */
  version: z.int().positive(),
  lawAsOf: templateSchema.shape.lawAsOf,
  category: z.enum(templateCategories),
  tags: z.array(z.enum(templateTags)),
  basic: z.boolean(),
  /** Which clauses of the library it takes. */
  sorts: z.array(contractSortSchema).default([]),
  parties: z
    .array(
      z.strictObject({
        role: z.string(),
        company: z.boolean().default(false),
        /** Only a human being can be this: a tenant of a home, an employee. */
        person: z.literal(true).optional(),
        alsoCalled: documentPartySchema.shape.alsoCalled,
        joins: documentPartySchema.shape.joins,
        /** Of one that joins: whether the contract needs it, as a joint tenancy does a second tenant. */
        required: z.boolean().optional(),
        optional: documentPartySchema.shape.optional,
        /** When it is a consumer, and so no company. */
        consumerWhen: z.string().optional(),
      }),
    )
    .min(1),
  /** The name of a shared variable, or a variable; a shared one may be changed. */
  variables: z.array(
    z.union([z.string().transform((name): z.output<typeof askedForSchema> => ({ name })), askedForSchema]),
  ),
  /** The rules of law that the contract rests on, each with where it stands. */
  sources: z.array(z.strictObject({ rule: text, source: text })).default([]),
  title: text,
  opening: text,
  /** The name of a shared section, or a section. */
  sections: z.array(z.union([z.string(), sectionSchema])),
  closing: text.optional(),
  /** What its sample is filled in with, where that is not the English placeholder or the first option. */
  sample: z.record(z.string(), z.string()).default({}),
  deed: templateDocumentSchema.shape.deed,
  unsigned: templateDocumentSchema.shape.unsigned,
  texts: inAllLanguages(
    z.strictObject({
      name: text,
      description: text,
      use: text,
      avoid: text,
      /** What one side has to give the other along with the contract, each with its time. */
      handOver: z.array(text).default([]),
      variables: z.record(z.string(), askedSchema).default({}),
    }),
  ),
});
export type TemplateSource = z.output<typeof templateSourceSchema>;

/** `shared-content.json`: what several templates have in common. */
export const sharedSourceSchema = z.strictObject({
  /** What a contract calls a party, and what the form calls it. */
  roles: z.record(z.string(), inAllLanguages(text).extend({ term: documentPartySchema.shape.term })),
  /** What is asked about a party; `{role}` is replaced by its role. */
  party: z.strictObject({
    name: inAllLanguages(askedSchema),
    address: inAllLanguages(askedSchema),
    number: inAllLanguages(askedSchema),
  }),
  toggle: z.strictObject({ yes: inAllLanguages(text), no: inAllLanguages(text) }),
  variables: z.record(
    z.string(),
    z.strictObject({
      field: fieldSchema.omit({ name: true }),
      step,
      /** Its value in samples. */
      sample: text.optional(),
      texts: inAllLanguages(askedSchema),
    }),
  ),
  sections: z.record(z.string(), sectionSchema),
  sources: templateSourceSchema.shape.sources,
  closing: templateDocumentSchema.shape.closing,
});
export type SharedSource = z.output<typeof sharedSourceSchema>;
