import { foldWords } from '#src/kernel/folding.ts';
import type { Analysis, Reader, StoredAnalysis } from './analysis.schema';
import { riskLevels } from './analysis-shape.schema';
import type { ClauseRisks, ContractFacts, RecurringSum } from './contract-facts.schema';
import { recurringPeriods } from './contract-facts.schema';

/** Bounds what a row holds; no contract of ours states half as many. */
const mostSums = 20;
const longestPurpose = 80;

const said = (words: string | null | undefined) => foldWords(words ?? '').join(' ');

/** What an analysis says that is told beside other contracts; of a part that is damaged, nothing. */
export const factsOf = ({
  isContract,
  contractType,
  money,
  reader,
  riskAssessment,
}: StoredAnalysis): ContractFacts => ({
  isContract: isContract ?? true,
  contractType,
  sums: recurringSums(money ?? [], reader),
  risks: riskAssessment ? risksByClause(riskAssessment) : [],
});

function recurringSums(money: Analysis['money'], reader: Reader): RecurringSum[] {
  const names = [said(reader?.name), said(reader?.role)].filter((name) => name !== '');
  const isReader = (party: string) => names.includes(said(party));
  const sums = money.flatMap(({ amount, currency, per, payer, payee, purpose, unconfirmed }): RecurringSum[] => {
    const period = recurringPeriods.find((one) => one === per);
    if (!period || unconfirmed || !currency || !/^[A-Z]{3}$/.test(currency) || !(amount > 0)) return [];
    const [pays, receives] = [isReader(payer), isReader(payee)];
    const does = pays === receives ? null : pays ? 'pays' : 'receives';
    const short = purpose.slice(0, longestPurpose).toWellFormed();
    return [{ amount, currency, per: period, purpose: short, reader: does }];
  });
  return sums.slice(0, mostSums);
}

function risksByClause(assessment: Analysis['riskAssessment']): ClauseRisks[] {
  const found = new Map<ClauseRisks['clauseType'], ClauseRisks>();
  for (const level of riskLevels) {
    for (const { clauseType } of assessment[level]) {
      const counts = found.get(clauseType) ?? { clauseType, high: 0, medium: 0, low: 0 };
      counts[level]++;
      found.set(clauseType, counts);
    }
  }
  return [...found.values()];
}
