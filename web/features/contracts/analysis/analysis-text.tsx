import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { directionOf } from '#web/lib/locale.ts';

/** Language the analysis is written in; it need not be the interface's. */
export const AnalysisLanguage = createContext<Locale | null>(null);

/** What is shown in the place of some texts, in the language of the page. */
export interface Translations {
  locale: Locale;
  texts: ReadonlyMap<string, string>;
}
export const AnalysisTranslations = createContext<Translations | null>(null);

type Props = { as?: 'p' | 'span' | 'h1' | 'h3' | 'dd'; className?: string; children: ReactNode };

/** Text of the analysis, in its own language and direction. */
export function AnalysisText({ as: Tag = 'p', className, children }: Props) {
  const written = use(AnalysisLanguage);
  const translations = use(AnalysisTranslations);
  const translated = typeof children === 'string' ? translations?.texts.get(children) : undefined;
  const language = translated === undefined ? written : (translations?.locale ?? written);
  return (
    <Tag lang={language ?? undefined} dir={language ? directionOf(language) : 'auto'} className={className}>
      {translated ?? children}
    </Tag>
  );
}
