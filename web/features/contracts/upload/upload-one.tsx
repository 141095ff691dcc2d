import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { UploadBar } from './upload-bar';
import { UploadChecked } from './upload-checked';
import { UploadFollowing } from './upload-following';
import { isAccepting, type Upload } from './use-upload';

type Props = { upload: Upload; blocked: ReactNode; inputId: string; onFiles: (files: File[]) => void };

/** The steps of a single file, from its choice to the end of its analysis. */
export function UploadOne({ upload: { state, check, send, restart }, blocked, inputId, onFiles }: Props) {
  const accepting = isAccepting(state);
  return (
    <>
      {state.step === 'empty' && (
        <>
          {blocked}
          <UploadBar onFiles={onFiles} disabled={Boolean(blocked)} problem={state.problem} inputId={inputId} />
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
          <Alert tone="danger" live title={m.upload_validation_title()}>
            <bdi className="font-medium wrap-anywhere">{state.file.name}</bdi>
            <p>{m.upload_validation_failed()}</p>
            {state.problem !== m.upload_validation_failed() && <p>{state.problem}</p>}
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
    </>
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" size="sm" className="justify-self-start" onClick={onClick}>
      {m.upload_cancel()}
    </Button>
  );
}
