import { Languages } from 'lucide-react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatLanguageAlone, formatPercent } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { confidenceLevel } from './language-confidence';

const tones = { high: 'success', medium: 'warning', low: 'danger' } as const;
const texts = {
  high: m.analysis_language_high,
  medium: m.analysis_language_medium,
  low: m.analysis_language_low,
};

/** The contract's language and how sure that is, from 0 to 1. */
export function AnalysisLanguageBadge({ language, confidence }: { language: Locale; confidence: number }) {
  const level = confidenceLevel(confidence);
  return (
    <Badge tone={tones[level]}>
      <Languages aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{m.analysis_language_label()}: </span>
      {texts[level]({ language: formatLanguageAlone(language), percent: formatPercent(confidence) })}
    </Badge>
  );
}
