import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Citation, Findings } from '../analyst';
import type { Locate } from '../evidence';

const greatestShare = 0.2;

interface Span {
  start: number;
  end: number;
}

/** Passages that the other reader would read closely and that no finding touches, as far as they are a small part. */
export function notCovered(
  findings: Findings,
  { readClosely }: Findings,
  { locate, text }: { locate: Locate; text: string },
): Findings['readClosely'] {
  const spansOf = (evidence: Citation[]): Span[] =>
    evidence.map(locate).flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));
  const touched = citationsOf(findings).flatMap(spansOf);
  let left = text.length * greatestShare;
  return readClosely.filter(({ evidence }) => {
    const spans = spansOf(evidence);
    const isTouched = spans.some((span) => touched.some(({ start, end }) => start < span.end && span.start < end));
    const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    if (spans.length === 0 || isTouched || length > left) return false;
    left -= length;
    return true;
  });
}

/** What findings rest on. Names of parties stand everywhere and cover nothing. */
const citationsOf = ({ risks, keyTerms, recommendations, money, dates }: Findings): Citation[][] =>
  [...riskLevels.flatMap((level) => risks[level]), ...keyTerms, ...recommendations, ...money, ...dates].map(
    ({ evidence }) => evidence,
  );
