import { useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { useAnchor } from '#web/lib/use-anchor.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LegalDocument } from './legal-document';
import { termsSections } from './terms-sections';

export function TermsPage() {
  usePageTitle(m.terms_title(), m.meta_terms());
  useAnchor(useLocation().hash);
  return (
    <LegalDocument title={m.terms_title()} lead={m.terms_lead()} sections={termsSections()}>
      <ButtonLink to={`${paths.support}#contact`} variant="secondary">
        {m.terms_contact()}
      </ButtonLink>
    </LegalDocument>
  );
}
