import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const pages = readFileSync(join(import.meta.dirname, '../features/contracts/reader/contract-pages.css'), 'utf8');

/** The first or second time that colours are set, by the names that come after a prefix. */
function coloursOf(css: string, prefix: string, time = 0): [name: string, colour: string][] {
  const found = [...css.matchAll(new RegExp(`--${prefix}-([a-z-]+): (#[0-9a-f]{6});`, 'g'))];
  const half = found.length / (css === theme ? 2 : 1);
  return found.slice(time * half, (time + 1) * half).map(([, name = '', colour = '']) => [name, colour]);
}

/** Lightness and two axes of colour (OKLab), in which distances are as people see them. */
function oklab(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: string, other: string) => {
  const b = oklab(other);
  return Math.hypot(...oklab(one).map((value, axis) => value - (b[axis] ?? 0)));
};

test.each([
  ['in the light theme', coloursOf(theme, 'mark', 0)],
  ['in the dark theme', coloursOf(theme, 'mark', 1)],
  ['on the pages of a file', coloursOf(pages, 'stroke')],
])('no two marks look alike %s: neutral, of each grade, and what is searched for', (_, colours) => {
  expect(colours.map(([name]) => name)).toEqual(['plain', 'high', 'medium', 'low', 'found', 'found-now']);
  const alike = colours.flatMap(([name, colour], index) =>
    colours
      .slice(index + 1)
      .map(([other, otherColour]) => ({ pair: `${name} ${other}`, far: distance(colour, otherColour) })),
  );
  expect(alike.filter(({ far }) => far < 0.06)).toEqual([]);
});
