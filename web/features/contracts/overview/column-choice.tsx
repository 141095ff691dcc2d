import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { columns } from './overview-columns';
import type { useColumns } from './use-columns';

/** The button that opens the choice, and the choice below it. */
export function ColumnChoice({ shown, toggle }: ReturnType<typeof useColumns>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isShown = (column: (typeof columns)[number]) => shown.includes(column);
  return (
    <>
      <Button variant="secondary" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Columns3 aria-hidden className="size-4" />
        {m.overview_columns()}
      </Button>
      <fieldset id={id} hidden={!open} className="order-last w-full">
        <legend className="sr-only">{m.overview_columns()}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {columns.slice(1).map((column) => (
            <label key={column.id} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={isShown(column)}
                onChange={() => toggle(column.id)}
              />
              {column.label()}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
