import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { MessageSent } from '#web/features/support/message-sent.tsx';
import { SupportAddress, SupportPromise } from '#web/features/support/support-address.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HelpQuestions } from './help-questions';

export function SupportPage() {
  const { user } = useCurrentUser();
  const [sent, setSent] = useState(false);
  usePageTitle(m.nav_support(), m.meta_support());
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <PageHeader title={m.support_title()} lead={m.support_lead()} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <section id="contact">
          <h2 className="font-serif text-heading font-semibold">{m.support_contact_title()}</h2>
          <div className="mt-2 mb-6 text-muted">
            <SupportPromise />
            <SupportAddress />
          </div>
          {sent ? (
            <MessageSent onAnother={() => setSent(false)} />
          ) : (
            <ContactForm key={user?.id} name={name} email={user?.email ?? ''} onSent={() => setSent(true)} />
          )}
        </section>
        <HelpQuestions />
      </div>
    </div>
  );
}
