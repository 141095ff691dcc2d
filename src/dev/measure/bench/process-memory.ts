import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the workerd processes that this process started; none where the system does not say. */
export function workerdProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((id) => isOwnWorkerd(id));
  } catch {
    return [];
  }
}

function statusOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
}

function isOwnWorkerd(id: number): boolean {
  const status = statusOf(id);
  return /^Name:\s*workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
}

/** The most memory that a process ever held, in MB. */
export const peakOf = (id: number) => Number(/^VmHWM:\s*(\d+)/m.exec(statusOf(id))?.[1] ?? 0) / 1024;
