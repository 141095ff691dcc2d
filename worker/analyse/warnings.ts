import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Citation } from './analyst';
import { mostListed } from './cut-lists';
import { findEmbeddedInstructions } from './warnings/embedded-instructions';
import { extractionNotes } from './warnings/extraction-notes';
import { findInvisibleCharacters } from './warnings/invisible-characters';
import { findMixedLanguages, type IdentifyLanguage } from './warnings/mixed-languages';
import { mostCitations, type WarningDraft } from './warnings/warning-draft';

export interface WarnedDocument {
  text: string;
  /** Language of the contract. */
  language: Locale;
  warnings: ExtractionWarning[];
}

export interface WarningOptions {
  /** Language to write the warnings in. */
  language: Locale;
  /** Left out, passages in other languages are not looked for. */
  identifyLanguage?: IdentifyLanguage;
  /** Part of the text that was analysed, in UTF-16 units; all of it when left out. */
  charactersRead?: number;
  /** There are more sums or dates than are listed. */
  listsCut?: boolean;
}

/** What the reader should know about the document before trusting what it says, or its analysis. */
export async function findWarnings(document: WarnedDocument, options: WarningOptions): Promise<WarningDraft[]> {
  const { text, language, warnings } = document;
  const locale = options.language;
  const drafts: WarningDraft[] = [];

  const instructions = await embeddedInstructions(text, warnings);
  if (instructions.length) {
    const message = m.warning_embedded_instructions({}, { locale });
    drafts.push({ kind: 'embedded-instructions', message, evidence: instructions });
  }
  const invisible = findInvisibleCharacters(text);
  if (invisible) {
    const message = m.warning_invisible_characters({ count: invisible.count }, { locale });
    drafts.push({ kind: 'invisible-characters', message, evidence: invisible.citations });
  }
  const mixed = options.identifyLanguage && (await findMixedLanguages(text, language, options.identifyLanguage));
  if (mixed) {
    const message = m.warning_mixed_languages({ languages: namesOf(mixed.languages, locale) }, { locale });
    drafts.push({ kind: 'mixed-languages', message, evidence: mixed.citations });
  }
  drafts.push(...extractionNotes(warnings, locale));
  if (options.charactersRead !== undefined && options.charactersRead < text.length) {
    const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(
      Math.floor((options.charactersRead / text.length) * 100) / 100,
    );
    drafts.push({ kind: 'shortened', message: m.warning_shortened({ share }, { locale }), evidence: [] });
  }
  if (options.listsCut) {
    drafts.push({ kind: 'lists-cut', message: m.warning_lists_cut({ count: mostListed }, { locale }), evidence: [] });
  }
  return drafts;
}

/** Hidden words are read too: orders to a machine are what most of them are hidden for. */
async function embeddedInstructions(text: string, warnings: ExtractionWarning[]): Promise<Citation[]> {
  const found = await findEmbeddedInstructions(text);
  for (const { kind, excerpt } of warnings) {
    if (kind !== 'hidden-text' || !excerpt || text.includes(excerpt)) continue;
    if ((await findEmbeddedInstructions(excerpt)).length > 0) found.push({ quote: excerpt });
  }
  return found.slice(0, mostCitations);
}

function namesOf(languages: Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(languages.map((language) => names.of(language) ?? language));
}
