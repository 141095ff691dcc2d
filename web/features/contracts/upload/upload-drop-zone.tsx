import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { buttonClass } from '#web/ui/button-class.ts';
import { acceptedFiles } from './upload-file.rules';

type Props = { onFiles: (files: File[]) => void; disabled: boolean; problem: string | null; inputId: string };

/** A real file input under its label, and around it a place to drop a file on. */
export function UploadDropZone({ onFiles, disabled, problem, inputId }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  useNoStrayDrops();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the input inside does
    <div
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-box border-2 border-dashed px-4 py-8 text-center ${
        over ? 'border-info bg-info/8' : 'border-rule'
      }`}
    >
      <FileUp aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
      <p className="max-sm:sr-only">{over ? m.upload_drop_now() : m.upload_drop()}</p>
      <input
        id={inputId}
        type="file"
        data-shortcut="upload"
        accept={acceptedFiles}
        disabled={disabled}
        aria-describedby={problem ? `${id}-problem ${id}-rules` : `${id}-rules`}
        aria-invalid={problem ? true : undefined}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can then be chosen again.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={inputId}
        className={buttonClass({
          className: `peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info ${
            disabled ? 'btn-disabled' : ''
          }`,
        })}
      >
        {m.upload_choose()}
      </label>
      <p id={`${id}-rules`} className="text-sm text-balance text-muted">
        {m.upload_rules()}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-medium text-error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A file let go beside the zone would otherwise take the page's place. */
function useNoStrayDrops() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
