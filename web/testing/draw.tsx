import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Draws into a page of its own, taken away after the test. */
export async function draw(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(element));
  cleanUps.push(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    container,
    redraw: (next: ReactNode) => act(async () => root.render(next)),
    /** The element matching a selector, which must be there. */
    find<T extends HTMLElement = HTMLElement>(selector: string): T {
      const found = container.querySelector<T>(selector);
      if (!found) throw new Error(`Nothing matches ${selector} in ${container.innerHTML}`);
      return found;
    },
    /** The button or link with exactly these words, or this label. */
    control(name: string): HTMLElement {
      const all = [...container.querySelectorAll<HTMLElement>('button, a, [role=tab], [role=menuitemradio]')];
      const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name);
      if (!found) throw new Error(`No control is called ${name}`);
      return found;
    },
  };
}

export const click = (element: HTMLElement) => act(async () => element.click());

export const press = (element: Element, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

/** Types into a field the way a browser does, so that React notices. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const choose = (field: HTMLSelectElement, value: string) =>
  act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
