import { useSyncExternalStore } from 'react';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemIsDark().matches;
}

function subscribe(onChange: () => void) {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemIsDark();
  system.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
  };
}

/** Whether the page is dark now, for third-party elements that do not follow the style sheet. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
