import { CircleAlert, CircleCheck, CircleHelp, Clock, X } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatPercent } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { UploadDecision } from '../upload-decision';
import type { QueuedFile } from './queued-file.rules';
import type { UploadQueue } from './use-upload-queue';

const marks: Record<QueuedFile['step'], React.ReactNode> = {
  waiting: <Clock aria-hidden className="size-5 text-muted" />,
  checking: <Spinner />,
  asking: <CircleHelp aria-hidden className="size-5 text-warning" />,
  sending: <Spinner />,
  sent: <CircleCheck aria-hidden className="size-5 text-success" />,
  refused: <CircleAlert aria-hidden className="size-5 text-error" />,
  failed: <CircleAlert aria-hidden className="size-5 text-error" />,
};

/** One of several files: its name, where it stands, and what is asked of it. */
export function UploadQueueRow({ queued, queue }: { queued: QueuedFile; queue: UploadQueue }) {
  const { id, file, step } = queued;
  const removable = step === 'waiting' || step === 'failed';
  return (
    <li className="grid gap-3 py-2">
      <div className="flex items-start gap-3">
        <span className="grid h-6 w-5 shrink-0 place-items-center">{marks[step]}</span>
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">
            {queued.step === 'sent' ? (
              <Link to={paths.analysis(queued.contractId)} className="text-link">
                <bdi>{file.name}</bdi>
              </Link>
            ) : (
              <bdi>{file.name}</bdi>
            )}
          </p>
          <p className={`text-sm ${step === 'refused' || step === 'failed' ? 'text-error' : 'text-muted'}`}>
            {standing(queued)}
          </p>
          {queued.step === 'refused' && queued.upgradable && (
            <Link to={paths.pricing} className="text-link text-sm">
              {m.upload_see_plans()}
            </Link>
          )}
        </div>
        {step === 'failed' && (
          <Button variant="secondary" size="sm" onClick={() => queue.tryAgain(id)}>
            {m.ui_try_again()}
          </Button>
        )}
        {removable && (
          <IconButton
            icon={X}
            label={m.upload_several_remove({ name: file.name })}
            onClick={() => queue.remove(id)}
            className="btn-sm"
          />
        )}
      </div>
      {queued.step === 'asking' && (
        <div className="grid gap-4 ps-8 pb-2">
          <UploadDecision
            fileName={queued.file.name}
            size={queued.size}
            side={queued.side}
            onSend={(wanted) => queue.answer(queued, wanted)}
            otherwise={m.upload_several_leave_out()}
            onOther={() => queue.remove(id)}
          />
        </div>
      )}
    </li>
  );
}

/** Where a file stands, in a few words; of one that is not taken, why. */
function standing(queued: QueuedFile): string {
  switch (queued.step) {
    case 'waiting':
      return m.upload_several_waiting();
    case 'checking':
      return m.upload_several_checking();
    case 'asking':
      return m.upload_several_asking();
    case 'sending':
      return m.upload_several_sending({ share: formatPercent(queued.sent) });
    case 'sent':
      if (queued.side === undefined) return m.upload_several_sent();
      return queued.side === null ? m.upload_several_unsure() : m.upload_several_side({ name: queued.side });
    case 'refused':
    case 'failed':
      return queued.problem;
  }
}
