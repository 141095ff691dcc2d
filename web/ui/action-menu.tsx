import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from './button-class';

export type Action = { label: string; icon: LucideIcon; act: () => void; danger?: boolean };

type Props = {
  label: string;
  icon: LucideIcon;
  /** Where the button shows its icon alone. */
  iconOnly: 'always' | 'narrow';
  actions: readonly Action[];
};

/**
 * A few things that can be done, behind a button. Escape, a click elsewhere and leaving it with Tab close it. On narrow
 * screens the list is placed by the `relative` element around it, where it does not reach beyond the screen.
 */
export function ActionMenu({ label, icon: Icon, iconOnly, actions }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function choose(act: () => void) {
    setOpen(false);
    button.current?.focus();
    act();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      ref={root}
      className="md:relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        title={iconOnly === 'always' ? label : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClass({
          variant: 'secondary',
          className: iconOnly === 'always' ? 'btn-square' : 'max-md:btn-square',
        })}
      >
        <Icon aria-hidden className="size-4" />
        <span className={iconOnly === 'always' ? 'sr-only' : 'max-md:sr-only'}>{label}</span>
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1.5 min-w-64 rounded-box border border-rule bg-base-100 p-1.5 shadow-lg"
      >
        {actions.map(({ label, icon: Icon, act, danger }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => choose(act)}
              className={`flex w-full cursor-pointer items-center gap-2.5 rounded-field px-3 py-2 text-start hover:bg-base-200 ${danger ? 'text-error' : ''}`}
            >
              <Icon aria-hidden className={`size-4.5 shrink-0 ${danger ? '' : 'text-muted'}`} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
