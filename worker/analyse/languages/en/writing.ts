import type { Writing } from '../writing';

export const writing: Writing = {
  abbreviations:
    'art arts sec secs cl para paras p pp ex exh approx dept assoc bros jan feb mar apr jun jul aug sept sep oct nov dec u.s.c c.f.r cf v d/b/a a/k/a rs',
  commonWords: 'the of and to in any or by for be shall this that such is as with on not from at its may are',
  negations: 'not no never nor neither without cannot unless except',
  clauseNames: 'clause clauses section sections article articles paragraph paragraphs schedule annex part',
  hasCapitals: true,
  groupMark: ',',
  monthMayLead: true,
  behindOrdinal: null,
  quotationMarks: ['“', '”'],
  formatTag: 'en-GB',
  firstOfMonth: null,
  lettersPerToken: 3,
  weekend: [6, 0],
  nameForModels: 'English',
};
