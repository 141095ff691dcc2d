import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type Props = { summary: ReactNode; children: ReactNode; defaultOpen?: boolean; className?: string };

/** A row that opens to its details. What is inside is drawn only while it is open. */
export function Disclosure({ summary, children, defaultOpen = false, className = '' }: Props) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex w-full cursor-pointer items-center gap-3 rounded-field py-3 text-start hover:bg-base-200"
      >
        <span className="min-w-0 grow">{summary}</span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-muted motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
