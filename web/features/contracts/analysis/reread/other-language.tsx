import { useMutation, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatLanguage } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden">
      <p>{m.analysis_written_in({ language: formatLanguage(language) })}</p>
      {ask && sections.partial !== true && (
        <Button variant="secondary" size="sm" onClick={() => ask(locale)}>
          {m.analysis_read_in({ language: formatLanguage(locale) })}
        </Button>
      )}
      {canTranslate && (
        <Button variant="quiet" size="sm" busy={translate.isPending} onClick={() => translate.mutate()}>
          {m.analysis_translate_start()}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {translate.data && (translate.data.size > 0 ? m.analysis_translated() : m.analysis_not_translated())}
        {translate.isError && m.analysis_not_translated()}
      </p>
    </div>
  );
}
