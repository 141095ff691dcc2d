import { useState } from 'react';

const keyOf = (contractId: string) => `plainclause.ticks.${contractId}`;

/** Which actions of a contract are ticked off, by their words; kept in this browser. */
export function useTicks(contractId: string) {
  const [ticked, setTicked] = useState(() => read(contractId));

  function tick(action: string, done: boolean) {
    const others = ticked.filter((one) => one !== action);
    const next = done ? [...others, action] : others;
    setTicked(next);
    try {
      localStorage.setItem(keyOf(contractId), JSON.stringify(next));
    } catch {
      // Refused storage: the tick holds as long as the page.
    }
  }
  return { isTicked: (action: string) => ticked.includes(action), tick };
}

function read(contractId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(contractId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
