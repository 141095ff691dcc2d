import type { Comparison, Differing, Effect } from '#src/features/comparison/comparison.schema.ts';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDay } from '#web/lib/format.ts';
import { moneyText } from '../money-text';
import { durationText } from './duration-text';
import { placeName } from './place-name';

/** What one line of the summary says. Words of the analysis and of the contract stay in their language. */
export interface FactRow {
  key: string;
  what: string;
  before: string | null;
  after: string;
  /** True of what only the later version says. */
  isNew: boolean;
  effect: Effect;
  change: number | null;
  /** What `what` is written in: the later version, its analysis or the page. */
  from: 'contract' | 'analysis' | 'page';
}
export type FactGroup = { title: string; rows: FactRow[] };

const gradeText: Record<RiskLevel, () => string> = {
  high: m.analysis_grade_high,
  medium: m.analysis_grade_medium,
  low: m.analysis_grade_low,
};

function rowsOf<Fact>(
  facts: readonly Differing<Fact>[],
  told: {
    what: (fact: Fact, change: number | null) => string;
    value: (fact: Fact) => string;
    from: FactRow['from'];
    gone?: string;
  },
): FactRow[] {
  return facts.flatMap(({ before, after, effect, change }, index) => {
    const fact = after ?? before;
    if (!fact) return [];
    const what = told.what(fact, change);
    const one = before ? told.value(before) : null;
    const other = after ? told.value(after) : (told.gone ?? m.compare_fact_gone());
    return [
      { key: `${what}-${index}`, what, before: one, after: other, isNew: !before, effect, change, from: told.from },
    ];
  });
}

/** What changed besides the words, by what it is about; only what there is. */
export function factGroups({ facts, changes }: Pick<Comparison, 'facts' | 'changes'>): FactGroup[] {
  const { money, dates, notice, risks, missing } = facts;
  const clauseOf = (change: number | null) => {
    const { before = null, after = null } = changes[change ?? -1] ?? {};
    const place = after ?? before;
    return (place && placeName(place)) || m.compare_notice();
  };
  const groups: FactGroup[] = [
    {
      title: m.analysis_money_title(),
      rows: rowsOf(money, { what: ({ purpose }) => purpose, value: moneyText, from: 'analysis' }),
    },
    {
      title: m.analysis_dates(),
      rows: rowsOf(dates, {
        what: ({ kind, label }) => label ?? dateKindText[kind](),
        value: ({ date }) => formatShortDay(date),
        from: 'analysis',
      }),
    },
    {
      title: m.compare_notice(),
      rows: rowsOf(notice, { what: (_notice, change) => clauseOf(change), value: durationText, from: 'contract' }),
    },
    {
      title: m.analysis_risks_title(),
      rows: rowsOf(risks, { what: ({ title }) => title, value: ({ level }) => gradeText[level](), from: 'analysis' }),
    },
    {
      title: m.analysis_missing_title(),
      rows: rowsOf(missing, {
        what: ({ title }) => title,
        value: () => m.compare_missing_now(),
        gone: m.compare_missing_filled(),
        from: 'analysis',
      }).map((row) => ({ ...row, before: null, isNew: false })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
