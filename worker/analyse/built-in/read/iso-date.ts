/** The calendar date, or undefined where there is no such day. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1900 && year <= 2150) || month < 1 || month > 12 || day < 1) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
}

export function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
