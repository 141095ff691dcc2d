import { m } from '#src/i18n/paraglide/messages.js';

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 focus:rounded-field focus:bg-primary focus:px-4 focus:py-2 focus:text-primary-content"
    >
      {m.nav_skip()}
    </a>
  );
}
