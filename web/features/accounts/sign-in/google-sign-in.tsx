import { useQuery } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { useLocale } from '#web/lib/locale.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { GoogleLogo } from './google-logo';
import { signInOptionsQuery } from './sign-in.queries';

/** The way over to Google, where it is open. Its place is kept while that is asked, so that nothing moves. */
export function GoogleSignIn({ returnTo }: { returnTo: string | null }) {
  const { data, isPending } = useQuery(signInOptionsQuery);
  const { locale } = useLocale();
  if (!isPending && !data?.google) return null;
  const asked = new URLSearchParams({ locale, ...(returnTo && { returnTo }) });
  return (
    <div className={`grid gap-6 ${isPending ? 'invisible' : ''}`}>
      <div className="divider my-0 text-sm text-muted">{m.auth_or()}</div>
      <a
        href={`/api/auth/google?${asked}`}
        className={buttonClass({ variant: 'secondary', className: 'w-full gap-3' })}
      >
        <GoogleLogo />
        {m.auth_google_continue()}
      </a>
    </div>
  );
}
