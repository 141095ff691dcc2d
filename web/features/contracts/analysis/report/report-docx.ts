import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { type ListedRisk, listRisks } from '#src/features/contracts/listed-risks.rules.ts';
import { datesInOrder, isoToday } from '#src/features/contracts/pressing-dates.rules.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { contractTypeText } from '#web/features/contracts/contract-type-text.ts';
import { moneyText } from '#web/features/contracts/money-text.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { byPriority } from '../analysis-grouping';
import type { Sections } from '../analysis-sections';
import { clauseNumberAt } from '../evidence/clause-number';
import { gradeTitle } from '../risks/grade-title';
import { factTable, heading, listItem, quote, text, title } from './report-docx-parts';
import { type Block, wordDocument } from './word-document';

type Reported = Pick<Contract, 'fileName' | 'givenTitle' | 'title' | 'updatedAt' | 'blocks'>;

/** An analysis as a Word document, under the headings of the page and in its language. */
export const reportDocx = (contract: Reported, sections: Sections): Promise<ArrayBuffer> =>
  wordDocument(contractName(contract), (fromRight) => [
    ...opening(contract, sections),
    ...facts(sections, fromRight),
    ...findings(contract, sections),
  ]);

const opening = (contract: Reported, { object, summary }: Sections): Block[] => [
  title(contractName(contract)),
  text(`${contract.fileName} · ${m.analysis_analyzed_on({ date: formatDate(contract.updatedAt) })}`, {
    color: '555555',
  }),
  ...[object, summary].flatMap((words) => (words ? [text(words)] : [])),
];

function facts({ contractType, parties, money, dates }: Sections, fromRight: boolean): Block[] {
  const rows: [string, string][] = [];
  if (contractType) rows.push([m.analysis_contract_type(), contractTypeText[contractType]()]);
  const named = (parties ?? []).map(({ name, role }) => [name, role && `(${role})`].filter(Boolean).join(' '));
  if (named.length > 0) rows.push([m.analysis_parties(), named.join('\n')]);
  const sums = (money ?? []).map(
    (one) => `${moneyText(one)}: ${one.payer} ${m.analysis_money_to()} ${one.payee} · ${one.purpose}`,
  );
  if (sums.length > 0) rows.push([m.analysis_money_title(), sums.join('\n')]);
  const days = datesInOrder(dates ?? [], isoToday()).map(
    ({ kind, label, date }) => `${label ?? dateKindText[kind]()}: ${formatDay(date)}`,
  );
  if (days.length > 0) rows.push([m.analysis_dates(), days.join('\n')]);
  return rows.length > 0 ? [factTable(rows, fromRight)] : [];
}

function findings({ blocks }: Pick<Contract, 'blocks'>, sections: Sections): Block[] {
  const { favours, readClosely, keyTerms, recommendations, missingClauses } = sections;
  return [
    ...part(m.analysis_risks_title(), listRisks(sections), (listed) => riskParts(listed, blocks)),
    ...part(m.analysis_favours_title(), favours, (one) => [text(one.title, { bold: true }), text(one.description)]),
    ...part(m.analysis_read_title(), readClosely, (one) => [heading(one.topic, 2), ...quotes(one)]),
    ...part(m.analysis_key_terms_title(), keyTerms, (one) => [text(one.title, { bold: true }), text(one.description)]),
    ...part(m.analysis_actions_title(), recommendations && byPriority(recommendations), ({ action }) => [
      listItem(action),
    ]),
    ...part(m.analysis_missing_title(), missingClauses, ({ title, why, suggestedWording }) => [
      heading(title, 2),
      text(why),
      ...(suggestedWording ? [quote(suggestedWording)] : []),
    ]),
    text(m.footer_not_legal_advice(), { color: '555555' }),
  ];
}

/** A heading with what stands under it; nothing where there is nothing to say. */
const part = <T>(name: string, found: readonly T[] | null, say: (one: T) => Block[]): Block[] =>
  found && found.length > 0 ? [heading(name), ...found.flatMap(say)] : [];

const quotes = ({ evidence }: Pick<ListedRisk['risk'], 'evidence'>) => evidence.map((one) => quote(`“${one.quote}”`));

function riskParts({ risk, level, ask }: ListedRisk, blocks: Reported['blocks']): Block[] {
  const start = risk.evidence.find((one) => one.start !== null)?.start;
  const number = start == null ? null : clauseNumberAt(blocks, start);
  const graded = [gradeTitle[level](), number && m.analysis_clause({ number })].filter(Boolean).join(' · ');
  return [
    heading(risk.title, 2),
    text(graded, { bold: true, color: '555555' }),
    text(risk.description),
    ...quotes(risk),
    ...(ask ? [text(`${m.analysis_ask_title()}: ${ask}`)] : []),
    ...(risk.delete ? [text(m.analysis_delete_words())] : []),
    ...(risk.suggestedWording ? [text(m.analysis_wording_title(), { bold: true }), quote(risk.suggestedWording)] : []),
    ...(risk.doubt ? [text(`${m.analysis_doubt_title()}: ${risk.doubt.rule}. ${risk.doubt.why}`)] : []),
  ];
}
