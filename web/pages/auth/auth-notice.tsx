import { useEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import type { AuthNotice as Notice } from './auth-state';

const verifiedFor = 2000;

const texts: Record<Exclude<Notice, 'password-right'>, () => string> = {
  registered: m.auth_registered,
  'not-verified': m.auth_not_verified,
  verified: m.auth_verified_sign_in,
};

export function AuthNotice({ notice }: { notice: keyof typeof texts }) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (notice !== 'verified') return;
    const timer = setTimeout(() => setOver(true), verifiedFor);
    return () => clearTimeout(timer);
  }, [notice]);

  if (over) return null;
  return (
    <Alert tone={notice === 'not-verified' ? 'info' : 'success'} live>
      {texts[notice]()}
    </Alert>
  );
}
