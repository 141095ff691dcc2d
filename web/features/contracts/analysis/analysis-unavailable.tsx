import { Alert } from '#web/ui/alert.tsx';

/** In place of a part whose data is malformed. */
export function AnalysisUnavailable({ text }: { text: string }) {
  return <Alert tone="warning">{text}</Alert>;
}
