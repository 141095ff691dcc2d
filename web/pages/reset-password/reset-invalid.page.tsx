import { m } from '#src/i18n/paraglide/messages.js';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NarrowScreen } from '#web/ui/narrow-screen.tsx';
import { ResetWays } from './reset-ways';

export function ResetInvalidPage() {
  usePageTitle(m.reset_expired_title());
  return (
    <NarrowScreen title={m.reset_expired_title()} lead={m.reset_expired_text()}>
      <ResetWays />
    </NarrowScreen>
  );
}
