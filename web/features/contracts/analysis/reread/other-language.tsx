import { useMutation, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatLanguage } from '#web/lib/format.ts';
import type { Sections } from '../analysis-sections';
import type { Translations } from '../analysis-text';
import { AskToReread } from './ask-to-reread';
import { mainPoints } from './main-points';
import { rereadQuoteQuery } from './reread.queries';
import { translateAll } from './translate-all';

type Props = {
  contractId: string;
  sections: Sections;
  /** Of the analysis, and of the page. */
  language: Locale;
  locale: Locale;
  onTranslated: (translations: Translations) => void;
};

/** That the analysis is in another language than the page, and what can be done about it. */
export function OtherLanguage({ contractId, sections, language, locale, onTranslated }: Props) {
  const ask = use(AskToReread);
  const quote = useQuery({ ...rereadQuoteQuery(contractId), enabled: ask !== null });
  const translate = useMutation({
    mutationFn: () => translateAll(mainPoints(sections), locale),
    onSuccess: (texts) => onTranslated({ locale, texts }),
  });
  // Nothing is translated into English, nor where there is no language model.
  const canTranslate = locale !== 'en' && quote.data?.free === false && !translate.isSuccess;
  return (
    // A line on a phone: what to change before signing comes next, and belongs on the first screen.
    <div className="-my-1 flex flex-wrap items-center gap-x-3 text-xs text-muted sm:my-0 sm:gap-y-1 sm:text-sm print:hidden">
      <p>{m.analysis_written_in({ language: formatLanguage(language) })}</p>
      {ask && sections.partial !== true && (
        <button type="button" className="text-link min-h-6 sm:min-h-8" onClick={() => ask(locale)}>
          {m.analysis_read_in({ language: formatLanguage(locale) })}
        </button>
      )}
      {canTranslate && (
        <button
          type="button"
          className="text-link min-h-6 sm:min-h-8"
          aria-busy={translate.isPending}
          disabled={translate.isPending}
          onClick={() => translate.mutate()}
        >
          {m.analysis_translate_start()}
        </button>
      )}
      <p role="status" className="empty:hidden">
        {translate.data && (translate.data.size > 0 ? m.analysis_translated() : m.analysis_not_translated())}
        {translate.isError && m.analysis_not_translated()}
      </p>
    </div>
  );
}
