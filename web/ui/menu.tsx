import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

export type MenuOption<T extends string> = { value: T; label: string; icon?: LucideIcon; lang?: string };

type Props<T extends string> = {
  /** What is chosen here, for screen readers: "Language". */
  label: string;
  icon: LucideIcon;
  /** Words on the button; without them it shows its icon alone. */
  text?: string;
  options: readonly MenuOption<T>[];
  selected: T;
  onSelect: (value: T) => void;
};

/** One choice out of a few, behind a button. Arrow keys, Home, End, Escape and a click elsewhere do as expected. */
export function Menu<T extends string>({ label, icon: Icon, text, options, selected, onSelect }: Props<T>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[(target + all.length) % all.length]?.focus();
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={text ? `${label}: ${text}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={`btn btn-ghost font-medium ${text ? 'gap-1.5 px-2.5' : 'btn-square'}`}
      >
        <Icon aria-hidden className="size-4.5" />
        {text && <span>{text}</span>}
        {text && <ChevronDown aria-hidden className="size-3.5 text-muted" />}
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={move}
          tabIndex={-1}
          className="absolute end-0 top-full z-40 mt-1.5 grid min-w-44 rounded-box border border-rule bg-base-100 p-1.5 shadow-lg"
        >
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === selected}
              tabIndex={-1}
              lang={option.lang}
              onClick={() => {
                onSelect(option.value);
                close();
              }}
              className="flex cursor-pointer items-center gap-2.5 rounded-field px-3 py-2 text-start hover:bg-base-200 focus-visible:bg-base-200"
            >
              {option.icon && <option.icon aria-hidden className="size-4.5 text-muted" />}
              <span className="grow">{option.label}</span>
              {option.value === selected && <Check aria-hidden className="size-4" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
