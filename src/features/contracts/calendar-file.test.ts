import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.schema';

const stamp = new Date('2026-11-22T09:30:15.250Z');
const day = { uid: 'c-expiry-2027-07-31@plainclause', date: '2027-07-31', summary: 'Ends: Lease', description: '' };

/** The lines of a file as a calendar reads them: what was folded is put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a date is an event of a whole day, stamped in universal time', () => {
  const lines = linesOf(calendarFile([day], stamp));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270731');
  expect(lines).toContain('DTSTAMP:20261122T093015Z');
  expect(lines).toContain('UID:c-expiry-2027-07-31@plainclause');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('signs that mean something in a calendar are escaped, and a line break is no new line', () => {
  const [summary] = linesOf(calendarFile([{ ...day, summary: 'Rent, deposit; C:\\x\r\nEND:VEVENT' }], stamp)).filter(
    (line) => line.startsWith('SUMMARY'),
  );
  expect(summary).toBe('SUMMARY:Rent\\, deposit\\; C:\\\\x\\nEND:VEVENT');
});

test('no line is longer than 75 bytes, and an Arabic title comes out whole', () => {
  const title = 'آخر يوم لتوجيه الإخطار: عقد توزيع بين شركة الشمال وشركة الجنوب للتجارة والتوريد العام 🗓️';
  const file = calendarFile([{ ...day, summary: title, description: title }], stamp);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  expect(file).not.toContain('\uFFFD');
});

test('each date is an event of its own', () => {
  const file = calendarFile([day, { ...day, uid: 'other', date: '2027-05-02' }], stamp);
  expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
