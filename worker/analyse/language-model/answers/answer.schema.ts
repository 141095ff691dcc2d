import { z } from 'zod';
import { contractTypes } from '#src/features/contracts/analysis-shape.schema.ts';
import type { Facts } from './facts.schema';
import { oneOf } from './fields';
import type { Risks } from './risks.schema';
import { summary, type Terms } from './terms.schema';

/** What a model answered about a contract or a part of one, to all questions together. */
export type Answer = Facts & Risks & Terms;

export const nothingAnswered: Answer = {
  isContract: true,
  reason: null,
  contractType: 'other',
  contractKind: null,
  title: null,
  object: null,
  reader: null,
  parties: [],
  money: [],
  dates: [],
  risks: [],
  summary: '',
  keyTerms: [],
  recommendations: [],
  missingClauses: [],
};

/** What a model answers about the parts of a contract taken together. */
export const overviewSchema = z.object({ summary, contractType: oneOf(contractTypes).catch('other') });
