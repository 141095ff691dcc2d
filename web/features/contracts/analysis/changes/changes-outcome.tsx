import type { RedlineOutcome } from '#src/features/redline/redline.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { Point } from './points';

type Props = { outcomes: readonly RedlineOutcome[]; points: readonly Point[] };

/** What became of the changes in the file that was downloaded: nothing is left out without a word. */
export function ChangesOutcome({ outcomes, points }: Props) {
  const changed = outcomes.filter(({ state }) => state === 'changed').length;
  const titles = (state: RedlineOutcome['state']) =>
    points.filter(
      // What was to be talked about is a comment as it was meant.
      ({ key, proposed }) =>
        (proposed !== null || state === 'not-placed') && outcomes.some((one) => one.key === key && one.state === state),
    );
  const commented = titles('commented');
  const lost = titles('not-placed');
  return (
    <Alert
      live
      tone={lost.length > 0 || commented.length > 0 ? 'warning' : 'success'}
      title={m.changes_made({ count: formatNumber(changed) })}
    >
      <Titles lead={m.changes_made_commented()} points={commented} />
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
