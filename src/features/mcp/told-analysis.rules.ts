import { riskLevels } from '../contracts/analysis-shape.schema';
import { contractFailures } from '../contracts/contracts.errors';
import type { Contract } from '../contracts/contracts.schema';
import { quotesOf } from './quotes-of.rules';

const underWay = 'The analysis is under way. Call analyse again with this contractId in half a minute.';
const neverAnalysed = 'This contract was made from a template and is not analysed itself.';

function noteOn({ status, templateId, failureCode }: Contract): string | null {
  if (templateId !== null) return neverAnalysed;
  if (status === 'failed') return contractFailures[failureCode ?? 'contracts.analysis_failed'].text;
  return status === 'complete' ? null : underWay;
}

/** What an assistant is told of an analysis: each finding with the words of the contract that it rests on. */
export function toldAnalysis(contract: Contract) {
  const { id, fileName, givenTitle, title, status, summary, reader, riskAssessment } = contract;
  const done = status === 'complete';
  return {
    ...{ contractId: id, name: givenTitle ?? title ?? fileName, status, note: noteOn(contract) },
    ...(done && {
      summary,
      writtenFor: reader,
      parties: contract.parties?.map(({ name, role }) => ({ name, role })),
      risks: riskLevels.flatMap((level) =>
        (riskAssessment?.[level] ?? []).map((risk) => ({
          ...{ level, title: risk.title, description: risk.description, hurts: risk.hurts },
          ...{ askFor: risk.ask, suggestedWording: risk.suggestedWording, quotes: quotesOf(risk.evidence) },
        })),
      ),
      missingClauses: contract.missingClauses?.map(({ title: missing, why }) => ({ title: missing, why })),
      recommendations: contract.recommendations?.map(({ action, priority }) => ({ action, priority })),
      dates: contract.dates?.map(({ kind, label, date, computedFrom, unconfirmed = false, evidence }) => ({
        ...{ kind, label, date, computedFrom, unconfirmed, quotes: quotesOf(evidence) },
      })),
      warnings: contract.warnings?.map(({ message }) => message),
    }),
  };
}
