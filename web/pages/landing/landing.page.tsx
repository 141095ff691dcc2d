import { m } from '#src/i18n/paraglide/messages.js';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ClosingCall } from './closing-call';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';

export function LandingPage() {
  usePageTitle(m.logo_tagline(), m.landing_lead());
  return (
    <>
      <Hero />
      <FeatureCards />
      <HowItWorks />
      <ClosingCall />
    </>
  );
}
