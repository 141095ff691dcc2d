import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useDeleteContract } from './contract-actions.queries';

/** Asks, deletes, and says what came of it. */
export function useConfirmedDelete({ onDeleted }: { onDeleted?: () => void } = {}) {
  const { mutateAsync, isPending } = useDeleteContract();

  async function remove(id: string) {
    if (!window.confirm(m.contract_delete_confirm())) return;
    try {
      await mutateAsync(id);
    } catch (error) {
      const description = failureText(error, m.contract_delete_failed());
      return showToast({ title: m.contract_delete_failed_title(), description, tone: 'destructive' });
    }
    showToast({ title: m.contract_deleted(), description: m.contract_deleted_text(), tone: 'success' });
    onDeleted?.();
  }

  return { remove, isPending };
}
