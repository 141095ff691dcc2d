import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';
import type { LawRule } from './law-rule';

interface BreachTexts {
  title(given: object, to: To): string;
  description(given: { said: string }, to: To): string;
}

/** What a contract does by going beyond a limit, where no other risk tells it. */
export const breachTexts: Readonly<Record<Extract<LawRule['of'], string>, BreachTexts>> = {
  deposit: { title: m.law_risk_deposit, description: m.law_risk_said },
  probation: { title: m.law_risk_probation, description: m.law_risk_said },
  restraint: { title: m.law_risk_restraint, description: m.law_risk_restrained },
  'their-notice': { title: m.law_risk_their_notice, description: m.law_risk_said },
  'your-notice': { title: m.law_risk_your_notice, description: m.law_risk_said },
  term: { title: m.law_risk_term, description: m.law_risk_said },
  interest: { title: m.law_risk_interest, description: m.law_risk_said },
  'letting-fee': { title: m.law_risk_letting_fee, description: m.law_risk_said },
};
