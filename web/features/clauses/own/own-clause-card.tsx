import type { OwnClause } from '#src/features/own-clauses/own-clauses.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { categoryText } from '../clause-texts';

type Props = { clause: OwnClause; onOpen: () => void; className?: string };

/** A clause of one's own, among those of the library. */
export function OwnClauseCard({ clause: { title, category, language, text, note }, onOpen, className = '' }: Props) {
  return (
    <li className={`flex flex-col rounded-box border border-rule bg-base-100 p-4 sm:p-5 ${className}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-muted">
        <span>{categoryText[category]()}</span>
        <Badge tone="accent">{m.own_clauses_mine()}</Badge>
      </p>
      <h2 dir="auto" className="mt-1 font-serif text-lead leading-snug font-semibold hyphens-auto wrap-anywhere">
        {title}
      </h2>
      {note && (
        <p dir="auto" className="mt-1 line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <p
        lang={language ?? undefined}
        dir="auto"
        className="mt-2 mb-3 line-clamp-5 font-serif text-sm whitespace-pre-line wrap-anywhere text-muted"
      >
        {text}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={m.own_clause_open_named({ title })}
          onClick={onOpen}
        >
          {m.own_clause_open()}
        </Button>
        <CopyButton
          text={text}
          name={m.own_clause_copy_named({ title })}
          copied={{ title: m.clause_copied_title(), description: m.own_clause_copied({ title }) }}
        />
      </div>
    </li>
  );
}
