import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runNode } from '../run/child-process.ts';
import { root } from '../run/project-paths.ts';

/** Debian's own, past the script that starts them: its extensions and its drawing by GPU take a fifth more of the processor. */
const debianPlaces = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** The browser that tests drive: `CHROME_PATH`, else the one that is installed, else null. */
export function findBrowser(): string | null {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`);
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [named, ...debianPlaces, ...onPath, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** The browser that tests drive, installed when there is none. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests…');
  installWithApt();
  const fromSystem = findBrowser();
  if (fromSystem) return fromSystem;
  const systemLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  await runNode([join(root, 'node_modules/playwright-core/cli.js'), 'install', ...systemLibraries, 'chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser could be installed. Install Chrome or Chromium, or name one by CHROME_PATH.');
}

/** Debian packages Chromium; Ubuntu's package of that name needs snap. */
function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/etc/os-release') || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return;
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  const install = (name: string) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  if (install('chromium-headless-shell').status !== 0) install('chromium');
}
