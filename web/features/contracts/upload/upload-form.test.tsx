import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MachineReading, SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { UploadForm } from './upload-form';

const fits: SizeValidation = {
  allowed: true,
  reason: null,
  reasonCode: null,
  availableTokens: 13_800,
  estimatedTokens: 9100,
  maxPages: 15,
  pages: 9,
  characters: 27_000,
  detectedLanguage: 'en',
  languageConfidence: 0.98,
  machineReading: null,
};
const scan: SizeValidation = {
  ...{ ...fits, allowed: false, reason: 'This file holds pictures of pages and no text.' },
  ...{ reasonCode: 'contracts.file_scanned', availableTokens: null, estimatedTokens: null, maxPages: null },
  ...{ pages: null, characters: null, detectedLanguage: null, languageConfidence: null },
  machineReading: {
    ...{ allowed: true, reason: null, reasonCode: null, pages: 4, tokensPerPage: 2250 },
    ...{ estimatedTokens: 11_000, availableTokens: 20_000, maxPages: 24 },
  },
};
let verdict: SizeValidation | 'no network';

beforeEach(() => {
  verdict = fits;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    if (verdict === 'no network') throw new TypeError('Failed to fetch');
    if (path.startsWith('/api/contracts?')) return Response.json([]);
    return new Response(JSON.stringify(verdict));
  });
});

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(blocked: string | null = null) {
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UploadForm blocked={blocked} inputId="file" upgrade={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const choose = (name: string) =>
    act(async () => {
      const input = page.find<HTMLInputElement>('input[type=file]');
      Object.defineProperty(input, 'files', { value: [new File(['some words'], name)], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 20));
    });
  return { ...page, choose, text: () => page.container.textContent ?? '' };
}

test('before anything is spent, the reader sees pages, language and tokens', async () => {
  const { choose, text, control } = await open();
  await choose('lease.pdf');
  expect(text()).toContain('lease.pdf');
  expect(text()).toContain('9 pages');
  expect(text()).toContain('English');
  expect(text()).toContain('about 9,100 tokens');
  expect(control('Analyze Contract')).toBeTruthy();
});

test('an upload can be cancelled until everything is sent, not after', async () => {
  const upload = new EventTarget();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = upload;
      open() {}
      send() {}
      setRequestHeader() {}
    },
  );
  const { choose, text, control, container } = await open();
  await choose('lease.pdf');
  const sent = (loaded: number) =>
    act(async () => {
      upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 }));
    });
  await act(async () => control('Analyze Contract').click());
  await sent(99);
  control('Cancel').focus();
  await sent(100);
  expect(text()).toContain('Uploaded. Checking and storing the file…');
  expect(() => control('Cancel')).toThrow();
  expect(container.firstElementChild).toBe(document.activeElement);
});

test('a document beyond the month’s tokens opens the dialog with the plans, and cannot be sent', async () => {
  verdict = { ...fits, allowed: false, reasonCode: 'usage.tokens_exceeded', reason: 'Too much.', availableTokens: 10 };
  const { choose, find, control } = await open();
  await choose('lease.pdf');
  expect(find('dialog').textContent).toContain('Token Limit Reached');
  expect(control('See Plans').getAttribute('href')).toBe('/pricing');
  expect(() => control('Analyze Contract')).toThrow();
});

/** What the client sends when the contract is to be analysed. */
function catchUpload() {
  const sent: FormData[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open() {}
      send(form: FormData) {
        sent.push(form);
      }
      setRequestHeader() {}
    },
  );
  return sent;
}

