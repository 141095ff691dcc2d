import { Lock } from 'lucide-react';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { categoryText, tagText } from './template-filters';
import { TemplateHandOver } from './template-hand-over';

type Props = {
  template: Template;
  locked: boolean;
  onUse: () => void;
  onSample: () => void;
  className?: string;
};

export function TemplateCard({ template, locked, onUse, onSample, className = '' }: Props) {
  const { name, description, use, avoid, handOver, category, tags, lawAsOf } = template;
  return (
    <li className={`flex flex-col rounded-box border border-rule bg-base-100 p-4 sm:p-5 ${className}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span>{[categoryText[category](), ...tags.map((tag) => tagText[tag]())].join(' · ')}</span>
        {locked && (
          <Badge>
            <Lock aria-hidden className="size-3.5" />
            {m.template_paid()}
          </Badge>
        )}
      </p>
      <h2 className="mt-1 font-serif text-lead leading-snug font-semibold wrap-anywhere hyphens-auto">{name}</h2>
      <p className="mt-1 text-sm">{description}</p>
      <div className="mt-2 mb-3 border-t border-rule">
        <Disclosure summary={<span className="text-sm font-semibold">{m.template_for()}</span>}>
          <p className="pb-3 text-sm">{use}</p>
          <p className="text-sm font-semibold">{m.template_not_for()}</p>
          <p className="pb-3 text-sm">{avoid}</p>
        </Disclosure>
        <TemplateHandOver items={handOver} />
      </div>
      <p className="mt-auto mb-3 text-sm text-muted">{m.law_as_of({ date: formatShortDay(lawAsOf) })}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          variant="secondary"
          size="sm"
          aria-label={m.template_use_named({ name })}
          aria-haspopup="dialog"
          onClick={onUse}
        >
          {locked && <Lock aria-hidden className="size-4" />}
          {m.template_use()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.template_sample_named({ name })}
          aria-haspopup="dialog"
          onClick={onSample}
        >
          {m.template_sample()}
        </Button>
      </div>
    </li>
  );
}
