import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const storageKey = 'plainclause.scroll';
/** Pages fetch what they show: the old place is reached once the page is long enough again, or given up. */
const giveUpAfterMs = 10_000;
const remembered = read();

/**
 * A page that was loaded, not navigated to, has no key of its own: the router calls them all `default`, and each would
 * be scrolled to where another was left. To be called before the router reads the history.
 */
export function nameLoadedPage() {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 12) }, '');
}

/** A new page starts at its top; Back, Forward and reloading lead to where one was. */
export function useScrollMemory() {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => write(remembered);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    const goal = navigation === 'POP' ? remembered[key] : undefined;
    const stop = goal ? scrollOnceLong(goal) : undefined;
    const note = () => {
      remembered[key] = Math.round(window.scrollY);
    };
    // A scroll is told of with the next frame, which a click may come before.
    const listened = { capture: true, passive: true };
    const moments = ['scroll', 'click', 'pagehide'];
    for (const moment of moments) window.addEventListener(moment, note, listened);
    return () => {
      stop?.();
      for (const moment of moments) window.removeEventListener(moment, note, listened);
    };
  }, [key, navigation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is changed by its path alone
  useLayoutEffect(() => {
    if (navigation !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [pathname]);
}

function scrollOnceLong(goal: number): () => void {
  const reach = () => {
    window.scrollTo(0, goal);
    if (Math.abs(window.scrollY - goal) <= 1) stop();
  };
  const grown = new ResizeObserver(reach);
  const timer = setTimeout(() => stop(), giveUpAfterMs);
  const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  function stop() {
    grown.disconnect();
    clearTimeout(timer);
    for (const kind of byHand) window.removeEventListener(kind, stop);
  }
  for (const kind of byHand) window.addEventListener(kind, stop, { passive: true });
  grown.observe(document.body);
  reach();
  return stop;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function write(places: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Refused storage: a reload then starts at the top.
  }
}
