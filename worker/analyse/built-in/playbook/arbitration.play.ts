import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const institution =
  /\b(ICC|AAA|JAMS|LCIA|DIS|SIAC|HKIAC|DIAC|CIETAC|UNCITRAL|American Arbitration Association|International Chamber of Commerce|London Court of International Arbitration|(?:[A-Z][a-zé]{1,40} ){1,3}(?:Arbitration (?:Commission|Centre|Center|Association|Institute)|Chamber of Commerce)|Corte (?:Española )?de Arbitraje|Cámara de Comercio(?: de [A-Z][a-záéíóú]{1,40})?|Centre de Médiation et d'Arbitrage(?: de [A-Z][a-zé]{1,40})?|Chambre de Commerce Internationale|Deutsche Institution für Schiedsgerichtsbarkeit)\b|((?:مركز|غرفة) [\u0620-\u064a]{2,10}(?: [\u0620-\u064a]{2,10})? للتحكيم(?: الدولي| التجاري)?)/;
const groupWaiver: Record<Locale, RegExp> = {
  en: /class action|class[- ]wide|collective action|class or (?:collective|representative)|individual basis/,
  es: /acci(?:ón|ones) (?:colectiva|de clase)/,
  fr: /action (?:collective|de groupe)/,
  de: /sammelklage|gruppenklage|class action|einzelfallbasis/,
  ar: /دعوى جماعية|الدعاوى الجماعية|دعاوى جماعية/,
};
/** People who sign these seldom expect to lose the way to court. */
const oftenPrivate: readonly string[] = ['terms-of-service', 'employment', 'tenancy', 'loan'];

export const arbitration = definePlay({
  type: 'arbitration',
  category: 'disputes',
  rules: {
    en: {
      about: /arbitrat/,
      signs: [
        [/(?:binding|final and binding|mandatory|exclusively by) (?:\S{1,12} )?arbitration/, 3],
        [
          /(?:settled|resolved?|determined|decided|submitted|submit|referred|refer|adjudicated|disputes?|claims?|controvers\S{1,3})\b.{0,140}\b(?:(?:by|to|through|in|via|into|of) (?:\S{1,14} ){0,3}arbitrat|arbitrated)/,
          3,
        ],
        [/agree to arbitrate|agreement to arbitrate|arbitration (?:clause|agreement)/, 2],
        [
          /arbitration (?:rules|association|act|commission|cent(?:re|er)|proceeding)|rules of (?:conciliation and )?arbitration|\bicc\b|\bjams\b/,
          2,
        ],
        [/class action|waive/, 1],
        [/arbitration|dispute/, 1, 'heading'],
      ],
      unless: [/(?:no|without|not (?:be )?(?:subject to|required to)) (?:\S{1,12} )?arbitrat|arbitrary|exceptions to/],
    },
    es: {
      about: /arbitra|árbitro/,
      signs: [
        [
          /(?:somet|resolver|resuelt|dirim|resolución|solución|decid).{0,140}(?:arbitraje|árbitro|tribunal arbitral)/,
          3,
        ],
        [
          /arbitraje (?:\S{1,12} )?(?:de derecho|de equidad|institucional|comercial)|laudo arbitral|convenio arbitral|cláusula arbitral/,
          2,
        ],
        [/reglamento|corte|cámara|centro de arbitraje/, 1],
        [/arbitraje|controversias/, 1, 'heading'],
      ],
      unless: [/arbitrari|junta arbitral de consumo/],
    },
    fr: {
      about: /arbitrage|arbitre|arbitral/,
      signs: [
        [/(?:soumis|tranché|réglé|résolu|résol|règlement).{0,140}(?:arbitrage|arbitre|tribunal arbitral)/, 3],
        [/clause compromissoire|sentence arbitrale|convention d'arbitrage|voie d'arbitrage/, 2],
        [/règlement d'arbitrage|chambre de commerce|centre d'arbitrage|\bcci\b/, 1],
        [/arbitrage|litiges|différends/, 1, 'heading'],
      ],
      unless: [/arbitraire/],
    },
    de: {
      about:
        /schiedsverfahren|schiedsgericht|schiedsklausel|schiedsvereinbarung|schiedsordnung|schiedsspruch|schiedsrichter|schiedsbestimm/,
      signs: [
        [
          /(?:streitigkeit\S{0,2}|streitfälle|ansprüche|meinungsverschiedenheiten|bemühungen).{0,260}(?:schiedsgericht|schiedsverfahren|schiedsordnung)/,
          3,
        ],
        [/(?:verbindliche[nsr]?|endgültig|abschließende[nsr]?) .{0,30}schieds/, 3],
        [/schiedsklausel|schiedsvereinbarung|schiedsordnung/, 2],
        [/ausschluss des ordentlichen rechtswegs|sammelklage|gruppenklage/, 1],
        [/schieds|streitigkeiten|streitbeilegung/, 1, 'heading'],
      ],
      unless: [/ausnahmen von der schieds|verbraucherschlichtungs|nicht verpflichtet/],
    },
    ar: {
      about: /تحكيم|محكم/,
      signs: [
        [/(?:نزاع|خلاف|منازع|يحال|تحال|تسوي|يسوي|يحسم|يفصل).{0,140}(?:التحكيم|للتحكيم|تحكيم|محكم)/, 3],
        [/(?:هيئة|قواعد|مركز|حكم|شرط) (?:ال)?تحكيم|قرار التحكيم|محكم(?:ين)? /, 2],
        [/تحكيم|نزاعات|المنازعات/, 1, 'heading'],
      ],
      unless: [/احكام العقد فقط/],
    },
  },
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
