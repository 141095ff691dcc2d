import type { RedlineOutcome } from '#src/features/redline/redline.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { Point } from './points';

type Props = { outcomes: readonly RedlineOutcome[]; points: readonly Point[] };

/** What became of the changes in the file that was downloaded: nothing is left out without a word. */
export function ChangesOutcome({ outcomes, points }: Props) {
  const became = (state: RedlineOutcome['state']) =>
    points.filter(({ key }) => outcomes.some((one) => one.key === key && one.state === state));
  const changed = became('changed');
  const commented = became('commented');
  // What was to be talked about is a comment as it was meant.
  const discussed = commented.filter(({ proposed }) => proposed === null);
  const byHand = commented.filter(({ proposed }) => proposed !== null);
  const lost = became('not-placed');
  return (
    <Alert live tone={lost.length > 0 || byHand.length > 0 ? 'warning' : 'success'} title={m.changes_made()}>
      {changed.length > 0 && <p>{m.changes_made_changed({ count: formatNumber(changed.length) })}</p>}
      {discussed.length > 0 && <p>{m.changes_made_discussed({ count: formatNumber(discussed.length) })}</p>}
      <Titles lead={m.changes_made_commented()} points={byHand} />
      <Titles lead={m.changes_made_lost()} points={lost} />
    </Alert>
  );
}

function Titles({ lead, points }: { lead: string; points: readonly Point[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <p className="mt-1">{lead}</p>
      <ul className="list-disc ps-5">
        {points.map(({ key, title }) => (
          <li key={key} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
