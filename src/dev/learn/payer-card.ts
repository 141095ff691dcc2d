import type { PayerReport, PayerScore } from './payer-model.ts';

/** How well payers are told, by split and language, as Markdown. */
export function payerTable(reports: Record<string, PayerReport>): string {
  const cells = ({ sums, told, right, wrong }: PayerScore) => [percent(right, sums), percent(wrong, told)];
  const lines = Object.entries(reports).flatMap(([split, report]) =>
    Object.entries(report).map(
      ([language, { learned, rules, reader }]) =>
        `| ${[split, language, learned.sums, percent(learned.told, learned.sums), ...cells(learned), ...cells(rules), ...cells(reader)].join(' | ')} |`,
    ),
  );
  return [
    '| briefs | language | sums | told | right | wrong of told | rules: right | rules: wrong | reader: right | reader: wrong |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;
