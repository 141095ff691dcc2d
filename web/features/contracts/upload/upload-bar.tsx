import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { buttonClass } from '#web/ui/button-class.ts';
import { acceptedFiles } from './upload-file.rules';

type Props = { onFiles: (files: File[]) => void; disabled: boolean; problem: string | null; inputId: string };

/** A real file input under its label, which looks like a button; files dropped on the page come another way. */
export function UploadBar({ onFiles, disabled, problem, inputId }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <h2 className="font-serif text-heading font-semibold">{m.upload_title()}</h2>
        <p id={`${id}-rules`} className="text-sm text-muted">
          {m.upload_rules()}
          <span className="max-sm:hidden"> {m.upload_drop()}</span>
        </p>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-1 font-medium text-error">
            {problem}
          </p>
        )}
      </div>
      <input
        id={inputId}
        type="file"
        multiple
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
          className: `max-sm:w-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info ${
            disabled ? 'btn-disabled' : ''
          }`,
        })}
      >
        <FileUp aria-hidden className="size-4.5" />
        {m.upload_choose()}
      </label>
    </div>
  );
}
