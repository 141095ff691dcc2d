import { useEffect } from 'react';

/** What is folded away on screen is written out in print, but where a line of each is enough, or none is needed. */
const written = 'details:not(:is(#risks-low-list, #favours, #missing, #method) details)';

export function useOpenInPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(written)].filter((one) => !one.open);
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
