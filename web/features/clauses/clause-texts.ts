import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ClauseCategory, ClauseRisk, WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Tone } from '#web/ui/tone.ts';

export const categoryText: Record<ClauseCategory, () => string> = {
  'Risk Management': m.clause_category_risk_management,
  'Intellectual Property': m.clause_category_intellectual_property,
  Termination: m.clause_category_termination,
  Legal: m.clause_category_legal,
};

type RiskLook = { text: () => string; tone: Tone; icon: LucideIcon };

export const riskLooks: Record<ClauseRisk, RiskLook> = {
  high: { text: m.clause_risk_high, tone: 'danger', icon: OctagonAlert },
  medium: { text: m.clause_risk_medium, tone: 'warning', icon: TriangleAlert },
  low: { text: m.clause_risk_low, tone: 'success', icon: Info },
};

export const wordingText: Record<WordingKind, () => string> = {
  standard: m.clause_wording_standard,
  cautious: m.clause_wording_cautious,
  firm: m.clause_wording_firm,
};
