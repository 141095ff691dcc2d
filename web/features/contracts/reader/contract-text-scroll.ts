/** Brings the marked words into sight and gives them the focus. False when none are there. */
export function goToMark(scroller: HTMLElement): boolean {
  const mark = scroller.querySelector<HTMLElement>('[data-place]');
  if (!mark) return false;
  mark.focus({ preventScroll: true });
  bringUp(mark, scroller);
  return true;
}

/** Brings words that are searched for into sight; the focus stays where one types. */
export function goToFound(scroller: HTMLElement): void {
  const mark = scroller.querySelector<HTMLElement>('[data-found=now]');
  if (mark) bringUp(mark, scroller);
}

/** Scrolls until something stands in the upper third of its region. */
export function bringUp(shown: { getBoundingClientRect(): DOMRect }, scroller: HTMLElement): void {
  const align = () => {
    const { top, left, right } = shown.getBoundingClientRect();
    const region = scroller.getBoundingClientRect();
    scroller.scrollBy({
      top: top - region.top - scroller.clientHeight / 3,
      left: overhang({ left, right }, region),
      behavior: 'instant',
    });
  };
  align();
  // Text that was left out of the layout until now may turn out longer or shorter than guessed.
  requestAnimationFrame(() => {
    align();
    requestAnimationFrame(align);
  });
}

type Sides = Pick<DOMRect, 'left' | 'right'>;

/** How far something stands out of its region sideways. */
function overhang({ left, right }: Sides, region: Sides): number {
  if (left < region.left) return left - region.left;
  return Math.max(0, Math.min(right - region.right, left - region.left));
}
