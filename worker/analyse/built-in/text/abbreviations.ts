import type { Locale } from '#src/i18n/locale.schema.ts';

/** Words whose full stop does not end a sentence; lower case, without the stop. */
const shared = 'inc ltd corp co llc plc l.p n.v b.v s.a s.l u.s u.k u.s.a e.g i.e etc vs no nos mr mrs ms dr st jr sr';
const perLocale: Record<Locale, string> = {
  en: 'art arts sec secs cl para paras p pp ex exh approx dept assoc bros jan feb mar apr jun jul aug sept sep oct nov dec u.s.c c.f.r cf v d/b/a a/k/a',
  es: 'art arts núm núms nº n.º sr sra srta d dª d.ª dña avda ud uds pág págs apdo s.a.u s.r.l s.l.u c.i.f n.i.f ee.uu cía prof',
  fr: 'art arts n° al cf m mme mlle me sté s.a.s s.a.r.l s.c.i c. civ c.com l r d av bd p pp réf env éd fr sfr',
  de: 'abs art nr ziff buchst lit s ff f vgl bzw ggf ca z.b d.h u.a i.s.d i.v.m gem str rn hs geb sog inkl zzgl mwst evtl usw max min tel eur aufl bgb hgb i.d.r o.g v.h a.g fr sfr',
  ar: 'م د أ ا ص ب.ض هـ',
};

const byLocale = new Map<Locale, Set<string>>();

export function abbreviationsOf(locale: Locale): Set<string> {
  let words = byLocale.get(locale);
  if (!words) {
    words = new Set(`${shared} ${perLocale[locale]}`.split(' '));
    byLocale.set(locale, words);
  }
  return words;
}
