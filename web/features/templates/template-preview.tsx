import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { fillTemplate } from '#src/features/templates/fill-template.rules.ts';
import { cleanValues } from '#src/features/templates/template-values.rules.ts';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ContractPaper } from './contract-paper';

type Props = { template: TemplateWithBody; values: Record<string, string>; active: string | null };

/** The contract so far, made by the same rules as the saved one. */
export function TemplatePreview({ template, values, active }: Props) {
  const typed = useDeferredValue(values);
  const blocks = useMemo(() => {
    const labels = new Map(template.variables.map(({ name, label }) => [name, label]));
    return fillTemplate(template, cleanValues(template.fields, typed), ({ name }) => `[${labels.get(name) ?? name}]`);
  }, [template, typed]);
  const paper = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!active) return;
    const place = paper.current?.querySelector(`[data-variable="${active}"]`);
    if (!paper.current || !place) return;
    // The paper alone: `scrollIntoView` would move the dialog around it too, out of its frame.
    const { top, height } = paper.current.getBoundingClientRect();
    paper.current.scrollTop += place.getBoundingClientRect().top - top - height / 2;
  }, [active]);

  return (
    <ContractPaper label={m.template_preview()} blocks={blocks} active={active} paper={paper} className="h-full" />
  );
}
