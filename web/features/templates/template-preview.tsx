import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { fillTemplate, type Piece } from '#src/features/templates/fill-template.rules.ts';
import { cleanValues } from '#src/features/templates/template-values.rules.ts';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractLooks, contractNumberLook } from '#web/lib/contract-looks.ts';
import { Mark } from '#web/ui/mark.tsx';

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
    <section
      ref={paper}
      aria-label={m.template_preview()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      lang="en"
      dir="ltr"
      className="h-full overflow-y-auto overscroll-contain rounded-box border border-rule bg-base-200 px-5 py-6 font-serif text-[0.9375rem] leading-[1.65] wrap-anywhere sm:px-8"
    >
      {blocks.map(({ kind, number, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
        <p key={index} className={contractLooks[kind]}>
          {number && <span className={contractNumberLook[kind]}>{number} </span>}
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Words key={at} piece={piece} active={active} />
          ))}
        </p>
      ))}
    </section>
  );
}

function Words({ piece: { text, variable, blank }, active }: { piece: Piece; active: string | null }) {
  if (!variable) return text;
  const words = (
    <bdi data-variable={variable} className={blank ? 'text-muted italic' : 'font-semibold'}>
      {text}
    </bdi>
  );
  return variable === active ? <Mark>{words}</Mark> : words;
}
