import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Standing } from '#worker/analyse/languages/party-words.ts';
import { normaliseText } from '../text/normalised-text';

const standings = ['protected', 'backing', 'served', 'working', 'serving', 'strong'] as const satisfies Standing[];

/** How parties that are called so usually stand in a contract; null for words that no one is commonly called. */
export function standingOf(role: string, language: Locale): Standing | null {
  const { roles, numbered } = languages[language].parties;
  const bare = bareRole(role, language);
  const among = (one: string) => standings.find((standing) => roles[standing].test(one));
  return among(bare) ?? among(bare.replace(numbered, '')) ?? null;
}

/** A role without the article or preposition before it. */
export function bareRole(role: string, language: Locale): string {
  const { before } = languages[language].parties;
  let bare = normaliseText(role).text;
  for (let times = 0; times < 2; times++) bare = bare.replace(before, '').trimStart();
  return bare;
}
