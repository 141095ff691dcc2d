import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const { rule, groupWaiver } = patternsOf('arbitration');

const institution =
  /\b(ICC|AAA|JAMS|LCIA|DIS|SIAC|HKIAC|DIAC|CIETAC|UNCITRAL|American Arbitration Association|International Chamber of Commerce|London Court of International Arbitration|(?:[A-Z][a-zé]{1,40} ){1,3}(?:Arbitration (?:Commission|Centre|Center|Association|Institute)|Chamber of Commerce)|Corte (?:Española )?de Arbitraje|Cámara de Comercio(?: de [A-Z][a-záéíóú]{1,40})?|Centre de Médiation et d'Arbitrage(?: de [A-Z][a-zé]{1,40})?|Chambre de Commerce Internationale|Deutsche Institution für Schiedsgerichtsbarkeit)\b|((?:مركز|غرفة) [\u0620-\u064a]{2,10}(?: [\u0620-\u064a]{2,10})? للتحكيم(?: الدولي| التجاري)?)/;
/** People who sign these seldom expect to lose the way to court. */
const oftenPrivate: readonly string[] = ['terms-of-service', 'employment', 'tenancy', 'loan'];

export const arbitration = definePlay({
  type: 'arbitration',
  category: 'disputes',
  rule,
  read(passages, { language }) {
    const waiver = passages.find(({ words }) => compilePattern(groupWaiver[language], language).test(words)) ?? null;
    const named = passages.map(({ words }) => institution.exec(words)).find((match) => match !== null);
    return { body: named ? (named[1] ?? named[2] ?? null) : null, waiver };
  },
  quotes: 5,
  title: (to) => m.clause_arbitration_title({}, to),
  explain({ body }, { to }) {
    const said = m.clause_arbitration_explained({}, to);
    return body ? `${said} ${m.clause_arbitration_body({ body: quoteWords(body, to) }, to)}` : said;
  },
  assess({ waiver }, { to, wordTo, contractType }) {
    const suggestedWording = m.wording_arbitration({}, wordTo);
    const risks = [
      {
        code: 'usual' as const,
        level: oftenPrivate.includes(contractType) ? ('medium' as const) : ('low' as const),
        title: m.risk_arbitration_title({}, to),
        description: m.risk_arbitration_description({}, to),
        suggestedWording,
      },
    ];
    if (!waiver) return risks;
    return [
      {
        level: 'high' as const,
        title: m.risk_arbitration_class_title({}, to),
        description: m.risk_arbitration_class_description({}, to),
        advice: m.advice_arbitration_class({}, to),
        passages: [waiver],
      },
      ...risks,
    ];
  },
});
