import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import {
  askedClauses,
  type LawPlace,
  measuredClauses,
  refusedClauses,
} from '#src/features/contracts/measured.schema.ts';
import type { Findings } from '#worker/analyse/analyst.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { placeOfLaw } from '../law/find-place';
import type { AnyPlay, Passage } from '../play';
import { capOnLiability } from '../playbook/cap-on-liability.play';
import { noticeToTerminateRenewal } from '../playbook/notice-to-terminate-renewal.play';
import { paymentTerms } from '../playbook/payment-terms.play';
import { renewalTerm } from '../playbook/renewal-term.play';
import { terminationForConvenience } from '../playbook/termination-for-convenience.play';
import { type Duration, inDays } from '../read/durations';
import { findGoverningLaw } from '../read/governing-law';
import type { PlaybookResult } from '../run-playbook';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { isWhole } from './missing-clauses';

type Measured = NonNullable<Findings['measured']>;
type Clause = Measured['clauses'][number];
type Facts = Partial<Omit<Clause, 'clauseType' | 'evidence'>> & { passage?: Passage | null };

const told: ReadonlySet<string> = new Set([...askedClauses, ...refusedClauses, ...measuredClauses]);
const refusable: readonly ClauseType[] = [...refusedClauses, 'renewal-term'];
const nothing = { days: null, amount: null, currency: null, automatic: null, law: null };
const daysOf = (period: Pick<Duration, 'amount' | 'unit'> | null | undefined) => (period ? inDays(period) : null);

/** What the playbook read of the clauses that rules of an account can be about. */
export function writeMeasured(playbook: readonly AnyPlay[], result: PlaybookResult, contract: ContractText): Measured {
  const facts = readFacts(result, contract);
  const clauses = result.findings.flatMap(({ play: { type }, passages }): Clause[] => {
    if (!told.has(type)) return [];
    const { passage, ...read } = facts[type] ?? {};
    return [{ clauseType: type, ...nothing, ...read, evidence: [contract.cite(passage ?? passages[0])] }];
  });
  return { clauses, silentOn: silences(playbook, result, contract) };
}

/** Clauses that were not recognised, and without whose words they cannot be there. */
function silences(playbook: readonly AnyPlay[], result: PlaybookResult, contract: ContractText): Measured['silentOn'] {
  const { text, language } = contract;
  const says = (pattern: RegExp) => compilePattern(pattern, language).test(text);
  const { matters } = languages[language].matters;
  const asked = isWhole(contract) ? askedClauses.filter((type) => !says(matters[type])) : [];
  const refused = refusable.filter((type) => {
    const about = playbook.find((play) => play.type === type)?.rule?.[language].about;
    return about !== undefined && !says(about);
  });
  return [...asked, ...refused].filter((type) => !result.has(type));
}

function readFacts(result: PlaybookResult, contract: ContractText): Partial<Record<string, Facts>> {
  const payment = result.factsOf(paymentTerms);
  const notice = result.factsOf(noticeToTerminateRenewal);
  const leaving = result.factsOf(terminationForConvenience);
  const renewal = result.factsOf(renewalTerm);
  const cap = result.factsOf(capOnLiability);
  return {
    'payment-terms': payment ? { days: daysOf(payment.period), passage: payment.passage } : {},
    'notice-to-terminate-renewal': notice ? { days: daysOf(notice.notice), passage: notice.passage } : {},
    'termination-for-convenience': leaving ? { days: daysOf(leaving.notice), passage: leaving.passage } : {},
    'renewal-term': renewal ? { automatic: renewal.isAutomatic || null, passage: renewal.passage } : {},
    'cap-on-liability': cap
      ? {
          days: daysOf(cap.period),
          amount: cap.amount?.amount ?? null,
          currency: cap.amount?.currency ?? null,
          passage: cap.capped,
        }
      : {},
    'governing-law': lawOf(contract),
  };
}

function lawOf(contract: ContractText): Facts {
  const named = findGoverningLaw(contract);
  const law: LawPlace | null = named && placeOfLaw(named, contract.language);
  return named ? { law, passage: named.passage } : {};
}
