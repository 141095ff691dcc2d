import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { describeError } from '#src/kernel/logger.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { textEntry } from './archive-entry';
import type { ExportNeeds } from './archive-part';
import { archiveParts } from './archive-parts';
import { zipStream } from './zip-stream';

/** Everything that is kept of the user, as a ZIP archive that is made while it is read. */
export function exportAccount(
  deps: ExportNeeds & Pick<Deps, 'clock' | 'logger'>,
  { user, locale }: { user: CurrentUser; locale: Locale },
): { fileName: string; archive: ReadableStream<Uint8Array> } {
  const now = deps.clock();
  const archive = zipStream(entries(deps, { user, locale, now }), {
    modifiedAt: now,
    onError: (error) => deps.logger.error('account_export.failed', describeError(error)),
  });
  return { fileName: `plainclause-data-${now.toISOString().slice(0, 10)}.zip`, archive };
}

async function* entries(deps: ExportNeeds, { user, locale, now }: { user: CurrentUser; locale: Locale; now: Date }) {
  yield textEntry('README.txt', readme({ user, locale, now }));
  for (const part of archiveParts) yield* part.entries(deps, user);
}

/** What is what, in the reader's language. */
function readme({ user, locale, now }: { user: CurrentUser; locale: Locale; now: Date }): string {
  const date = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(now);
  const about = archiveParts.flatMap((part) => part.about(locale)).map(({ path, text }) => `${path}\n    ${text}`);
  return [
    m.export_readme_title({}, { locale }),
    m.export_readme_lead({ email: user.email, date }, { locale }),
    ...about,
    m.export_readme_formats({}, { locale }),
    m.export_readme_left_out({}, { locale }),
    '',
  ].join('\n\n');
}
