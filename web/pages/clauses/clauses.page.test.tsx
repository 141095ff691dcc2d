import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { ClausesPage } from './clauses.page';

const clause = (fields: Partial<Clause>): Clause => ({
  id: 'governing-law',
  version: 1,
  title: 'Governing Law',
  heading: 'Governing Law',
  description: 'Says which law applies.',
  category: 'Legal',
  content: 'The law of [England and Wales] applies.',
  wordings: { standard: 'The law of [England and Wales] applies.' },
  riskLevel: 'medium',
  riskReason: 'Foreign law costs.',
  use: 'Always.',
  clauseType: 'governing-law',
  tags: ['law'],
  ...fields,
});

let answer: (asked: URL) => Promise<Response>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json([clause({})]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer(new URL(path, 'http://app.test'));
  });
});

afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{pathname + search}</output>;
}

async function open(path = '/clauses', accountStatus: CurrentUser['accountStatus'] = 'pro') {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { accountStatus } as CurrentUser);
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <ClausesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  /** Waits until what is checked holds. Nothing may be thrown while React is at work: it would lose what it has to do. */
  const until = (check: () => void) =>
    vi.waitFor(
      async () => {
        await act(async () => {});
        check();
      },
      { timeout: 4000 },
    );
  const text = () => page.container.textContent ?? '';
  const address = () => page.find('[data-address]').textContent;
  return { ...page, until, text, address, box: () => page.find<HTMLInputElement>('[type=search]') };
}

const choose = (field: HTMLSelectElement, value: string) =>
  act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('an account that must pay first is led to the plans', async () => {
  const page = await open('/clauses', null);
  expect(page.address()).toBe('/pricing');
});

test('what is typed and chosen goes into the address, and nothing is asked that was not', async () => {
  const page = await open();
  await page.until(() => expect(page.text()).toContain('Clauses: 1'));
  await type(page.box(), 'law ');
  await page.until(() => expect(page.address()).toBe('/clauses?search=law'));
  const [category, risk] = page.container.querySelectorAll('select');
  await choose(category as HTMLSelectElement, 'Risk Management');
  await choose(risk as HTMLSelectElement, 'high');
  expect(page.address()).toBe('/clauses?search=law&category=risk-management&risk=high');
  await type(page.box(), '');
  await page.until(() => expect(page.address()).toBe('/clauses?category=risk-management&risk=high'));
  expect(asked).toEqual([
    '/api/clauses',
    '/api/clauses?search=law',
    '/api/clauses?search=law&category=Risk+Management',
    '/api/clauses?search=law&category=Risk+Management&risk=high',
    '/api/clauses?category=Risk+Management&risk=high',
  ]);
});

test('the address alone fills the fields; what it says that there is not is left out', async () => {
  const page = await open('/clauses?search=notice&category=termination&risk=extreme');
  expect(page.box().value).toBe('notice');
  expect([...page.container.querySelectorAll('select')].map(({ value }) => value)).toEqual(['Termination', '']);
  expect(asked).toEqual(['/api/clauses?search=notice&category=Termination']);
});

test('while the next answer is on its way what was found before stays, then the new number is told', async () => {
  const page = await open();
  await page.until(() => expect(page.text()).toContain('Clauses: 1'));
  let arrive: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  await type(page.box(), 'zebra');
  await page.until(() => expect(page.find('[role=status]').textContent).toBe('Searching…'));
  expect(page.text()).toContain('Governing Law');
  await act(async () => arrive(Response.json([])));
  await page.until(() => expect(page.find('[role=status]').textContent).toBe('Clauses: 0'));
  expect(page.text()).toContain('No Clauses FoundNothing matches “zebra”');
  answer = async () => Response.json([clause({})]);
  await click(page.control('Show All Clauses'));
  await page.until(() => expect(page.text()).toContain('Governing Law'));
  expect([page.address(), page.box().value]).toEqual(['/clauses', '']);
});

test('an empty category is told as such', async () => {
  answer = async () => Response.json([]);
  const page = await open('/clauses?category=legal&risk=high');
  await page.until(() => expect(page.text()).toContain('There is no clause of this category and risk.'));
});

test('a library that does not load can be asked for again', async () => {
  answer = async () => new Response('', { status: 500 });
  const page = await open();
  await page.until(() => expect(page.text()).toContain('The clauses could not be loaded.'));
  answer = async () => Response.json([clause({})]);
  await click(page.control('Try Again'));
  await page.until(() => expect(page.text()).toContain('Governing Law'));
});

test('a risk that is not known is called unknown', async () => {
  answer = async () => Response.json([clause({ riskLevel: 'extreme' as never })]);
  const page = await open();
  await page.until(() => expect(page.find('.badge').textContent).toBe('Unknown'));
});

test.each([
  ['the clipboard', async () => {}, () => false, 'Copied'],
  ['a selection where the clipboard is refused', () => Promise.reject(new Error('refused')), () => true, 'Copied'],
  [
    'nothing, and says so, where both are refused',
    () => Promise.reject(new Error('refused')),
    () => false,
    'The text could not be copied',
  ],
])('a wording is copied by way of %s', async (_, writeText, execCommand, title) => {
  const taken: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        await writeText();
        taken.push(text);
      },
    },
  });
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement ?? document.querySelector('textarea');
      const selected = document.querySelector('textarea') ?? field;
      if (execCommand()) taken.push((selected as HTMLTextAreaElement).value);
      return execCommand();
    },
  });
  const page = await open();
  await page.until(() => expect(page.text()).toContain('Governing Law'));
  await click(page.control('Copy: Governing Law'));
  await page.until(() => expect(shownToast()?.title).toBe(title));
  expect(taken).toEqual(title === 'Copied' ? ['The law of [England and Wales] applies.'] : []);
  expect(document.querySelector('textarea')).toBeNull();
});
