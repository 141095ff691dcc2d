import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { catchErrors, takeErrors } from '#src/testing/console-errors.ts';
import { forgetSession } from '#web/features/accounts/session-hint.ts';
import { loadErrorTexts } from '#web/lib/error-texts.ts';
import { dismissToast } from '#web/ui/toast-store.ts';
import { resetServer, server } from './server';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// A machine that runs other tests as well may take longer than the second that the library waits.
configure({ asyncUtilTimeout: 10_000 });

/** The DOM of the tests does not know this element yet, which React says once. */
const aboutSearchElement = ([text, tag]: unknown[]) => String(text).startsWith('The tag <%s>') && tag === 'search';

beforeAll(() => server.enable());
beforeAll(loadErrorTexts);
afterAll(() => server.disable());

beforeEach(catchErrors);

// All files share one window: every test leaves it as it was.
afterEach(async () => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  // A call that was made last of all is answered, or missed, too.
  await new Promise((done) => setTimeout(done));
  resetServer();
  const printed = takeErrors().filter((words) => !aboutSearchElement(words));
  expect(printed, 'nothing may be printed to console.error').toEqual([]);
});
