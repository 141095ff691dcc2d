import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw';
import { useUnsavedGuard } from './use-unsaved-guard';

const confirm = vi.fn(() => false);

beforeEach(() => {
  confirm.mockReset().mockReturnValue(false);
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => vi.unstubAllGlobals());

/** Asked for by links that did not keep their click to themselves. */
let followed: string[];

function Page({ unsaved }: { unsaved: boolean }) {
  useUnsavedGuard(unsaved);
  const follow = (event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }) => {
    event.preventDefault();
    followed.push(event.currentTarget.className);
  };
  const here = window.location.origin + window.location.pathname;
  return (
    <>
      <a className="page" href="/about" onClick={follow}>
        <b>About</b>
      </a>
      <a className="anchor" href={`${here}#form`} onClick={follow}>
        Form
      </a>
      <a className="tab" href="/about" target="_blank" rel="noreferrer" onClick={follow}>
        About
      </a>
      <a className="file" href="/about" download onClick={follow}>
        About
      </a>
      <a className="site" href="https://example.com/about" onClick={follow}>
        Elsewhere
      </a>
    </>
  );
}

async function open(unsaved: boolean) {
  followed = [];
  const page = await draw(<Page unsaved={unsaved} />);
  const clickOn = (selector: string, init: MouseEventInit = {}) =>
    page.find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return { ...page, clickOn };
}

const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a link to another page asks first, wherever in it one clicks, and a no keeps the page', async () => {
  const { clickOn } = await open(true);
  clickOn('.page b');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not saved'));
  expect(followed).toEqual([]);
  confirm.mockReturnValue(true);
  clickOn('.page b');
  expect(followed).toEqual(['page']);
});

test('what loses nothing is not asked about: a place on the page, another tab, a download', async () => {
  const { clickOn } = await open(true);
  for (const link of ['.anchor', '.tab', '.file']) clickOn(link);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) clickOn('.page', { [key]: true });
  clickOn('.page', { button: 1 });
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toHaveLength(8);
});

test('closing the page and leaving the site are asked about by the browser', async () => {
  const { clickOn } = await open(true);
  expect(closes()).toBe(false);
  clickOn('.site');
  expect(confirm).not.toHaveBeenCalled();
  expect(followed).toEqual(['site']);
});

test('Back asks too', async () => {
  history.replaceState({ idx: 1 }, '');
  await open(true);
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ idx: 0 }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  // The address is back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  go.mockRestore();
});

test('nothing is asked while nothing was typed, once it is saved, and after the page is gone', async () => {
  const { clickOn, redraw } = await open(false);
  clickOn('.page');
  expect(closes()).toBe(true);
  await redraw(<Page unsaved />);
  expect(closes()).toBe(false);
  await redraw(<Page unsaved={false} />);
  clickOn('.page');
  expect(closes()).toBe(true);
  await redraw(null);
  expect(closes()).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
