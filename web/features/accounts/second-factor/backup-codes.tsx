import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Shown once, right after it was turned on. */
export function BackupCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className="grid gap-5">
      <p role="status">{m.second_factor_codes_text()}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-field bg-base-200 p-4 text-center font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CopyButton text={codes.join('\n')} size="md" />
        <Button onClick={onKept}>{m.second_factor_codes_kept()}</Button>
      </div>
    </div>
  );
}
