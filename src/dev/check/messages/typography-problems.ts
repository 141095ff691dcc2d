import type { Locale } from '#src/i18n/locale.schema.ts';

/** How each language sets its signs, as faults to look for. English keeps the straight apostrophes that it was given. */
const inLanguages: Record<Locale, [fault: RegExp, problem: string][]> = {
  en: [[/["]/, 'has straight quotation marks']],
  es: [
    [/["'“”]/, 'has quotation marks other than « »'],
    [/^[^¿]*\?|^[^¡]*!/, 'asks or calls without ¿ or ¡'],
  ],
  fr: [
    [/["'“”]/, 'has quotation marks other than « »'],
    [/ [:;!?»]|« /, 'needs a space that does not break beside : ; ! ? « »'],
  ],
  de: [
    [/["'”«»]/, 'has quotation marks other than „ “'],
    [/[^\u00a0]…/, 'needs a space that does not break before …'],
  ],
  ar: [
    [/["'“”]/, 'has quotation marks other than « »'],
    [/[\u0600-\u06ff][,;?]/, 'has Latin punctuation after Arabic words'],
  ],
};

const faults = new Map<string, [fault: RegExp, problem: string][]>(Object.entries(inLanguages));

export const typographyProblems = (locale: string, text: string): string[] =>
  (faults.get(locale) ?? []).flatMap(([fault, problem]) => (fault.test(text) ? [problem] : []));
