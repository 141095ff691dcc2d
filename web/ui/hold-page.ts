/** What is open over the page, the last one at the end. */
const over: { isSheet: boolean }[] = [];

/** Keeps the page from scrolling while something is open over it. Returns how it is let go. */
export function holdPage({ isSheet }: { isSheet: boolean }): () => void {
  const one = { isSheet };
  over.push(one);
  tell();
  return () => {
    over.splice(over.indexOf(one), 1);
    tell();
  };
}

/** By an attribute: a style that looked for open dialogs would be worked out anew with all that is put into the page. */
function tell() {
  const { dataset } = document.documentElement;
  if (over.length > 0) dataset.held = over.some(({ isSheet }) => isSheet) ? 'sheet' : 'dialog';
  else delete dataset.held;
}
