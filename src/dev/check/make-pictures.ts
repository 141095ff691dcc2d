// `node src/dev/run/run.mjs check/make-pictures.ts`: draws the icons and the preview picture from the mark in web/public/favicon.svg.
// They are committed; run it again when the mark changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { root } from '../run/project-paths.ts';
import { ensureBrowser } from './find-browser.ts';

const publicFolder = join(root, 'web/public');
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8').replace('<svg ', '<svg class="drawing" ');
const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(
    join(root, 'node_modules/@fontsource-variable', file),
  ).toString('base64')})}`;

async function draw(browser: Browser, file: string | null, width: number, height: number, body: string, style: string) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.setContent(
    `<style>*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px}${style}</style>${body}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  if (file) writeFileSync(join(publicFolder, file), picture);
  await page.close();
  return picture;
}

/** A mark in the middle of a square: `share` of its width, on paper or on nothing. */
const icon = (browser: Browser, file: string | null, size: number, share: number, ground: string) =>
  draw(
    browser,
    file,
    size,
    size,
    mark,
    `body{display:grid;place-items:center;background:${ground}}.drawing{width:${share}%;height:${share}%}`,
  );

/** An icon file of one PNG picture, for those who ask for /favicon.ico without having read the page. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const cardStyle = `
${face('Source Serif 4', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
${face('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
body{background:#fdfcf8;color:#1c2230;padding:72px 80px;display:flex;flex-direction:column;font-family:Inter}
.brand{display:flex;align-items:center;gap:20px;font:600 40px 'Source Serif 4'}.drawing{width:64px;height:64px}
h1{font:600 92px/1.16 'Source Serif 4';letter-spacing:-.02em;margin-top:64px}
mark{background:linear-gradient(transparent 18%,#ffe04a 18% 94%,transparent 94%);color:inherit;padding:0 .12em;margin:0 -.12em}
p{font-size:34px;line-height:1.4;color:#505666;margin-top:auto;padding-top:28px;border-top:2px solid #1c2230}`;
const card = `<div class="brand">${mark}Plainclause</div><h1>Know what you<br><mark>are signing</mark></h1>
<p>Contracts in plain language, every finding tied to the words it rests on.</p>`;

mkdirSync(join(publicFolder, 'icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
try {
  for (const size of [192, 512]) {
    await icon(browser, `icons/icon-${size}.png`, size, 88, 'transparent');
    // What a phone cuts out of it is at least the inner four fifths.
    await icon(browser, `icons/maskable-${size}.png`, size, 56, '#fdfcf8');
  }
  await icon(browser, 'icons/apple-touch-icon.png', 180, 70, '#fdfcf8');
  writeFileSync(join(publicFolder, 'favicon.ico'), ico(await icon(browser, null, 32, 100, 'transparent'), 32));
  await draw(browser, 'social-card.png', 1200, 630, card, cardStyle);
} finally {
  await browser.close();
}
