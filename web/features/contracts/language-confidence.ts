export type ConfidenceLevel = 'high' | 'medium' | 'low';

/** How sure a language is that was recognised with this confidence, from 0 to 1. */
export const confidenceLevel = (confidence: number): ConfidenceLevel =>
  confidence >= 0.8 ? 'high' : confidence >= 0.6 ? 'medium' : 'low';
