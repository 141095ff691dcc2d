import { useLocation } from 'react-router';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { ButtonLink } from '../../ui/button-link';
import { LegalDocument } from './legal-document';
import { termsSections } from './terms-sections';
import { useAnchor } from './use-anchor';

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
