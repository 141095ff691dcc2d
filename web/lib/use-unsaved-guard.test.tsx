import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUnsavedGuard } from './use-unsaved-guard';

const confirm = vi.fn(() => false);

beforeEach(() => {
  confirm.mockReset().mockReturnValue(false);
  vi.stubGlobal('confirm', confirm);
});

/** Asked for by links that did not keep their click to themselves. */
let followed: string[];

function Page({ unsaved }: { unsaved: boolean }) {
  useUnsavedGuard(unsaved);
  const follow = (event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }) => {
    event.preventDefault();
    followed.push(event.currentTarget.textContent ?? '');
  };
  const here = window.location.origin + window.location.pathname;
  return (
    <>
      <a href="/about" onClick={follow}>
        <b>About</b>
      </a>
      <a href={`${here}#form`} onClick={follow}>
        The form
      </a>
      <a href="/about" target="_blank" rel="noreferrer" onClick={follow}>
        Another tab
      </a>
      <a href="/about" download onClick={follow}>
        A file
      </a>
      <a href="https://example.com/about" onClick={follow}>
        Elsewhere
      </a>
    </>
  );
}

function open(unsaved: boolean) {
  followed = [];
  return render(<Page unsaved={unsaved} />);
}

const clickOn = (words: string, init: MouseEventInit = {}) => fireEvent.click(screen.getByText(words), init);

const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a link to another page asks first, wherever in it one clicks, and a no keeps the page', () => {
  open(true);
  clickOn('About');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not saved'));
  expect(followed).toEqual([]);
  confirm.mockReturnValue(true);
  clickOn('About');
  expect(followed).toEqual(['About']);
});

test('what loses nothing is not asked about: a place on the page, another tab, a download', () => {
  open(true);
  for (const link of ['The form', 'Another tab', 'A file']) clickOn(link);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) clickOn('About', { [key]: true });
  clickOn('About', { button: 1 });
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toHaveLength(8);
});

test('closing the page and leaving the site are asked about by the browser', () => {
  open(true);
  expect(closes()).toBe(false);
  clickOn('Elsewhere');
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toEqual(['Elsewhere']);
});

test('Back asks too', () => {
  history.replaceState({ idx: 1 }, '');
  open(true);
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ idx: 0 }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  // The address is back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
});

test('nothing is asked while nothing was typed, once it is saved, and after the page is gone', () => {
  const { rerender } = open(false);
  clickOn('About');
  expect(closes()).toBe(true);
  rerender(<Page unsaved />);
  expect(closes()).toBe(false);
  rerender(<Page unsaved={false} />);
  clickOn('About');
  expect(closes()).toBe(true);
  rerender(null);
  expect(closes()).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
