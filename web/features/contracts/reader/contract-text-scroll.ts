/** Brings the marked words to the upper third of the text and gives them the focus. False when none are there. */
export function goToMark(scroller: HTMLElement): boolean {
  const mark = scroller.querySelector<HTMLElement>('[data-place]');
  if (!mark) return false;
  mark.focus({ preventScroll: true });
  const align = () => {
    const distance = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollBy({
      top: distance - scroller.clientHeight / 3,
      left: overhang(mark, scroller),
      behavior: 'instant',
    });
  };
  align();
  // Text that was left out of the layout until now may turn out longer or shorter than guessed.
  requestAnimationFrame(() => {
    align();
    requestAnimationFrame(align);
  });
  return true;
}

/** How far an element stands out of its region sideways. */
function overhang(mark: HTMLElement, scroller: HTMLElement): number {
  const { left, right } = mark.getBoundingClientRect();
  const region = scroller.getBoundingClientRect();
  if (left < region.left) return left - region.left;
  return Math.max(0, Math.min(right - region.right, left - region.left));
}
