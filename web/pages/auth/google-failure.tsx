import type { GoogleFailure } from '#src/features/accounts/sign-in/google.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

const texts: Record<GoogleFailure, () => string> = {
  google_refused: m.auth_google_refused,
  google_expired: m.auth_google_expired,
  google_email_unverified: m.auth_google_email_unverified,
  google_unavailable: m.auth_google_unavailable,
  google_too_many: () => m.error_http_rate_limited({ seconds: 60 }),
  google_failed: m.auth_google_failed,
};

const isKnown = (error: string): error is GoogleFailure => Object.hasOwn(texts, error);

/** Why the browser came back from Google without a session. Of `error`, from the address, only known values are shown. */
export function GoogleFailed({ error }: { error: string | null }) {
  if (error === null || !isKnown(error)) return null;
  return (
    <Alert tone={error === 'google_refused' ? 'info' : 'danger'} live>
      {texts[error]()}
    </Alert>
  );
}
