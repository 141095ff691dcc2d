/** Whether the page that is shown may be left by Back or Forward; null: it may. */
let mayLeave: (() => boolean) | null = null;
let here = 0;
let returning = false;

/** The router counts its entries. */
const placeInHistory = (): number => history.state?.idx ?? 0;

// Browsers call the listeners of a window in the order they were added, so this one is added at the start, before
// the router's: the address is put back, and nothing is drawn anew.
window.addEventListener('popstate', (event) => {
  if (!returning && (!mayLeave || mayLeave())) return;
  event.stopImmediatePropagation();
  if (!returning) history.go(here - placeInHistory());
  returning = !returning;
});

/** Calls `ask` before the page that is shown is left by Back or Forward, until what it returns is called. */
export function guardHistory(ask: () => boolean): () => void {
  here = placeInHistory();
  mayLeave = ask;
  return () => {
    if (mayLeave === ask) mayLeave = null;
  };
}
