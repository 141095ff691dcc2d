import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { gradeTitle } from './grade-title';

type GradeLook = { icon: LucideIcon; title: () => string; hint: () => string; ink: string; edge: string };

/** A grade is shown by words and the shape of its icon; the colour only repeats them. */
export const gradeLooks: Record<RiskLevel, GradeLook> = {
  high: {
    icon: OctagonAlert,
    title: gradeTitle.high,
    hint: m.analysis_grade_high_hint,
    ink: 'text-error',
    edge: 'border-error',
  },
  medium: {
    icon: TriangleAlert,
    title: gradeTitle.medium,
    hint: m.analysis_grade_medium_hint,
    ink: 'text-warning',
    edge: 'border-warning',
  },
  low: {
    icon: Info,
    title: gradeTitle.low,
    hint: m.analysis_grade_low_hint,
    ink: 'text-success',
    edge: 'border-success',
  },
};

export function AnalysisGrade({ level }: { level: RiskLevel }) {
  const { icon: Icon, title, ink } = gradeLooks[level];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${ink}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {title()}
    </span>
  );
}
