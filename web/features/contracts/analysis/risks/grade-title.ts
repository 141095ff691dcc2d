import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

export const gradeTitle: Record<RiskLevel, () => string> = {
  high: m.analysis_grade_high,
  medium: m.analysis_grade_medium,
  low: m.analysis_grade_low,
};
