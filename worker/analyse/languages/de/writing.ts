import type { Writing } from '../writing';

export const writing: Writing = {
  abbreviations:
    'abs art nr ziff buchst lit s ff f vgl bzw ggf ca z.b d.h u.a i.s.d i.v.m gem str rn hs geb sog inkl zzgl mwst evtl wohnh usw max min tel eur aufl bgb hgb i.d.r o.g v.h a.g fr sfr',
  commonWords: 'der die das des dem den und oder in zu von mit für auf ist nicht eine ein wird im bei sich an',
  negations: 'nicht kein keine keinen keiner keinem keines nie niemals ohne weder noch ausser',
  clauseNames: 'ziffer ziffern abschnitt abschnitte abschnitts artikel absatz nummer nr klausel',
  hasCapitals: true,
  groupMark: '.',
  monthMayLead: false,
  behindOrdinal: /^(?:Der|Die|Das|Ein|Eine|Es|Im|In|Bei|Für)\b/,
  quotationMarks: ['„', '“'],
  formatTag: 'de',
  firstOfMonth: null,
  lettersPerToken: 3,
  weekend: [6, 0],
  nameForModels: 'German (formal, Sie)',
};
