import { Lock } from 'lucide-react';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { categoryText, tagText } from './template-filters';

type Props = { template: Template; locked: boolean; onUse: () => void; className?: string };

export function TemplateCard({ template, locked, onUse, className = '' }: Props) {
  const { name, description, use, avoid, category, tags } = template;
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
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="mt-auto sm:self-start"
        aria-label={m.template_use_named({ name })}
        aria-haspopup="dialog"
        onClick={onUse}
      >
        {locked && <Lock aria-hidden className="size-4" />}
        {m.template_use()}
      </Button>
    </li>
  );
}
