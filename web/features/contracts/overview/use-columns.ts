import { useState } from 'react';
import { type ColumnId, columns } from './overview-columns';

const choiceKey = 'plainclause.overview-columns';
const first: readonly ColumnId[] = ['type', 'other', 'end', 'lastDay', 'cost', 'risk'];

/** Which columns the table has besides the contract; kept in this browser. */
export function useColumns() {
  const [chosen, setChosen] = useState(readChoice);
  const toggle = (id: ColumnId) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    setChosen(next);
    try {
      localStorage.setItem(choiceKey, next.join(' '));
    } catch {
      // Refused storage: the choice lasts as long as the page.
    }
  };
  return { shown: columns.filter(({ id }) => id === 'contract' || chosen.includes(id)), toggle };
}

function readChoice(): readonly ColumnId[] {
  try {
    const stored = localStorage.getItem(choiceKey)?.split(' ');
    return stored ? columns.map(({ id }) => id).filter((id) => stored.includes(id)) : first;
  } catch {
    return first;
  }
}
