import { m } from '#src/i18n/paraglide/messages.js';
import { languageNames } from '#web/lib/language-names.ts';
import { directionOf, type Locale } from '#web/lib/locale.ts';
import { Mark } from '#web/ui/mark.tsx';

const languages = Object.entries(languageNames) as [Locale, string][];

export function LanguageShowcase() {
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6">
      <h2 className="font-serif text-title font-semibold">{m.features_languages_title()}</h2>
      <p className="mt-2 max-w-prose text-muted">{m.features_languages_text()}</p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-4 font-serif text-title">
        {languages.map(([locale, name]) => (
          <li key={locale} lang={locale} dir={directionOf(locale)}>
            <Mark>{name}</Mark>
          </li>
        ))}
      </ul>
    </section>
  );
}
