/** The release whose page is open; named so that nothing is loaded anew for it twice. */
const storageKey = 'plainclause.left_release';

const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

let leaving: Promise<boolean> | undefined;

/**
 * Call it when code did not come. Where another release is served by now, the page is loaded anew, once, and the answer is
 * true: nothing needs to be said. Else (offline, a file that is broken for everybody) it is false.
 */
export function leaveStaleRelease(): Promise<boolean> {
  leaving ??= leave().finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(): Promise<boolean> {
  const entry = entryOf(document);
  if (!entry) return false;
  try {
    if (sessionStorage.getItem(storageKey) === entry) return false;
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return false;
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (!served || served === entry) return false;
    sessionStorage.setItem(storageKey, entry);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Has code that is asked for anywhere in the page, a dialog's for one, looked after as a page's is. */
export function watchForStaleRelease(): void {
  window.addEventListener('vite:preloadError', () => void leaveStaleRelease());
}
