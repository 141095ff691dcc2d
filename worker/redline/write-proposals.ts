import type { Recommendation, Risk, RiskLevel, StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { riskKey } from '#src/features/redline/proposal-states.schema.ts';
import type { RedlineRequest } from '#src/features/redline/redline.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Proposal } from './proposal';

const grades: Record<RiskLevel, (given: object, to: { locale: Locale }) => string> = {
  high: m.analysis_grade_high,
  medium: m.analysis_grade_medium,
  low: m.analysis_grade_low,
};

/** The chosen changes, the gravest first, and then what else is said in comments, in the language of the analysis. */
export function writeProposals(
  analysis: StoredAnalysis,
  { risks: chosen, missing, comments }: RedlineRequest,
): Proposal[] {
  const to = { locale: analysis.language ?? 'en' } as const;
  const risks = riskLevels.flatMap((level) =>
    (analysis.riskAssessment?.[level] ?? []).map((risk, index) => ({ risk, level, key: riskKey(risk, level, index) })),
  );
  const wanted = risks.filter(({ key }) => chosen.includes(key));
  const others = comments === 'all' ? risks.filter(({ key }) => !chosen.includes(key)) : [];
  const added = (analysis.missingClauses ?? []).filter(({ clauseType }) => missing.includes(clauseType));
  const linesOf = ({ risk, level }: (typeof risks)[number]) => commentOf(risk, level, analysis.recommendations, to);
  return [
    ...wanted.map((one): Proposal => {
      const { risk, key } = one;
      const lines = linesOf(one);
      const { suggestedWording: wording } = risk;
      return {
        ...{ key, quotes: risk.evidence, comment: comments === 'none' ? null : lines },
        ...(wording
          ? { change: { wording }, instead: [...lines, m.redline_proposed({}, to), wording] }
          : risk.delete
            ? { change: 'delete', instead: [...lines, m.redline_proposed_delete({}, to)] }
            : { change: null, instead: lines }),
        elsewhere: [risk.title, m.redline_same_point({}, to)],
      };
    }),
    ...others.map(
      (one): Proposal => ({
        ...{ key: one.key, quotes: one.risk.evidence, change: null },
        ...{ comment: linesOf(one), instead: linesOf(one), elsewhere: [one.risk.title, m.redline_same_point({}, to)] },
      }),
    ),
    ...added.map(({ clauseType, title, why, suggestedWording }): Proposal => {
      const lines = [m.redline_add_clause({ title }, to), why, ...(suggestedWording ? [suggestedWording] : [])];
      const key = `missing:${clauseType}`;
      return { ...{ key, quotes: [], change: null, comment: lines, instead: lines, elsewhere: [] }, isWhole: true };
    }),
  ];
}

function commentOf(
  risk: Risk,
  level: RiskLevel,
  recommendations: readonly Recommendation[] | null,
  to: { locale: Locale },
): string[] {
  const recommended = risk.id === '' ? undefined : recommendations?.find((one) => one.risk === risk.id)?.action;
  const ask = risk.ask ?? recommended;
  return [`${grades[level]({}, to)}: ${risk.title}`, ...(ask ? [`${m.analysis_ask_title({}, to)}: ${ask}`] : [])];
}
