import type { Writing } from '../writing';

export const writing: Writing = {
  abbreviations:
    'art arts n° al cf m mme mlle me sté s.a.s s.a.r.l s.c.i c. civ c.com l r d av bd p pp réf env éd fr sfr',
  commonWords: 'le la les l de des du d et ou en par pour que qui au aux une un à dans sur son sa ne est',
  negations: 'ne n pas jamais ni sans aucun aucune sauf',
  clauseNames: 'article articles section sections paragraphe point points annexe',
  hasCapitals: true,
  groupMark: '.',
  monthMayLead: false,
  behindOrdinal: null,
  quotationMarks: ['«\u202f', '\u202f»'],
  formatTag: 'fr',
  firstOfMonth: '1er',
  lettersPerToken: 3,
  weekend: [6, 0],
  nameForModels: 'French (formal, vous)',
};
