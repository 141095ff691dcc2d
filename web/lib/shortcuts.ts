const storageKey = 'plainclause.shortcuts';

/** Single keys act unless they are switched off: speech input types letters that were not meant as commands. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function switchShortcuts(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Refused storage: they stay as they are.
  }
}

const writes = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';

/** Whether a key is a shortcut here: not with a modifier, not while writing, not below a dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.isContentEditable || target?.closest(writes) || target?.closest('[role=menu], [role=listbox]'))
    return false;
  return !document.querySelector('dialog[open]');
}
