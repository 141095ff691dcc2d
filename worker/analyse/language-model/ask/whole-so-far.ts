const closings: Record<string, string> = { '{': '}', '[': ']' };

/**
 * Reads a JSON object while it is written. What counts is whole: a value of the object, or an item of a list in it.
 * The library's own reading of unfinished answers closes what is half written, so that no item is known to be whole.
 */
export function createWholeReader() {
  let text = '';
  let at = 0;
  /** What is still to be closed, innermost first. */
  let open = '';
  let inString = false;
  let whole = { end: 0, open: '' };

  const read = (character: string) => {
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (closings[character] && (open !== '' || character === '{')) open = closings[character] + open;
    else if (open === '') return;
    else if (character === '"') inString = true;
    else if (character === open[0]) {
      open = open.slice(1);
      if (open === ']}' || open.length < 2) whole = { end: at + 1, open };
    } else if (character === ',' && open === '}') whole = { end: at, open };
  };

  return {
    /** Takes more of the text; true when more of it is whole than before. */
    add(more: string): boolean {
      const before = whole.end;
      text += more;
      for (; at < text.length && !(open === '' && whole.end > 0); at++) read(text.charAt(at));
      return whole.end > before;
    },
    /** The object as far as it is whole; undefined when the text is no JSON. */
    value(): unknown {
      try {
        return JSON.parse(text.slice(text.indexOf('{'), whole.end) + whole.open);
      } catch {
        return undefined;
      }
    },
  };
}
