import { use } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { directionOf } from '#web/lib/locale.ts';
import { AnalysisLanguage } from '../analysis-text';
import { gradeTitle } from '../risks/grade-title';
import { clauseWords } from './clause-words';
import type { Point } from './points';

type Props = { points: readonly Point[]; chosen: ReadonlySet<string>; onToggle: (key: string) => void };

/** What to ask for, to be ticked. */
export function PointChoice({ points, chosen, onToggle }: Props) {
  const language = use(AnalysisLanguage);
  return points.map((point) => (
    <label key={point.key} className="flex cursor-pointer items-start gap-3 rounded-field px-1 py-2 hover:bg-base-200">
      <input
        type="checkbox"
        checked={chosen.has(point.key)}
        onChange={() => onToggle(point.key)}
        className="checkbox checkbox-sm mt-0.5 border-(--field-line)"
      />
      <span className="min-w-0 wrap-anywhere">
        <span
          lang={language ?? undefined}
          dir={language ? directionOf(language) : 'auto'}
          className="block font-medium"
        >
          {point.title}
        </span>
        <span className="block text-sm text-muted">
          {[point.level && gradeTitle[point.level](), point.number && clauseWords(point.number), wishText(point)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </label>
  ));
}

function wishText({ level, proposed }: Point): string {
  if (level === null) return m.changes_add();
  if (proposed === null) return m.changes_discuss();
  return proposed === 'delete' ? m.changes_delete() : m.changes_new_wording();
}
