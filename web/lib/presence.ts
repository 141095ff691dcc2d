import { focusManager } from '@tanstack/react-query';

/** Whoever is not seen for so long may be away; a page that is read scrolls and is pointed at. */
const awayAfterMs = 2 * 60_000;
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

let seenAt = Date.now();

/** Milliseconds since somebody was last seen at the page. */
export const unseenMs = (): number => Date.now() - seenAt;

function see() {
  const wasAway = unseenMs() >= awayAfterMs;
  seenAt = Date.now();
  // What is polled was asked for less often meanwhile.
  if (wasAway) focusManager.onFocus();
}

for (const sign of signsOfLife) window.addEventListener(sign, see, { passive: true, capture: true });
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') see();
});
