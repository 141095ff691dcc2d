import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { OverviewContract } from '#src/features/overview/overview.schema.ts';
import { columns, sortRows } from './overview-columns';
import { toOverviewRow } from './overview-row.rules';
import { tableOf, toCsv } from './table-file';
import { toXlsx } from './table-xlsx';

const rent = { amount: 900, currency: 'GBP', per: 'month', purpose: 'rent', reader: 'pays' } as const;
const row = (fields: Partial<OverviewContract> = {}) =>
  toOverviewRow(
    {
      ...{ id: 'a', fileName: 'lease.pdf', givenTitle: null, title: 'Lease', counterparty: 'Northwind Ltd', tags: [] },
      ...{ createdAt: '2026-11-01T10:00:00.000Z', riskCounts: { high: 2, medium: 1, low: 0 }, isContract: true },
      ...{ contractType: 'tenancy', dates: [{ kind: 'expiry', date: '2027-07-31' }], sums: [rent], ...fields },
    },
    '2026-11-28',
  );

const shown = columns.filter(({ id }) => ['contract', 'other', 'end', 'cost', 'risk', 'tags'].includes(id));

test('a file has a heading for each chosen column and a line for each contract, with what is not known left empty', () => {
  const table = tableOf(
    [
      row(),
      row({
        title: null,
        counterparty: null,
        dates: [],
        sums: [],
        tags: ['Home', 'Flat'],
        riskCounts: { high: 0, medium: 0, low: 0 },
      }),
    ],
    shown,
  );
  expect(toCsv(table).slice(1).split('\r\n')).toEqual([
    'Contract,Other party,End,Cost a year,Cost a year: currency,Cost a year: as stated,Worst risk,Risks found: High,Risks found: Medium,Risks found: Low,Tags',
    'Lease,Northwind Ltd,2027-07-31,10800,GBP,£900 a month (rent),High,2,1,0,',
    'lease.pdf,,,,,,None found,0,0,0,"Home, Flat"',
    '',
  ]);
});

test('several sums, and those of whom nobody knows who pays, are told as stated and make no amount', () => {
  const several = row({ sums: [rent, { ...rent, amount: 50, purpose: 'parking' }] });
  const unknown = row({ sums: [{ ...rent, reader: null }] });
  const cost = columns.filter(({ id }) => id === 'cost');
  expect(tableOf([several, unknown, row({ sums: null })], cost).slice(1)).toEqual([
    [null, 'GBP', '£900 a month (rent); £50 a month (parking)'],
    [null, null, 'Not known who pays: £900 a month (rent)'],
    [null, null, 'Not read yet'],
  ]);
});

test.each(['=1+1', '+44 20', '-2', '@sum', '\t=1'])('%j of an uploaded file is no formula in the table', (title) => {
  const [, line = ''] = toCsv(tableOf([row({ title })], shown.slice(0, 1))).split('\r\n');
  expect(line.startsWith("'")).toBe(true);
});

test('quotes, separators and line breaks stay in their cell', () => {
  const csv = toCsv(tableOf([row({ title: 'A "b", c\nd' })], shown.slice(0, 1)));
  expect(csv).toContain('"A ""b"", c\nd"');
});

test('the workbook opens with days as days, amounts as numbers and words as words, in the direction of its language', async () => {
  const file = await toXlsx(tableOf([row({ title: '=HYPERLINK("x") <&\u0000' })], shown), {
    sheet: 'نظرة',
    fromRight: true,
  });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (name: string) => strFromU8(parts[name] ?? expect.fail(name));
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<c r="D2"[^>]*><v>10800<\/v>/);
  // 31 July 2027 as spreadsheets count days.
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46599<\/v>/);
  expect(text('xl/sharedStrings.xml')).toContain('=HYPERLINK("x") &lt;&amp; ');
  expect(text('xl/workbook.xml')).toContain('نظرة');
});

test('rows are sorted by any column, what is not known last either way, and alike ones stay in their order', () => {
  const rows = [
    row({ id: 'late', dates: [{ kind: 'expiry', date: '2030-01-01' }] }),
    row({ id: 'never', dates: [] }),
    row({ id: 'soon', riskCounts: { high: 0, medium: 9, low: 0 } }),
    row({ id: 'same', title: 'lease 10', sums: [{ ...rent, amount: 1000 }] }),
  ];
  const ids = (by: string, down: boolean) => sortRows(rows, { by, down }).map(({ id }) => id);
  expect(ids('end', false)).toEqual(['soon', 'same', 'late', 'never']);
  expect(ids('end', true)).toEqual(['late', 'soon', 'same', 'never']);
  expect(ids('risk', true)).toEqual(['late', 'never', 'same', 'soon']);
  expect(ids('cost', true)[0]).toBe('same');
});
