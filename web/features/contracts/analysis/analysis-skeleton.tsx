import { m } from '#src/i18n/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function AnalysisSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-8">
      <div className="grid gap-3">
        <div className="skeleton h-9 w-2/3 rounded-sm sm:w-1/3" />
        <div className="skeleton h-5 w-1/2 rounded-sm sm:w-1/5" />
      </div>
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,43%)]">
        <Skeleton lines={9} label={m.analysis_loading()} />
        <div className="skeleton hidden h-96 rounded-box lg:block" />
      </div>
    </div>
  );
}
