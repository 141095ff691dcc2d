import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import { firstOfEach } from '../first-of-each';
import type { Telling } from '../play';
import { citePassages } from './cite';
import { formatDate } from './format';
import type { Missed } from './missing-clauses';
import type { AssessedRisk } from './risks';

const most = 12;
const order = ['high', 'medium', 'low'] as const;

/** What to do: about the risks, about what is missing, and before which day; most urgent first. */
export function writeRecommendations(
  risks: readonly AssessedRisk[],
  missed: readonly Missed[],
  dates: Findings['dates'],
  telling: Telling,
): Findings['recommendations'] {
  const { to } = telling;
  const fromRisks = risks
    .filter(({ assessment }) => assessment.advice !== undefined || assessment.level !== 'low')
    .map(({ type, assessment, passages, risk }) => ({
      action: assessment.advice ?? m.advice_review_risk({ title: assessment.title }, to),
      priority: assessment.level,
      risk,
      clauseType: type,
      evidence: citePassages(passages.slice(0, 1), telling),
    }));
  const fromMissing = missed.map(({ play, clause }) => ({
    action: m.advice_add_clause({ title: clause.title }, to),
    priority: play.missing?.level ?? ('low' as const),
    risk: null,
    clauseType: play.type,
    evidence: [],
  }));
  const all = [...fromDates(dates, telling), ...fromRisks, ...fromMissing];
  const unique = firstOfEach(all, ({ action }) => action);
  return unique.sort((a, b) => order.indexOf(a.priority) - order.indexOf(b.priority)).slice(0, most);
}

function fromDates(dates: Findings['dates'], { to, today }: Telling): Findings['recommendations'] {
  return dates
    .filter(({ kind, date }) => (kind === 'expiry' || kind === 'notice-deadline') && date >= today)
    .map(({ kind, date, evidence }) => ({
      action:
        kind === 'expiry'
          ? m.advice_note_expiry({ date: formatDate(date, to) }, to)
          : m.advice_note_deadline({ date: formatDate(date, to) }, to),
      priority: kind === 'expiry' ? ('low' as const) : ('high' as const),
      risk: null,
      clauseType: kind === 'expiry' ? ('expiration-date' as const) : ('notice-to-terminate-renewal' as const),
      evidence,
    }));
}
