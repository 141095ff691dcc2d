import { m } from '#src/i18n/paraglide/messages.js';
import { formatFileSize } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useExport } from './export.queries';
import { exportFailure } from './settings.rules';

export function ExportCard() {
  const { start, stop, received, isPending, isSaved, error } = useExport();
  const label =
    received > 0 ? m.settings_export_received({ size: formatFileSize(received) }) : m.settings_export_busy();

  return (
    <Card title={m.settings_export_title()}>
      <p className="text-muted">{m.settings_export_text()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" busy={isPending} onClick={start}>
          {m.settings_export()}
        </Button>
        {isPending && (
          <Button variant="quiet" onClick={stop}>
            {m.settings_export_stop()}
          </Button>
        )}
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        {isPending && <Progress label={label} />}
        {isSaved && (
          <Alert tone="success" live>
            {m.settings_export_done()}
          </Alert>
        )}
        {error && (
          <Alert tone="danger" title={m.error_title()} live>
            {exportFailure(error)}
          </Alert>
        )}
      </div>
    </Card>
  );
}
