import { m } from '#src/i18n/paraglide/messages.js';
import { type Step, stepText } from './form-steps';

type Props = {
  steps: readonly Step[];
  /** The place of the step that is shown. */
  at: number;
  /** Those in which something is to be corrected. */
  wrong: readonly Step[];
  onGo: (index: number) => void;
};

/** How far a long form is, and the way to each of its steps. */
export function StepLine({ steps, at, wrong, onGo }: Props) {
  return (
    <nav aria-label={m.template_steps()}>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((step, index) => {
          const isWrong = wrong.includes(step);
          const edge = isWrong ? 'border-error' : index <= at ? 'border-primary' : 'border-rule';
          return (
            <li key={step.id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onGo(index)}
                className={`min-h-7 w-full cursor-pointer border-t-4 pt-1 text-start text-sm hover:bg-base-200 ${edge} ${index === at ? 'font-semibold' : 'text-muted'}`}
              >
                <span className="max-sm:sr-only">{stepText[step.id]()}</span>
                {isWrong && <span className="sr-only"> ({m.template_step_wrong()})</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
