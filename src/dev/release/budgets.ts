import type { BuildWeights } from './build-weights.ts';

/** The most that each part of the build may weigh, in bytes, and how many scripts a page may wait for. */
export const budgets = { api: 400_000, analysis: 16_000_000, landing: 100_000, page: 40_000, scripts: 30 };

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(2)} MB`;

/** A sentence for each part of the build that weighs more than it may, and each page of too many pieces. */
export function findOverweight({ api, analysis, landing, pages, scripts }: BuildWeights): string[] {
  const weighed: (readonly [what: string, bytes: number, most: number])[] = [
    ['The API Worker weighs', api, budgets.api],
    ['The analysis Worker weighs', analysis, budgets.analysis],
    ['The JavaScript of the landing page weighs', landing, budgets.landing],
    ...Object.entries(pages).map(
      ([page, bytes]) => [`The JavaScript that the page ${page} adds weighs`, bytes, budgets.page] as const,
    ),
  ];
  const heavy = weighed
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most]) => `${what} ${size(bytes)}, and may weigh ${size(most)}.`);
  const scattered = Object.entries(scripts)
    .filter(([, count]) => count > budgets.scripts)
    .map(([page, count]) => `The page ${page} waits for ${count} scripts, and may wait for ${budgets.scripts}.`);
  return [...heavy, ...scattered];
}

/** One line about a build within its budgets. */
export function describeWeights({ api, analysis, landing, pages }: BuildWeights): string {
  const [heaviest = ['', 0]] = Object.entries(pages).toSorted(([, one], [, other]) => other - one);
  const page = `the heaviest page after it (${heaviest[0]}) ${size(heaviest[1])}`;
  return `The API Worker weighs ${size(api)}, the analysis Worker ${size(analysis)}, the landing page ${size(landing)}, ${page}.`;
}
