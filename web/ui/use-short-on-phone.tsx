import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '../lib/format';
import { Button } from './button';

/** A long list shows its first `most` on a phone until more is asked for, and on wider screens all of it. */
export function useShortOnPhone(count: number, most: number) {
  const [all, setAll] = useState(false);
  /** Class of the element at this place of the list. */
  const classAt = (index: number) => (index >= most && !all ? 'max-sm:hidden' : '');
  const more = count > most && (
    <Button variant="secondary" aria-expanded={all} className="mt-4 w-full sm:hidden" onClick={() => setAll(!all)}>
      {all ? m.ui_fewer() : m.ui_more({ count: formatNumber(count - most) })}
    </Button>
  );
  return { classAt, more };
}
