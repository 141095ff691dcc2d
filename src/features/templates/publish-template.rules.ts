import type { Field, Section } from './template-document.schema.ts';
import type { FieldText, SharedSource, TemplateSource } from './template-source.schema.ts';
import type { FormStep, Template, TemplateBody } from './templates.schema.ts';

type Locale = keyof TemplateSource['texts'];
type Party = TemplateSource['parties'][number];

const asks = ['name', 'address', 'number'] as const;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What each party is asked: `supplierName`, `supplierAddress`, and for companies `supplierNumber`. */
function partyFields(parties: readonly Party[]): Field[] {
  return parties.flatMap(
    ({ role, company, person, joins, optional, required = !joins && !optional, consumerWhen: when }) =>
      asks
        .filter((ask) => ask !== 'number' || company)
        .map((ask): Field => {
          const forbidden = ask === 'number' && when && [{ when, fault: 'templates.company_as_consumer' as const }];
          return {
            name: role + capital(ask),
            type: 'text',
            required: required && (ask === 'name' || (ask === 'address' && !joins)),
            ...(person && ask === 'name' && { person }),
            ...(optional && ask === 'address' && { neededWith: `${role}Name` }),
            ...(forbidden && { forbidden }),
          };
        }),
  );
}

/** The fields of a template in the order of its form. Throws when a variable is neither shared nor whole. */
function fieldsOf(source: TemplateSource, shared: SharedSource): Field[] {
  const own = source.variables.map(({ step: _, ...variable }): Field => {
    const field = { ...shared.variables[variable.name]?.field, ...variable };
    const { type, required } = field;
    if (type === undefined || required === undefined) throw new Error(`${source.id}: ${variable.name} has no type`);
    const options = field.toggle ? { yes: 'yes', no: 'no' } : field.options;
    return { ...field, type, required, ...(options && { options }) };
  });
  const [date, ...rest] = own;
  return date?.name === 'agreementDate'
    ? [date, ...partyFields(source.parties), ...rest]
    : [...partyFields(source.parties), ...own];
}

function sectionsOf(source: TemplateSource, shared: SharedSource): Section[] {
  return source.sections.map((section) => {
    if (typeof section !== 'string') return section;
    const found = shared.sections[section];
    if (!found) throw new Error(`${source.id}: no shared section ${section}`);
    return found;
  });
}

/** The part of a template that is the same in every language. */
export function publishBody(source: TemplateSource, shared: SharedSource): TemplateBody {
  const { id, version, sorts, title, opening, closing = shared.closing, deed, unsigned } = source;
  const parties = source.parties.map(({ role, company, alsoCalled, joins, optional }) => {
    const term = shared.roles[role]?.term;
    if (!term) throw new Error(`${id}: no role ${role}`);
    return { key: role, term, company, alsoCalled, joins, optional };
  });
  const document = {
    title,
    opening,
    parties,
    sections: sectionsOf(source, shared),
    closing,
    ...(deed && { deed }),
    ...(unsigned && { unsigned }),
  };
  return { id, version, sorts, fields: fieldsOf(source, shared), document };
}

/** A template in the words of one language. Throws when a text is missing. */
export function publishTemplate(source: TemplateSource, shared: SharedSource, locale: Locale): Template {
  const { id, version, lawAsOf, category, tags, basic } = source;
  const { variables: _, ...texts } = source.texts[locale];
  const variables = fieldsOf(source, shared).map((field) => {
    const text = fieldTextOf(source, shared, { field, locale });
    const options = Object.keys(field.options ?? {});
    const labels = field.toggle ? { yes: shared.toggle.yes[locale], no: shared.toggle.no[locale] } : text.options;
    return {
      name: field.name,
      label: text.label,
      type: field.type,
      required: field.required,
      placeholder: text.placeholder ?? '',
      help: text.help ?? null,
      options,
      optionLabels: options.map((option) => labels?.[option] ?? missing(id, `${field.name}=${option}`, locale)),
      toggle: field.toggle ?? false,
      step: stepOf(source, shared, field),
    };
  });
  return { id, version, lawAsOf, category, tags, basic, ...texts, variables };
}

/** Where a long form asks for a field, unless the content says otherwise: by its type. */
function stepOf(source: TemplateSource, shared: SharedSource, { name, type, unit, toggle }: Field): FormStep {
  const own = source.variables.find((variable) => variable.name === name);
  if (!own && !shared.variables[name]) return 'parties';
  const chosen = own?.step ?? shared.variables[name]?.step;
  if (chosen) return chosen;
  if (toggle) return 'options';
  if (type === 'money' || unit === 'per cent') return 'money';
  return type === 'date' || unit ? 'time' : 'subject';
}

function fieldTextOf(
  source: TemplateSource,
  shared: SharedSource,
  { field, locale }: { field: Field; locale: Locale },
): FieldText {
  const own = source.texts[locale].variables[field.name] ?? shared.variables[field.name]?.texts[locale];
  if (own) return own as FieldText;
  const party = source.parties.find(({ role }) => asks.some((ask) => field.name === role + capital(ask)));
  const ask = asks.find((each) => party && field.name === party.role + capital(each));
  const role = party && shared.roles[party.role]?.[locale];
  if (!ask || !role) return missing(source.id, field.name, locale);
  const text = shared.party[ask][locale] as FieldText;
  return { ...text, label: text.label.replace('{role}', role) };
}

function missing(id: string, what: string, locale: Locale): never {
  throw new Error(`${id}: no text for ${what} in ${locale}`);
}
