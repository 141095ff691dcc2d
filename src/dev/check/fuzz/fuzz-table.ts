import type { FuzzAnswer } from './reader-thread.ts';

interface Row {
  outcomes: Map<string, number>;
  milliseconds: number[];
}

const print = (first: string, ...cells: (string | number)[]) =>
  console.log(first.padEnd(34) + cells.map((cell) => String(cell).padStart(8)).join(''));

/** How often damaged files of each kind came to what, and how long they took. */
export class FuzzTable {
  readonly #rows = new Map<string, Row>();

  add(kind: string, { outcome, milliseconds }: FuzzAnswer): void {
    const row: Row = this.#rows.get(kind) ?? { outcomes: new Map(), milliseconds: [] };
    this.#rows.set(kind, row);
    row.outcomes.set(outcome, (row.outcomes.get(outcome) ?? 0) + 1);
    row.milliseconds.push(milliseconds);
  }

  get faults(): number {
    return this.#all.reduce((sum, [, { outcomes }]) => sum + (outcomes.get('fault') ?? 0), 0);
  }

  get #all(): [kind: string, Row][] {
    return [...this.#rows].toSorted(([one], [other]) => one.localeCompare(other));
  }

  print(): void {
    const all = this.#all;
    const outcomes = [...new Set(all.flatMap(([, row]) => [...row.outcomes.keys()]))].toSorted();
    const times = all.map(([, { milliseconds }]) => milliseconds.toSorted((a, b) => a - b));
    const at = (share: number) =>
      times.map((sorted) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0));
    print('', ...all.map(([kind]) => kind));
    print('cases', ...all.map(([, { milliseconds }]) => milliseconds.length));
    for (const outcome of outcomes) print(outcome, ...all.map(([, row]) => row.outcomes.get(outcome) ?? 0));
    print('ms, half of them', ...at(0.5));
    print('ms, 99 of 100', ...at(0.99));
    print('ms, the slowest', ...at(1));
  }
}
