/**
 * Puts a text on the clipboard; false when the browser does not allow it. Where it refuses the clipboard itself (no secure
 * address, no permission) the old way of copying a selection mostly works, from a field beside `near`: behind an open
 * dialog nothing can be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, near);
  }
}

function copySelection(text: string, near: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'fixed top-0 left-0 size-px opacity-0';
  near.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
