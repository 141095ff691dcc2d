import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { directionOf } from '#web/lib/locale.ts';

/** Language the analysis is written in; it need not be the interface's. */
export const AnalysisLanguage = createContext<Locale | null>(null);

type Props = { as?: 'p' | 'span' | 'h1' | 'h3' | 'dd'; className?: string; children: ReactNode };

/** Text of the analysis, in its own language and direction. */
export function AnalysisText({ as: Tag = 'p', className, children }: Props) {
  const language = use(AnalysisLanguage);
  return (
    <Tag lang={language ?? undefined} dir={language ? directionOf(language) : 'auto'} className={className}>
      {children}
    </Tag>
  );
}
