import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRewrites } from '../dev/release/migration-rules.ts';
import { root } from '../dev/run/project-paths.ts';

/** Those before were written while there were no data; what is released is never changed. */
const firstUnderRules = 26;

const migrations = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({
    name,
    number: Number(name.slice(0, 4)),
    sql: readFileSync(join(root, 'migrations', name), 'utf8'),
  }));

test.each(migrations.filter(({ number }) => number >= firstUnderRules))(
  'the migration $name adds, and rewrites no table',
  ({ sql }) => expect(findRewrites(sql)).toEqual([]),
);

test('every migration has a number of its own, and all are in order', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index));
});

test.each([
  ['UPDATE `contract` SET `words` = lower(`file_name`);'],
  ['INSERT INTO `copy` SELECT * FROM `contract`;'],
  ['CREATE TABLE `__new_contract` AS SELECT * FROM `contract`;'],
  ['CREATE TABLE copy (id text) ;--> statement-breakpoint\nDELETE FROM `contract`;'],
  ['ALTER TABLE `contract` DROP COLUMN `layout`;'],
  ['ALTER TABLE `contract` RENAME TO `old`;'],
  ['DROP TABLE `contract`;'],
  ['PRAGMA foreign_keys=OFF;'],
  ['-- harmless\nVACUUM;'],
])('a migration is refused with %j', (sql) => {
  expect(findRewrites(sql)).toHaveLength(1);
});

test.each([
  ['ALTER TABLE `contract` ADD `given_title` text;'],
  [
    'CREATE TABLE `tag` (\n\t`id` text PRIMARY KEY NOT NULL\n);\n--> statement-breakpoint\nCREATE INDEX `tag_id` ON `tag` (`id`);',
  ],
  ['-- Why; in words.\nDROP INDEX `tag_id`;'],
])('a migration may do what adds: %j', (sql) => {
  expect(findRewrites(sql)).toEqual([]);
});

test('the rules would have stopped those that copied and rewrote rows', () => {
  const stopped = migrations.filter(({ sql }) => findRewrites(sql).length > 0).map(({ number }) => number);
  expect(stopped).toEqual(expect.arrayContaining([8, 10, 16]));
});
