import { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { upgradeRequired } from '../billing/billing.errors';
import { usageRefused } from '../usage/usage.errors';
import { templateNotFound } from './templates.errors';
import {
  type Template,
  type TemplateBody,
  type TemplateSample,
  type TemplateWithBody,
  templateBodySchema,
  templateSampleSchema,
  templateSchema,
} from './templates.schema';

type Input = { user: Pick<CurrentUser, 'accountStatus'>; locale: Locale };

/** All templates, in the words of one language. Throws usage.payment_required. */
export async function listTemplates({ content }: Pick<Deps, 'content'>, { user, locale }: Input): Promise<Template[]> {
  if (user.accountStatus === null) throw usageRefused('usage.payment_required');
  const templates = await content.read(`templates/${locale}.json`, z.array(templateSchema));
  if (!templates) throw new Error('the templates were not published');
  return templates;
}

/**
 * A template with the text of its contract. Throws usage.payment_required, templates.not_found, and
 * plan.upgrade_required where the plan does not include it.
 */
export async function getTemplate(
  deps: Pick<Deps, 'content'>,
  { id, ...input }: Input & { id: string },
): Promise<TemplateWithBody> {
  const template = (await listTemplates(deps, input)).find((one) => one.id === id);
  if (!template) throw templateNotFound();
  if (!template.basic && input.user.accountStatus === 'free') throw upgradeRequired();
  const body = await getTemplateBody(deps, id);
  if (!body) throw new Error('a template was not published');
  return { ...template, fields: body.fields, document: body.document };
}

/**
 * The contract that a template makes of invented values, on every plan: what is bought may be looked at first. Throws
 * usage.payment_required and templates.not_found.
 */
export async function getTemplateSample(
  deps: Pick<Deps, 'content'>,
  { id, ...input }: Input & { id: string },
): Promise<TemplateSample> {
  const template = (await listTemplates(deps, input)).find((one) => one.id === id);
  if (!template) throw templateNotFound();
  const sample = await deps.content.read(`templates/samples/${id}.json`, templateSampleSchema);
  if (!sample) throw new Error('a sample was not published');
  return sample;
}

/** What a template makes contracts of, whatever the plan; null when there is none any more. */
export const getTemplateBody = ({ content }: Pick<Deps, 'content'>, id: string): Promise<TemplateBody | null> =>
  content.read(`templates/${id}.json`, templateBodySchema);
