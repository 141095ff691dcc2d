import { useEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { isShortcut, shortcutsAreOn } from '#web/lib/shortcuts.ts';

const ShortcutsDialog = late(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

function press(name: string): boolean {
  const control = document.querySelector<HTMLElement>(`main [data-shortcut=${name}]:not(:disabled)`);
  control?.click();
  return Boolean(control);
}

/** What a key does. Pages mark the control it triggers; where there is none, the key does nothing. */
const actions: Record<string, () => boolean> = {
  '/': () => {
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    search?.focus();
    search?.select();
    return Boolean(search);
  },
  u: () => press('upload'),
  j: () => press('next-finding'),
  k: () => press('previous-finding'),
};

/** Listens for the shortcuts, and is the button at the foot of the page that lists them. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || !shortcutsAreOn()) return;
      if (event.key === '?') setOpen(true);
      else if (!actions[event.key]?.()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button type="button" aria-haspopup="dialog" className="text-link" onClick={() => setOpen(true)}>
        {m.shortcuts_title()}
      </button>
      {open && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
