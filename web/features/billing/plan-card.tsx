import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatPounds } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Plan } from './plan-list';

type Props = { plan: Plan; chosen: boolean; action: ReactNode };

export function PlanCard({ plan: { name, price, features, limitations, popular }, chosen, action }: Props) {
  const edge = popular || chosen ? 'border-base-content' : 'border-rule';
  return (
    // Its rows are those of the list, so that what is side by side is on one line.
    <li className={`row-span-5 grid grid-rows-subgrid gap-y-0 rounded-box border bg-base-100 p-6 ${edge}`}>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="font-serif text-heading font-semibold">{name()}</h2>
        {popular && <Badge tone="accent">{m.pricing_most_popular()}</Badge>}
      </div>
      <p className="mt-3">
        <span className="font-serif text-title font-semibold tabular-nums">{formatPounds(price)}</span>{' '}
        <span className="text-muted">{m.pricing_per_month()}</span>
      </p>
      <ul className="mt-5 mb-6 grid content-start gap-2.5 border-t border-rule pt-5">
        {features.map((feature) => (
          <li key={feature()} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />
            {feature()}
          </li>
        ))}
        {limitations.map((feature) => (
          <li key={feature()} className="flex gap-2.5 text-muted">
            <Minus aria-hidden className="mt-1 size-4 shrink-0" />
            {m.pricing_not_included({ feature: feature() })}
          </li>
        ))}
      </ul>
      {action}
    </li>
  );
}
