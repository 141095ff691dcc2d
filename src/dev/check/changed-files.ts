import { execFileSync } from 'node:child_process';
import { root } from '../run/project-paths.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from `since`, a commit or branch, with what git does not know yet. Paths from the root. */
export const changedFiles = (since: string): string[] => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];
