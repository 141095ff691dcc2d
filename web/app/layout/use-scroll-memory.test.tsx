import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { nameLoadedPage, useScrollMemory } from './use-scroll-memory';

/** How far the page can be scrolled: as far as what it shows has been fetched. */
let longest: number;
let at: number;
let grow: () => void;
let go: NavigateFunction;

beforeEach(() => {
  longest = 2000;
  at = 0;
  grow = () => {};
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    at = Math.min(top, longest);
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});

function Page() {
  go = useNavigate();
  useScrollMemory();
  return null;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Page />
    </MemoryRouter>,
  );
const navigate = (to: string | number) => act(async () => void go(to as string));
function scroll(to: number) {
  at = to;
  window.dispatchEvent(new Event('scroll'));
}

test('a place reached just before a link was pressed is not lost', async () => {
  open();
  at = 900;
  document.body.click();
  await navigate('/about');
  await navigate(-1);
  expect(at).toBe(900);
});

test('a new page starts at its top, and Back leads to where one was', async () => {
  open();
  scroll(900);
  await navigate('/about');
  expect(at).toBe(0);
  scroll(300);
  await navigate(-1);
  expect(at).toBe(900);
  await navigate(1);
  expect(at).toBe(300);
});

test('another filter of the same page leaves it where it is, and so does a place on it', async () => {
  open();
  scroll(900);
  await navigate('/dashboard?status=failed');
  expect(at).toBe(900);
  await navigate('/about#promises');
  expect(at).toBe(900);
});

test('a page that is still fetching what it shows is scrolled once it is long enough', async () => {
  open();
  scroll(900);
  await navigate('/about');
  longest = 400;
  await navigate(-1);
  expect(at).toBe(400);
  longest = 2000;
  grow();
  expect(at).toBe(900);
  // What grows later moves nothing.
  at = 100;
  grow();
  expect(at).toBe(100);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'who moves the page by %s meanwhile is left alone',
  async (kind) => {
    open();
    scroll(900);
    await navigate('/about');
    longest = 400;
    await navigate(-1);
    window.dispatchEvent(new Event(kind));
    scroll(50);
    longest = 2000;
    grow();
    expect(at).toBe(50);
  },
);

test('after ten seconds the old place is given up', async () => {
  open();
  scroll(900);
  await navigate('/about');
  longest = 400;
  vi.useFakeTimers();
  await navigate(-1);
  vi.advanceTimersByTime(10_001);
  longest = 2000;
  grow();
  expect(at).toBe(400);
});

test('the places outlive a reload', async () => {
  open();
  scroll(740);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(JSON.parse(sessionStorage.getItem('plainclause.scroll') ?? '{}'))).toContain(740);
  expect(history.scrollRestoration).toBe('manual');
});

test('every loaded page is an entry of its own, and stays it when it is loaded again', () => {
  history.replaceState({ idx: 3 }, '', '/about');
  nameLoadedPage();
  const { key } = history.state;
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/./) });
  nameLoadedPage();
  expect(history.state.key).toBe(key);
  history.pushState(null, '', '/support');
  nameLoadedPage();
  expect(history.state.key).not.toBe(key);
});
