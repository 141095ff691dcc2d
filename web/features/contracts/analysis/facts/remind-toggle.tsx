import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { changeContract } from '#web/features/contracts/change-contract.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Whether mails remind of the last days of this contract. */
export function RemindToggle({ id, reminders }: { id: string; reminders: boolean }) {
  const queryClient = useQueryClient();
  const turn = useMutation({
    mutationFn: (body: { reminders: boolean }) => changeContract(id, body),
    onSuccess: ({ reminders: stored = reminders }) =>
      queryClient.setQueryData(contractQuery(id).queryKey, (shown) => shown && { ...shown, reminders: stored }),
    onError: (error) =>
      showToast({
        title: m.error_title(),
        description: failureText(error, m.reminders_not_saved()),
        tone: 'destructive',
      }),
  });
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input
        type="checkbox"
        className="checkbox checkbox-xs border-(--field-line)"
        checked={turn.isPending ? turn.variables.reminders : reminders}
        onChange={({ target }) => turn.mutate({ reminders: target.checked })}
      />
      {m.analysis_remind()}
    </label>
  );
}
