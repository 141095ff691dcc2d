import type { Contract } from './generated/api-client.ts';

type Evidence = { quote: string; match: string }[];

const levels = ['high', 'medium', 'low'] as const;

const quoted = (evidence: Evidence) =>
  evidence.filter(({ match }) => match !== 'none').map(({ quote }) => `    “${quote.replaceAll(/\s+/g, ' ')}”`);

const section = (title: string, lines: string[]) => (lines.length > 0 ? [`\n${title}`, ...lines] : []);

/** An analysis as text: what it says, with the words of the contract. */
export function printedAnalysis(contract: Contract): string {
  const { title, fileName, summary, riskAssessment, missingClauses, dates, warnings } = contract;
  const risks = levels.flatMap((level) =>
    (riskAssessment?.[level] ?? []).flatMap((risk) => [
      `  [${level}] ${risk.title}: ${risk.description}`,
      ...quoted(risk.evidence),
    ]),
  );
  return [
    title ?? fileName,
    ...section('Summary', summary ? [`  ${summary}`] : []),
    ...section(
      'Warnings',
      (warnings ?? []).map(({ message }) => `  ${message}`),
    ),
    ...section('Risks', risks),
    ...section(
      'Missing',
      (missingClauses ?? []).map((missing) => `  ${missing.title}: ${missing.why}`),
    ),
    ...section(
      'Dates',
      (dates ?? []).map(({ date, kind, label, unconfirmed }) => {
        const doubt = unconfirmed ? ' (not said in so many words)' : '';
        return `  ${date}  ${label ?? kind}${doubt}`;
      }),
    ),
  ].join('\n');
}
