import { type ReactNode, useEffect, useRef } from 'react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { PageDropCover } from './page-drop-cover';
import { TokenLimitDialog } from './token-limit-dialog';
import { UploadBar } from './upload-bar';
import { UploadChecked } from './upload-checked';
import { UploadFollowing } from './upload-following';
import { usePageDrop } from './use-page-drop';
import { useUpload } from './use-upload';

type Props = {
  /** Says why nothing can be uploaded now; then the control is off. */
  blocked: ReactNode;
  inputId: string;
  /** Larger plans, offered where only one of them would take the document. */
  upgrade: (size: SizeValidation) => ReactNode;
};

export function UploadForm({ blocked, inputId, upgrade }: Props) {
  const { state, choose, check, send, restart, upgradeFor, closeUpgrade } = useUpload();
  const accepting = state.step === 'sending' && state.sent >= 1;
  const region = useFocusKept(accepting ? 'accepting' : state.step);
  const busy = state.step === 'checking' || state.step === 'sending';
  const over = usePageDrop(busy || blocked ? null : choose);
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {over && <PageDropCover />}
      <Card title={state.step === 'empty' ? undefined : m.upload_title()}>
        <div className="grid gap-4">
          {state.step === 'empty' && (
            <>
              {blocked}
              <UploadBar onFiles={choose} disabled={Boolean(blocked)} problem={state.problem} inputId={inputId} />
            </>
          )}
          {state.step === 'checking' && (
            <>
              <LoadingState label={m.upload_checking()} />
              <Cancel onClick={restart} />
            </>
          )}
          {state.step === 'unchecked' && (
            <>
              <Alert tone="danger" live title={<bdi>{state.file.name}</bdi>}>
                {state.problem}
              </Alert>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => check(state.file)}>{m.ui_try_again()}</Button>
                <Button variant="quiet" onClick={restart}>
                  {m.upload_other()}
                </Button>
              </div>
            </>
          )}
          {state.step === 'checked' && <UploadChecked {...state} onSend={send} onOther={restart} />}
          {state.step === 'sending' && !accepting && (
            <>
              <Progress label={m.upload_sending({ name: state.file.name })} value={state.sent} />
              <Cancel onClick={restart} />
            </>
          )}
          {accepting && <Progress label={m.upload_accepting()} />}
          {state.step === 'following' && <UploadFollowing {...state} onLeave={restart} />}
        </div>
      </Card>
      <TokenLimitDialog size={upgradeFor} onClose={closeUpgrade} upgrade={upgrade} />
    </div>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" size="sm" className="justify-self-start" onClick={onClick}>
      {m.upload_cancel()}
    </Button>
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
