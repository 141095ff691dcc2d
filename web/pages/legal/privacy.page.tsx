import { useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { useAnchor } from '#web/lib/use-anchor.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { privacyAddedTo } from './last-updated';
import { LegalDocument } from './legal-document';
import { privacySections } from './privacy-sections';

export function PrivacyPage() {
  usePageTitle(m.privacy_title(), m.privacy_lead());
  useAnchor(useLocation().hash);
  return (
    <LegalDocument
      title={m.privacy_title()}
      lead={m.privacy_lead()}
      sections={privacySections()}
      addedTo={privacyAddedTo}
    >
      <ButtonLink to={`${paths.support}#contact`} variant="secondary">
        {m.privacy_contact()}
      </ButtonLink>
    </LegalDocument>
  );
}
