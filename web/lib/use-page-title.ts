import { useEffect } from 'react';
import { m } from '../../src/i18n/paraglide/messages.js';

/** Names the browser's tab, and thereby tells a screen reader which page it has come to. */
export function usePageTitle(title?: string) {
  const name = m.app_name();
  const full = title ? `${title} · ${name}` : name;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
