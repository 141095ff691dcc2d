import { m } from '#src/i18n/paraglide/messages.js';
import { showToast } from '../ui/toast-store';

const loginPath = '/api/login';
const delay = 500;
let leaving = false;

/** Notifies a user whose session has ended, then sends the browser to sign in. Many failed calls make one toast. */
export function leaveForLogin(go: (path: string) => void = (path) => window.location.assign(path)) {
  if (leaving) return;
  leaving = true;
  showToast({
    title: m.unauthorized_title(),
    description: m.unauthorized_description(),
    tone: 'destructive',
    holdsPlace: true,
  });
  setTimeout(() => {
    leaving = false;
    go(loginPath);
  }, delay);
}
