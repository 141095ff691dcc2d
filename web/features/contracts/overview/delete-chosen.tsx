import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useDeleteContracts } from '../contract-actions.queries';
import type { OverviewRow } from './overview-row.rules';

type Props = { chosen: readonly OverviewRow[]; onDeleted: (ids: readonly string[]) => void };

/** Deletes what is chosen, one after the other, and says how far it came. */
export function DeleteChosen({ chosen, onDeleted }: Props) {
  const deletion = useDeleteContracts();
  const [done, setDone] = useState(0);

  async function remove() {
    if (!window.confirm(m.overview_delete_confirm({ count: formatNumber(chosen.length) }))) return;
    const ids = chosen.map(({ id }) => id);
    const deleted: string[] = [];
    try {
      await deletion.mutateAsync({ ids, onEach: (id) => setDone(deleted.push(id)) });
      showToast({ title: m.overview_deleted({ count: formatNumber(deleted.length) }), tone: 'success' });
    } catch (error) {
      showToast({
        title: m.overview_deleted_some({ done: formatNumber(deleted.length), count: formatNumber(ids.length) }),
        description: failureText(error, m.contract_delete_failed()),
        tone: 'destructive',
      });
    }
    setDone(0);
    onDeleted(deleted);
  }

  return (
    <Button variant="secondary" size="sm" busy={deletion.isPending} onClick={() => void remove()}>
      <Trash2 aria-hidden className="size-4" />
      {m.overview_delete({ count: formatNumber(chosen.length - done) })}
    </Button>
  );
}
