/** Brings the marked words to the upper third of the text and gives them the focus. False when none are there. */
export function goToMark(scroller: HTMLElement): boolean {
  const mark = scroller.querySelector<HTMLElement>('[data-place]');
  if (!mark) return false;
  mark.focus({ preventScroll: true });
  const align = () => {
    const distance = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: distance - scroller.clientHeight / 3, behavior: 'instant' });
  };
  align();
  // Text that was left out of the layout until now may turn out longer or shorter than guessed.
  requestAnimationFrame(() => {
    align();
    requestAnimationFrame(align);
  });
  return true;
}
