import { ArrowRight } from 'lucide-react';
import type { Comparison } from '#src/features/comparison/comparison.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { EffectBadge } from './effect-badge';
import { type FactRow, factGroups } from './fact-rows';

type Props = { comparison: Comparison; onGo: (change: number) => void };

/** What the changes come to: money, dates, notice, risks, missing clauses. */
export function ComparisonFacts({ comparison, onGo }: Props) {
  const { after } = comparison;
  const groups = factGroups(comparison);
  const languages = { contract: after.detectedLanguage ?? undefined, analysis: after.language, page: undefined };
  return (
    <Card title={m.compare_facts_title()}>
      {groups.length === 0 && <p className="text-muted">{m.compare_facts_none()}</p>}
      <div className="grid gap-5">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-1 font-semibold">{title}</h3>
            <ul className="divide-y divide-rule border-y border-rule">
              {rows.map((row) => (
                <li key={row.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <Fact row={row} language={languages[row.from]} />
                  <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between lg:w-full lg:justify-between">
                    <EffectBadge effect={row.effect} />
                    {row.change !== null && (
                      <button
                        type="button"
                        onClick={() => onGo(row.change as number)}
                        className="text-link cursor-pointer text-sm print:hidden"
                      >
                        {m.compare_show_words()}
                        <span className="sr-only">: {row.what}</span>
                      </button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Fact({ row: { what, before, after, isNew }, language }: { row: FactRow; language: Locale | undefined }) {
  return (
    <p className="min-w-0 grow basis-64 wrap-anywhere">
      <span className="me-3">
        <bdi lang={language} className="inline-block first-letter:uppercase">
          {what}
        </bdi>
      </span>
      <span className="inline-flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
        {isNew && <span className="font-normal text-muted">{m.compare_fact_new()}</span>}
        {before !== null && (
          <>
            <del className="font-normal text-muted">
              <span className="sr-only">{m.compare_was()} </span>
              {before}
            </del>
            <ArrowRight aria-hidden className="flip-rtl size-3.5 text-muted" />
          </>
        )}
        <span>
          <span className="sr-only">{m.compare_is()} </span>
          {after}
        </span>
      </span>
    </p>
  );
}
