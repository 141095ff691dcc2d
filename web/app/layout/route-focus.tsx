import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollMemory } from './use-scroll-memory';

/** After a change of page: focus to its content, view to its top, its anchor or where one was, title read out. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  useScrollMemory();
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is changed by its path alone
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnounced(document.title), 150);
    return () => clearTimeout(timer);
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor on another page is another place
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
