import { ListChecks, Plus } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { PlansNote } from '#web/features/clauses/own/plans-note.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** The plan includes clauses of one's own. */
  included: boolean;
  /** Only these are shown. */
  only: boolean;
  /** Some are kept, of whichever plan. */
  some: boolean;
  onOnly: (only: boolean) => void;
  onNew: () => void;
  onRules: () => void;
};

/** What is done with clauses of one's own, above the library; or which plans have them. */
export function OwnClausesBar({ included, only, some, onOnly, onNew, onRules }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {(included || some || only) && (
        <label className="flex min-h-10 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="checkbox checkbox-sm border-(--field-line)"
            checked={only}
            onChange={({ target }) => onOnly(target.checked)}
          />
          {m.own_clauses_only()}
        </label>
      )}
      {included ? (
        <span className="ms-auto flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onRules}>
            <ListChecks aria-hidden className="size-4" />
            {m.rules_title()}
          </Button>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onNew}>
            <Plus aria-hidden className="size-4" />
            {m.own_clauses_new()}
          </Button>
        </span>
      ) : (
        <PlansNote />
      )}
    </div>
  );
}