test('a scan is sent only after the reader agreed to its cost and to a machine’s reading', async () => {
  const sent = catchUpload();
  verdict = scan;
  const { choose, text, find, control } = await open();
  await choose('lease.pdf');
  expect(shownToast()).toBeNull();
  expect(text()).toContain('4 pages are pictures without text');
  expect(text()).toContain('may hold errors');
  expect(text()).toContain('Each such page costs 2,250 tokens, the whole analysis about 11,000 tokens.');
  const analyze = () => control('Analyze Contract') as HTMLButtonElement;
  expect(analyze().disabled).toBe(true);
  await act(async () => analyze().click());
  expect(sent).toEqual([]);
  await act(async () => find<HTMLInputElement>('input[type=checkbox]').click());
  await act(async () => analyze().click());
  expect(sent.map((form) => form.get('readScannedPages'))).toEqual(['true']);
});

test.each([
  [false, null],
  [true, 'true'],
])('a contract with some scanned pages can be sent with or without them (agreed: %s)', async (agree, field) => {
  const sent = catchUpload();
  verdict = { ...fits, machineReading: scan.machineReading && { ...scan.machineReading, pages: 1 } };
  const { choose, text, find, control } = await open();
  await choose('lease.pdf');
  expect(text()).toContain('1 page is a picture without text');
  expect(text()).toContain('Without your consent the analysis says nothing about these pages.');
  if (agree) await act(async () => find<HTMLInputElement>('input[type=checkbox]').click());
  await act(async () => control('Analyze Contract').click());
  expect(sent.map((form) => form.get('readScannedPages'))).toEqual([field]);
});

test('a scan that costs more than is left opens the dialog with the plans, and offers no consent', async () => {
  const reading = { ...scan.machineReading, allowed: false, reason: 'Monthly token limit would be exceeded.' };
  verdict = { ...scan, machineReading: { ...(reading as MachineReading), reasonCode: 'usage.tokens_exceeded' } };
  const { choose, text, find, container } = await open();
  await choose('lease.pdf');
  expect(find('dialog').textContent).toContain('Token Limit Reached');
  expect(text()).toContain('Monthly token limit would be exceeded.');
  expect(container.querySelector('input[type=checkbox]')).toBeNull();
});

test('a document that is too large for any plan is refused with the reason', async () => {
  verdict = {
    ...fits,
    allowed: false,
    reason: 'More than 200,000 tokens.',
    reasonCode: 'contracts.document_too_large',
    availableTokens: null,
  };
  const { choose, text } = await open();
  await choose('lease.pdf');
  expect(shownToast()).toMatchObject({ title: 'Document Too Large', description: 'More than 200,000 tokens.' });
  expect(text()).toContain('More than 200,000 tokens.');
});

test('when the size cannot be asked for, the file is kept and can be tried again', async () => {
  verdict = 'no network';
  const { choose, text, control } = await open();
  await choose('lease.pdf');
  expect(shownToast()).toMatchObject({
    title: 'Validation Error',
    description: 'Could not validate document size. Please try again.',
  });
  verdict = fits;
  await act(async () => {
    control('Try Again').click();
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(text()).toContain('9 pages');
});

test('a file of another kind is refused at once, beside the control', async () => {
  const { choose, find } = await open();
  await choose('photo.png');
  expect(find('[role=alert]').textContent).toContain('This file type is not accepted');
  expect(find('input').getAttribute('aria-invalid')).toBe('true');
});

test('where the plan is used up the control is off and says why', async () => {
  const { find, text } = await open('Upload limit reached for your current plan');
  expect(find<HTMLInputElement>('input').disabled).toBe(true);
  expect(text()).toContain('Upload limit reached for your current plan');
});

test.each([
  ['taken in is told so', 201, { contractId: 'lease' }, { title: 'Upload Successful' }],
  ['not taken in is told so', 500, {}, { title: 'Upload Failed', description: 'Failed to upload contract' }],
])('who sends a file that is %s', async (_name, status, answer, toast) => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = status;
      statusText = '';
      responseText = JSON.stringify(answer);
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      send() {
        this.dispatchEvent(new Event('load'));
      }
    },
  );
  const { choose, control } = await open();
  await choose('lease.pdf');
  await act(async () => {
    control('Analyze Contract').click();
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(shownToast()).toMatchObject(toast);
});
