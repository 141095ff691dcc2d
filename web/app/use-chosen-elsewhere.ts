import { useEffect, useEffectEvent } from 'react';
import { type Locale, localeKey, locales } from '../lib/locale';

/** Notices a language chosen in another window of the app: all windows use the same one. */
export function useChosenElsewhere(onChoose: (locale: Locale) => void) {
  const tell = useEffectEvent(onChoose);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const chosen = locales.find((known) => known === newValue);
      if (key === localeKey && chosen) tell(chosen);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
