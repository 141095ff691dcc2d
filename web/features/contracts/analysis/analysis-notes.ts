import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Note } from '../reader/contract-text-segments';
import { stretchOf } from '../reader/evidence-place';
import type { Sections } from './analysis-sections';

/** The places in the text that risks, key terms and passages to be read rest on, to be underlined there. */
export function notesOf({ riskAssessment, keyTerms, readClosely }: Sections, textLength: number): Note[] {
  const graded = riskLevels.flatMap((tone) =>
    (riskAssessment?.[tone] ?? []).map(({ evidence }) => ({ tone, evidence })),
  );
  const plain = [...(keyTerms ?? []), ...(readClosely ?? [])].map(({ evidence }) => ({
    tone: 'plain' as const,
    evidence,
  }));
  return [...graded, ...plain].flatMap(({ tone, evidence }) =>
    evidence.flatMap((one) => {
      const stretch = stretchOf(one, textLength);
      return stretch ? [{ ...stretch, tone }] : [];
    }),
  );
}
