import { z } from 'zod';
import { contractBlockSchema } from './contract-block.schema.ts';
import { contractSortSchema } from './provision-kinds.schema.ts';
import { fieldSchema, templateDocumentSchema } from './template-document.schema.ts';
import type { TemplateErrorCode } from './templates.errors';

export const templateCategories = ['Business', 'Legal', 'Real Estate', 'Entertainment'] as const;
export const templateTags = ['employment', 'sales', 'service', 'rental', 'partnership'] as const;
export type TemplateCategory = (typeof templateCategories)[number];
export type TemplateTag = (typeof templateTags)[number];

/** What can be wrong with one value. */
export type ValueFault = Extract<
  TemplateErrorCode,
  `templates.${
    | 'required'
    | 'too_long'
    | 'vat_for_consumer'
    | 'company_as_consumer'
    | 'person_only'
    | 'for_consumers_only'
    | 'private_seller'
    | 'not_together'
    | 'wage_too_low'
    | 'deposit_too_high'
    | 'holiday_too_low'
    | `option_${string}`
    | `date_${string}`
    | `number_${string}`
    | `money_${string}`}`
>;

/** What a long form asks for together, in this order. */
export const formSteps = ['parties', 'subject', 'time', 'money', 'options'] as const;
export type FormStep = (typeof formSteps)[number];

/** What a template asks for, in words for the person who fills it in. */
export const templateVariableSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    type: fieldSchema.shape.type,
    required: z.boolean(),
    placeholder: z.string(),
    help: z.string().nullable(),
    /** Values of a `select`; empty for the other types. */
    options: z.array(z.string()),
    /** What each of `options` means, in the same order. */
    optionLabels: z.array(z.string()),
    toggle: z.boolean(),
    step: z.enum(formSteps),
  })
  .meta({ id: 'TemplateVariable' });
export type TemplateVariable = z.infer<typeof templateVariableSchema>;

export const templateSchema = z
  .object({
    id: z.string(),
    version: z.int().positive(),
    /** The day on which its text was last held against the law. */
    lawAsOf: z.iso.date(),
    name: z.string(),
    description: z.string(),
    /** What it is for, and when it is the wrong one. */
    use: z.string(),
    avoid: z.string(),
    /** What one side has to give the other along with it, each with its time. */
    handOver: z.array(z.string()),
    category: z.enum(templateCategories),
    tags: z.array(z.enum(templateTags)),
    /** Basic ones are open to every plan. */
    basic: z.boolean(),
    variables: z.array(templateVariableSchema),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof templateSchema>;

/** The part of a template that is the same in every language. */
export const templateBodySchema = z.object({
  id: z.string(),
  version: z.int().positive(),
  sorts: z.array(contractSortSchema).default([]),
  fields: z.array(fieldSchema),
  document: templateDocumentSchema,
});
export type TemplateBody = z.infer<typeof templateBodySchema>;

/** A template with the text of its contract, for a preview while it is filled in. */
export const templateWithBodySchema = templateSchema
  .extend({ fields: templateBodySchema.shape.fields, document: templateDocumentSchema })
  .meta({ id: 'TemplateWithText' });
export type TemplateWithBody = z.infer<typeof templateWithBodySchema>;

/** A contract that a template makes of invented values. */
export const templateSampleSchema = z.object({ blocks: z.array(contractBlockSchema) }).meta({ id: 'TemplateSample' });
export type TemplateSample = z.infer<typeof templateSampleSchema>;
