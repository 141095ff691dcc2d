/** "1–3, 7" for the pages 1, 2, 3 and 7. */
export function pageRanges(pages: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const page of [...new Set(pages)].sort((one, other) => one - other)) {
    const open = ranges.at(-1);
    if (open && page === open[1] + 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
