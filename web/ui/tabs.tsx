import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; selected?: string; onSelect?: (id: string) => void };

/** Arrow keys move between the tabs, in the direction of reading. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const list = useRef<HTMLDivElement>(null);

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function move(event: KeyboardEvent) {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const at = tabs.findIndex(({ id }) => id === current);
    const targets: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-b border-rule">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={move}
            className="-mb-px cursor-pointer border-b-2 border-transparent py-2.5 font-semibold whitespace-nowrap text-muted aria-selected:border-base-content aria-selected:text-base-content"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
          className="pt-5"
        >
          {tab.id === current && tab.content}
        </div>
      ))}
    </div>
  );
}
