import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateVariable } from '#src/features/templates/templates.schema.ts';
import { type Step, stepsOf } from './form-steps';

const has = ({ variables }: Step, name: string) => variables.some((variable) => variable.name === name);

/** Which step of a long form is shown. A form on one page has none. */
export function useSteps(variables: readonly TemplateVariable[], form: RefObject<HTMLFormElement | null>) {
  const steps = useMemo(() => stepsOf(variables), [variables]);
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  return {
    steps,
    at,
    heading,
    isFirst: at === 0,
    isLast: !steps || at === steps.length - 1,
    /** Shows a step from its beginning, where the focus goes too. */
    go: (index: number) => {
      flushSync(() => setAt(index));
      form.current?.scrollTo?.({ top: 0 });
      heading.current?.focus();
    },
    /** Shows the step that asks for a field, which can then take the focus. */
    reveal: (name: string) => flushSync(() => setAt(Math.max(0, steps?.findIndex((step) => has(step, name)) ?? 0))),
    namesAt: (index: number) => new Set(steps?.[index]?.variables.map(({ name }) => name)),
  };
}
