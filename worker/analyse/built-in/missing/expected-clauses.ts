import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { ExpectableClause } from '#worker/analyse/languages/matter-words.ts';

type Clauses = readonly ExpectableClause[];

/** What contracts between businesses should settle. */
const business: Clauses = ['governing-law', 'jurisdiction', 'entire-agreement', 'variation', 'termination-for-cause'];
const work: Clauses = ['payment-terms', 'working-hours', 'holiday', 'termination-for-convenience'];
const home: Clauses = ['repairs', 'payment-terms', 'termination-for-convenience'];
/** What a consumer is sold, wherever the seller sits. */
const sold: Clauses = ['governing-law', 'jurisdiction'];

/**
 * The clauses whose lack hurts, by kind of contract: few, and none that people put into words of their own, as they do
 * secrecy and what nobody can help, outside contracts between firms.
 */
export const expectedClauses: Record<ContractKind, Clauses> = {
  allotment: ['termination-for-convenience'],
  amendment: [],
  apprenticeship: ['governing-law', 'working-hours', 'holiday'],
  'artist-management': business,
  broadband: [...sold, 'service-levels', 'cooling-off'],
  'building-works': [...sold, 'insurance', 'warranty', 'severability'],
  'care-home': [...sold, 'termination-for-convenience'],
  childcare: [...sold, 'cooling-off', 'insurance'],
  'commercial-agency': [...business, 'severability', 'payment-terms'],
  'commercial-lease': [...home, 'insurance'],
  confidentiality: ['governing-law', 'jurisdiction'],
  consultancy: [...business, 'warranty', 'payment-terms', 'insurance'],
  'consumer-loan': ['cooling-off', 'severability', 'variation'],
  course: [...sold, 'insurance', 'termination-for-convenience'],
  coworking: ['governing-law', 'termination-for-convenience'],
  'domestic-work': ['insurance'],
  employment: [...work, 'ip-assignment'],
  'energy-installation': [...sold, 'warranty', 'cooling-off', 'insurance'],
  'energy-supply': [...sold, 'termination-for-convenience'],
  'equipment-hire': ['governing-law', 'insurance', 'warranty'],
  'estate-agency': ['governing-law'],
  'fixed-term-employment': ['working-hours', 'holiday', 'payment-terms'],
  franchise: [...business, 'confidentiality', 'insurance', 'licence-grant', 'anti-assignment'],
  'freelance-work': [...business, 'ip-assignment', 'payment-terms'],
  'funeral-plan': ['governing-law', 'cooling-off'],
  'goods-supply': [...business, 'warranty', 'severability', 'payment-terms'],
  'gym-membership': ['governing-law', 'termination-for-convenience', 'cooling-off'],
  'hire-purchase': ['cooling-off', 'insurance', 'repairs'],
  'holiday-let': [],
  lodger: ['termination-for-convenience'],
  'marketplace-terms': ['governing-law', 'severability', 'licence-grant'],
  'mobile-phone': ['cooling-off', 'termination-for-convenience', 'severability'],
  'model-release': ['governing-law', 'licence-grant', 'payment-terms'],
  'online-service': [...sold, 'termination-for-convenience', 'data-protection'],
  'package-travel': ['governing-law', 'insurance'],
  'parking-space': ['governing-law', 'termination-for-convenience'],
  partnership: ['governing-law', 'jurisdiction', 'variation'],
  'personal-guarantee': ['severability'],
  'personal-training': ['insurance', 'termination-for-convenience'],
  'pet-care': ['governing-law', 'insurance'],
  photography: ['governing-law'],
  'platform-work': ['governing-law', 'insurance', 'payment-terms'],
  'private-loan': ['payment-terms'],
  'protection-plan': ['governing-law', 'cooling-off'],
  publishing: ['governing-law', 'severability', 'licence-grant', 'payment-terms'],
  removals: ['governing-law', 'insurance'],
  'residential-tenancy': home,
  'room-let': ['payment-terms', 'termination-for-convenience'],
  schooling: ['governing-law', 'termination-for-convenience'],
  'security-monitoring': [...sold, 'termination-for-convenience'],
  'self-storage': ['governing-law', 'insurance'],
  settlement: [],
  'software-service': [
    ...business,
    'confidentiality',
    'force-majeure',
    'data-protection',
    'service-levels',
    'licence-grant',
    'cap-on-liability',
  ],
  sponsorship: [...business, 'payment-terms'],
  translation: ['governing-law', 'payment-terms', 'ip-assignment'],
  'vehicle-lease': ['insurance', 'repairs'],
  'vehicle-sale': ['warranty', 'payment-terms', 'cooling-off'],
  'venue-hire': ['governing-law', 'insurance'],
  'website-maintenance': [
    ...['governing-law', 'jurisdiction', 'entire-agreement'],
    ...['insurance', 'service-levels', 'warranty', 'data-protection'],
  ] as Clauses,
  'zero-hours': ['payment-terms', 'holiday'],
};
