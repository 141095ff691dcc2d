import { moneyWords } from '#worker/analyse/languages/money-words.ts';
import type { Sides } from '../parties/sides';
import { bareRole } from '../parties/standing';
import type { ContractText } from '../text/contract-text';

export type Party = 'reader' | 'other';
export const otherThan = (party: Party): Party => (party === 'reader' ? 'other' : 'reader');

/** Who of the two pays for what the contract is about. */
export interface Deal {
  pays: Party | null;
  /** What is paid for is the other's work. */
  isWork: boolean;
}

/** By what the parties are called: a tenant pays, an employee is paid. */
export function dealByRoles(sides: Sides, { language }: ContractText): Deal {
  const { roles, working } = moneyWords[language];
  const called = { reader: sides.reader?.role ?? '', other: sides.calledOf('other') ?? '' };
  const votes = (['reader', 'other'] as const).flatMap((party): Party[] => {
    const role = bareRole(called[party], language);
    if (!role) return [];
    const pays = roles.pays.test(role);
    if (pays === roles.earns.test(role)) return [];
    return [pays ? party : otherThan(party)];
  });
  const [first, second] = votes;
  const pays = first && (!second || second === first) ? first : null;
  const isWork = working.test(bareRole(called.reader, language)) || working.test(bareRole(called.other, language));
  return { pays, isWork };
}
