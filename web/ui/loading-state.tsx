import { m } from '#src/i18n/paraglide/messages.js';
import { Spinner } from './spinner';

/** A place where something is on its way, in words for those who do not see the spinner. */
export function LoadingState({ label = m.ui_loading(), tall = false }: { label?: string; tall?: boolean }) {
  return (
    <div role="status" className={`flex items-center justify-center gap-3 text-muted ${tall ? 'min-h-dvh' : 'py-10'}`}>
      <Spinner size="md" />
      <span>{label}</span>
    </div>
  );
}
