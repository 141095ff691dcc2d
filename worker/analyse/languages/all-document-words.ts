import type { Locale } from '#src/i18n/locale.schema.ts';
import { documentWords as ar } from './ar/documents';
import { documentWords as de } from './de/documents';
import type { DocumentWords } from './document-words';
import { documentWords as en } from './en/documents';
import { documentWords as es } from './es/documents';
import { documentWords as fr } from './fr/documents';

export const allDocumentWords = { en, es, fr, de, ar } satisfies Record<Locale, DocumentWords>;
