import { useQuery } from '@tanstack/react-query';
import { m } from '#src/i18n/paraglide/messages.js';
import { supportAnswersText } from '#src/i18n/support-answers-text.ts';
import { supportContactQuery } from './support.queries';

/** When support answers, by the plan of who is signed in; of everybody until that is known. */
export function SupportPromise() {
  const { data } = useQuery(supportContactQuery);
  return <p>{supportAnswersText[data?.answers ?? 'workdays']()}</p>;
}

/** The address to write to without the form. Its place is kept while it is on its way. */
export function SupportAddress() {
  const { data, isError } = useQuery(supportContactQuery);
  if (isError) return null;
  return (
    <p className={data ? '' : 'invisible'}>
      {m.support_by_email()}{' '}
      <a href={data && `mailto:${data.email}`} className="text-link font-semibold wrap-anywhere" dir="ltr">
        {data?.email ?? '…'}
      </a>
    </p>
  );
}
