import { useEffect, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { loadCatalogue } from '#web/lib/catalogue.ts';
import { languageNames } from '#web/lib/language-names.ts';
import { directionOf, locales, useLocale } from '#web/lib/locale.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { messageText } from './message-text';
import type { Point } from './points';

/** The message that asks for the changes, in the language of the contract or of the page, ready to be copied. */
export function MessagePart({ contract, points }: { contract: Contract; points: readonly Point[] }) {
  const { locale } = useLocale();
  const offered = locales.filter((one) => one === locale || one === contract.detectedLanguage);
  const [wanted, setWanted] = useState<Locale>(contract.detectedLanguage ?? locale);
  // The texts of another language come after it was chosen; until then it is written in that of the page.
  const [loaded, setLoaded] = useState<Locale>(locale);
  useEffect(() => {
    let isLeft = false;
    loadCatalogue(wanted).then(
      () => isLeft || setLoaded(wanted),
      () => isLeft || setWanted(locale),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, locale]);
  const text = messageText(contract, points, loaded);
  return (
    <section aria-label={m.changes_message()} className="grid gap-2">
      {offered.length > 1 ? (
        <SelectField
          label={m.changes_message_language()}
          options={offered.map((value) => ({ value, label: languageNames[value] }))}
          value={wanted}
          onChange={({ target }) => setWanted(locales.find((one) => one === target.value) ?? locale)}
        />
      ) : (
        <h3 className="text-sm font-semibold">{m.changes_message()}</h3>
      )}
      <p
        lang={loaded}
        dir={directionOf(loaded)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="max-h-48 overflow-y-auto rounded-box border border-rule bg-base-200 px-4 py-3 text-sm whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <span className="-ms-2">
        <CopyButton text={text} label={m.changes_message_copy()} />
      </span>
    </section>
  );
}
