import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { AnalysisCapabilities } from './analysis-capabilities';
import { AnalysisEngine } from './analysis-engine';
import { CoreFeatures } from './core-features';
import { LanguageShowcase } from './language-showcase';
import { TechnicalPoints } from './technical-points';

export function FeaturesPage() {
  usePageTitle(m.nav_features(), m.features_lead());
  return (
    <>
      <header className="mx-auto max-w-page px-4 pt-12 pb-10 sm:px-6 lg:pt-16">
        <h1 className="font-serif text-display font-semibold ltr:tracking-tight">{m.features_title()}</h1>
        <p className="mt-5 max-w-prose text-lead text-muted">{m.features_lead()}</p>
      </header>
      <CoreFeatures />
      <AnalysisCapabilities />
      <TechnicalPoints />
      <AnalysisEngine />
      <LanguageShowcase />
      <div className="mx-auto flex max-w-page flex-wrap gap-3 px-4 pt-4 sm:px-6">
        <ButtonLink to={paths.register} size="lg">
          {m.nav_get_started()}
        </ButtonLink>
        <ButtonLink to={paths.templates} size="lg" variant="secondary">
          {m.features_browse_templates()}
        </ButtonLink>
      </div>
    </>
  );
}
