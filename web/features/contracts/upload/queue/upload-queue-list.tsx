import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { countEnded, countSent } from './queued-file.rules';
import { UploadQueueRow } from './upload-queue-row';
import type { UploadQueue } from './use-upload-queue';

/** Several files on their way, a row each, and how far they are in all. */
export function UploadQueueList({ queue }: { queue: UploadQueue }) {
  const { files } = queue;
  const done = countEnded(files);
  const total = files.length;
  const ended = done === total;
  useUnsavedGuard(!ended, m.leave_unsent);
  const shown = { total: formatNumber(total), done: formatNumber(done), sent: formatNumber(countSent(files)) };
  return (
    <div className="grid gap-4">
      <Progress label={m.upload_several_progress(shown)} value={done / total} figures={false} />
      <ul className="divide-y divide-rule border-y border-rule">
        {files.map((queued) => (
          <UploadQueueRow key={queued.id} queued={queued} queue={queue} />
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {ended && m.upload_several_end(shown)}
      </p>
      {ended && (
        <Button variant="secondary" className="justify-self-start" onClick={queue.clear}>
          {m.upload_another()}
        </Button>
      )}
    </div>
  );
}
