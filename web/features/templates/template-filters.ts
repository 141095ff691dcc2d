import type { Template, TemplateCategory, TemplateTag } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

export const categoryText: Record<TemplateCategory, () => string> = {
  Business: m.template_category_business,
  Legal: m.template_category_legal,
  'Real Estate': m.template_category_real_estate,
  Entertainment: m.template_category_entertainment,
};

export const tagText: Record<TemplateTag, () => string> = {
  employment: m.template_tag_employment,
  sales: m.template_tag_sales,
  service: m.template_tag_service,
  rental: m.template_tag_rental,
  partnership: m.template_tag_partnership,
};

const inAddress = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export interface TemplateFilter {
  /** How the address names it: `real-estate`. */
  id: string;
  label: () => string;
  fits: (template: Pick<Template, 'category' | 'tags'>) => boolean;
}

/** The distinct categories of the templates there are, and the further filters that any of them fits. */
export function filtersOf(templates: readonly Pick<Template, 'category' | 'tags'>[]): TemplateFilter[] {
  const categories = new Set(templates.map(({ category }) => category));
  const tags = new Set(templates.flatMap(({ tags }) => tags));
  return [
    ...(Object.keys(categoryText) as TemplateCategory[])
      .filter((category) => categories.has(category))
      .map((category) => ({
        id: inAddress(category),
        label: categoryText[category],
        fits: (template: Pick<Template, 'category'>) => template.category === category,
      })),
    ...(Object.keys(tagText) as TemplateTag[])
      .filter((tag) => tags.has(tag))
      .map((tag) => ({
        id: tag,
        label: tagText[tag],
        fits: (template: Pick<Template, 'tags'>) => template.tags.includes(tag),
      })),
  ];
}
