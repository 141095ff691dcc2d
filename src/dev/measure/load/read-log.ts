import type { Figures } from './figures.ts';

/** Takes what the Workers print, in whatever pieces, and tells the figures what each call asked of the database. */
export function createLogReader(figures: Pick<Figures, 'asked'>): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    // A line without an end is no line of ours.
    rest = (lines.pop() ?? '').slice(-10_000);
    for (const line of lines) {
      const call = callIn(line);
      if (call) figures.asked(`${call.method} ${call.route}`, call);
    }
  };
}

function callIn(line: string) {
  const start = line.indexOf('{"');
  if (start < 0 || !line.includes('"event":"request"')) return null;
  try {
    const { method, route, statements, rows } = JSON.parse(line.slice(start));
    return typeof statements === 'number' ? { method, route, statements, rows } : null;
  } catch {
    return null;
  }
}
