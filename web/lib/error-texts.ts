import type { errorText } from '#src/i18n/error-text.ts';

type Texts = typeof errorText;
let texts: Partial<Texts> = {};
let loading: Promise<void> | undefined;

/**
 * Fetches what a person reads of each error. No page needs it for its first view, so it comes after that, or with the
 * first failed call. Never rejects: what is said without these texts is less, but something.
 */
export function loadErrorTexts(): Promise<void> {
  loading ??= fetchTexts();
  return loading;
}

async function fetchTexts() {
  try {
    ({ errorText: texts } = await import('#src/i18n/error-text.ts'));
  } catch (error) {
    console.error(error);
    loading = undefined;
  }
}

/** Whether they have come. */
export const hasErrorTexts = (): boolean => Object.keys(texts).length > 0;

/** Our text for an error's code; undefined for a code that we do not know. */
export const errorTextOf = (code: string | null, inputs: { seconds?: number } = {}): string | undefined =>
  code !== null && Object.hasOwn(texts, code) ? texts[code as keyof Texts]?.(inputs) : undefined;
