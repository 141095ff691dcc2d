import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { ensureBrowser } from '#src/dev/check/find-browser.ts';
import { startAgain } from '#src/dev/run/start-again.ts';

let launched: Promise<Browser> | undefined;

/** The browser of all test files that run in this process, with which it ends; another where it has broken down. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  // Containers run as root and have little shared memory.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];
  const browser = await startAgain('the browser', () => chromium.launch({ executablePath, args }));
  browser.on('disconnected', () => {
    launched = undefined;
  });
  return browser;
}

export interface OpenPage {
  page: Page;
  /** Errors on the console and requests to other hosts so far. A test ends with none. */
  problems: string[];
}

/**
 * Opens a page of the running app with an empty profile. When the test is over the page is closed, and the test
 * fails on any error on the console, uncaught exception, or request to another host, except those that `allow` names.
 */
export async function openPage(
  path: string,
  options: BrowserContextOptions & { allow?: (problem: string) => boolean } = {},
): Promise<OpenPage> {
  const { allow = () => false, ...contextOptions } = options;
  const baseURL = inject('appUrl');
  const context = await (await sharedBrowser()).newContext({ baseURL, ...contextOptions });
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!allow(problem)) problems.push(problem);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`exception: ${error.error()}`));
  context.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) note(`third party: ${href}`);
  });
  onTestFinished(async () => {
    await context.close();
    if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
  });
  const page = await context.newPage();
  if (contextOptions.javaScriptEnabled !== false) goToLivePages(page);
  await page.goto(path);
  return { page, problems };
}

/** Pages that were drawn ahead can be seen before they can be used: unless less is asked for, that is waited for. */
function goToLivePages(page: Page): void {
  const alive = () => {
    const drawn = document.getElementById('root')?.dataset.drawn;
    return drawn === undefined || drawn === 'app';
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (path, options) => {
    const answer = await goto(path, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(alive);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await page.waitForFunction(alive);
    return answer;
  };
}
