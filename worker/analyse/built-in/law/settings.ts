import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';

/** What a reader buys for himself from a trader, as far as the kind of contract tells. */
const consumer = [
  'broadband',
  'care-home',
  'childcare',
  'course',
  'energy-installation',
  'energy-supply',
  'funeral-plan',
  'gym-membership',
  'mobile-phone',
  'online-service',
  'package-travel',
  'personal-training',
  'pet-care',
  'photography',
  'protection-plan',
  'removals',
  'schooling',
  'security-monitoring',
  'self-storage',
] as const satisfies ContractKind[];

/** The kinds of contracts that rules are made for. */
export const settings = {
  home: ['residential-tenancy'],
  'home-or-room': ['residential-tenancy', 'room-let', 'lodger'],
  job: ['employment', 'fixed-term-employment'],
  'permanent-job': ['employment'],
  'fixed-job': ['fixed-term-employment'],
  'any-job': ['employment', 'fixed-term-employment', 'zero-hours', 'apprenticeship'],
  'zero-hours': ['zero-hours'],
  apprenticeship: ['apprenticeship'],
  consumer,
  /** Services that go on for as long as they are paid. */
  subscription: [
    'broadband',
    'course',
    'gym-membership',
    'mobile-phone',
    'online-service',
    'personal-training',
    'security-monitoring',
  ],
  telephone: ['broadband', 'mobile-phone'],
  'hire-purchase': ['hire-purchase'],
  'consumer-loan': ['consumer-loan'],
} as const satisfies Record<string, readonly ContractKind[]>;

export type Setting = keyof typeof settings;

/** Settings that protect a person against a trader. */
export const forConsumers: readonly Setting[] = [
  'consumer',
  'subscription',
  'telephone',
  'hire-purchase',
  'consumer-loan',
];
