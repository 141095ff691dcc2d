import { useEffect } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { guardHistory } from './history-guard';

/** Asks before what was typed, or is not sent yet, is lost: by a link, by Back or Forward, by closing or reloading the page. */
export function useUnsavedGuard(unsaved: boolean, question: () => string = m.leave_unsaved) {
  useEffect(() => {
    if (!unsaved) return;
    const mayLeave = () => window.confirm(question());

    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leadsAway(link) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, { capture: true });
    const release = guardHistory(mayLeave);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, { capture: true });
      release();
    };
  }, [unsaved, question]);
}

/** Another page of this site, in this window. Other sites are asked about by the browser, as closing is. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download')) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname;
}
