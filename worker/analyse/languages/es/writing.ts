import type { Writing } from '../writing';

export const writing: Writing = {
  abbreviations:
    'art arts núm núms nº n.º sr sra srta d dª d.ª dña avda ud uds pág págs apdo s.a.u s.r.l s.l.u c.i.f n.i.f ee.uu cía prof bs rs b/',
  commonWords: 'el la los las de del y o en por para con que se su al una un no lo como sus a es',
  negations: 'sin nunca ni tampoco ningun ninguna salvo',
  clauseNames: 'cláusula cláusulas artículo artículos sección secciones apartado apartados',
  hasCapitals: true,
  groupMark: '.',
  monthMayLead: false,
  behindOrdinal: null,
  quotationMarks: ['«', '»'],
  formatTag: 'es',
  firstOfMonth: null,
  lettersPerToken: 3,
  weekend: [6, 0],
  nameForModels: 'Spanish (formal, usted)',
};
