import { expect, test, vi } from 'vitest';
import { isShortcut, shortcutsAreOn, switchShortcuts } from './shortcuts';

/** Whether a key that is pressed in the first element of this page is a shortcut. */
function pressedIn(html: string, init: KeyboardEventInit & { taken?: boolean } = {}): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('.here') ?? document.body;
  let answer = false;
  const look = (event: KeyboardEvent) => {
    answer = isShortcut(event);
  };
  document.addEventListener('keydown', look);
  const event = new KeyboardEvent('keydown', { key: 'u', bubbles: true, cancelable: true, ...init });
  if (init.taken) event.preventDefault();
  target.dispatchEvent(event);
  document.removeEventListener('keydown', look);
  return answer;
}

test.each([
  ['the page itself', ''],
  ['a button', '<button class="here">Send</button>'],
  ['a link', '<a class="here" href="/about">About</a>'],
  ['a tick box', '<input class="here" type="checkbox">'],
  ['a closed dialog’s page', '<dialog></dialog><p class="here">Words</p>'],
])('a key that is pressed on %s is a shortcut', (_, html) => {
  expect(pressedIn(html)).toBe(true);
});

test.each([
  ['a field', '<input class="here" type="text">'],
  ['a search', '<input class="here" type="search">'],
  ['a password', '<input class="here" type="password">'],
  ['a text', '<textarea class="here"></textarea>'],
  ['a choice', '<select class="here"></select>'],
  ['a menu', '<div role="menu"><button class="here">Dark</button></div>'],
  ['a page below a dialog', '<dialog open></dialog><p class="here">Words</p>'],
])('a key that is pressed in %s is none', (_, html) => {
  expect(pressedIn(html)).toBe(false);
});

test('a key is no shortcut with Control, Command or Alt, held down, half composed, or where something else took it', () => {
  for (const init of [
    ...[{ ctrlKey: true }, { metaKey: true }, { altKey: true }],
    ...[{ repeat: true }, { isComposing: true }, { taken: true }],
  ]) {
    expect(pressedIn('', init), JSON.stringify(init)).toBe(false);
  }
  expect(pressedIn('', { key: '?', shiftKey: true })).toBe(true);
});

test('shortcuts are on until they are switched off, and stay off', () => {
  expect(shortcutsAreOn()).toBe(true);
  switchShortcuts(false);
  expect(shortcutsAreOn()).toBe(false);
  switchShortcuts(true);
  expect(shortcutsAreOn()).toBe(true);
});

test('a browser that keeps nothing leaves them on', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  switchShortcuts(false);
  expect(shortcutsAreOn()).toBe(true);
});
