import { type ReactNode, useEffect, useRef } from 'react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { PageDropCover } from './page-drop-cover';
import { countEnded } from './queue/queued-file.rules';
import { UploadQueueList } from './queue/upload-queue-list';
import { useUploadQueue } from './queue/use-upload-queue';
import { TokenLimitDialog } from './token-limit-dialog';
import { chooseFiles } from './upload-file.rules';
import { UploadOne } from './upload-one';
import { usePageDrop } from './use-page-drop';
import { isAccepting, useUpload } from './use-upload';

type Props = {
  /** Says why nothing can be uploaded now; then the control is off. */
  blocked: ReactNode;
  inputId: string;
  /** Larger plans, offered where only one of them would take the document. */
  upgrade: (size: SizeValidation) => ReactNode;
};

export function UploadForm({ blocked, inputId, upgrade }: Props) {
  const upload = useUpload();
  const { state } = upload;
  const queue = useUploadQueue();
  const several = queue.files.length > 0;
  const region = useFocusKept(several ? 'several' : isAccepting(state) ? 'accepting' : state.step);
  const busy = state.step === 'checking' || state.step === 'sending' || countEnded(queue.files) < queue.files.length;
  const choose = (files: readonly File[]) => {
    const choice = chooseFiles(files);
    if (!choice) return;
    upload.restart();
    queue.clear();
    if ('file' in choice) void upload.check(choice.file);
    else if ('files' in choice) queue.start(choice.files);
    else upload.refuse(choice.problem);
  };
  const over = usePageDrop(busy || blocked ? null : choose);
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {over && <PageDropCover />}
      <Card title={state.step === 'empty' && !several ? undefined : m.upload_title()}>
        <div className="grid gap-4">
          {several ? (
            <UploadQueueList queue={queue} />
          ) : (
            <UploadOne upload={upload} blocked={blocked} inputId={inputId} onFiles={choose} />
          )}
        </div>
      </Card>
      <TokenLimitDialog size={upload.upgradeFor} onClose={upload.closeUpgrade} upgrade={upgrade} />
    </div>
  );
}

/** Each step takes the last one's controls away: the focus stays in the form instead of falling to the page's top. */
function useFocusKept(step: string) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [step]);
  return region;
}
