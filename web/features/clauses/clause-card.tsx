import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ClauseRiskBadge } from './clause-risk-badge';
import { categoryText, wordingText } from './clause-texts';

type Props = { clause: Clause; onOpen: () => void; className?: string };

export function ClauseCard({ clause, onOpen, className = '' }: Props) {
  const { title, description, category, riskLevel, tags, content, lawAsOf } = clause;
  return (
    <li className={`flex flex-col rounded-box border border-rule bg-base-100 p-4 sm:p-5 ${className}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-muted">
        <span>{categoryText[category]()}</span>
        <ClauseRiskBadge level={riskLevel} />
      </p>
      <h2 className="mt-1 font-serif text-lead leading-snug font-semibold hyphens-auto wrap-anywhere">{title}</h2>
      <p className="mt-1 text-sm">{description}</p>
      <ul aria-label={m.clause_tags()} className="mt-2 mb-3 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className="mt-auto mb-3 text-sm text-muted">{m.law_as_of({ date: formatShortDay(lawAsOf) })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={m.clause_view_named({ title })}
          onClick={onOpen}
        >
          {m.clause_view()}
        </Button>
        <CopyButton
          text={content}
          label={m.clause_copy_standard()}
          name={m.clause_copy_standard_named({ title })}
          copied={{
            title: m.clause_copied_title(),
            description: m.clause_copied_wording({ title, wording: wordingText.standard() }),
          }}
        />
      </div>
    </li>
  );
}
