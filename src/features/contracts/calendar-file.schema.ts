export type CalendarDay = {
  /** The same for the same day of the same contract, so that a second import replaces the first. */
  uid: string;
  /** ISO 8601 calendar date. */
  date: string;
  summary: string;
  description: string;
};

/** Of a day of a contract. */
export const calendarUid = ({ contractId, kind, date }: { contractId: string; kind: string; date: string }) =>
  `${contractId}-${kind}-${date}@plainclause`;

const encoder = new TextEncoder();
const longestLine = 75;

/**
 * Days as an iCalendar file (RFC 5545), each an event of a whole day. `stamp` is when they were worked out. `name` is what a
 * calendar calls them that fetches them time and again. Kept apart from zod for its size.
 */
export function calendarFile(days: readonly CalendarDay[], stamp: Date, name?: string): string {
  const stamped = stamp.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = days.flatMap(({ uid, date, summary, description }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamped}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plainclause//Contract dates//EN'];
  const fetched =
    name === undefined
      ? []
      : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H'];
  return [...lines, ...fetched, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A line goes on in the next after 75 bytes, and no character is cut in two. */
function folded(line: string): string {
  let folding = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      folding += '\r\n ';
      bytes = 1;
    }
    folding += character;
    bytes += size;
  }
  return folding;
}
