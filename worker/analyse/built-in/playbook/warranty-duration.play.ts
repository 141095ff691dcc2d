import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { formatDuration } from '../write/format';

/** Defects often show only after a few months of use. */
const shortWarrantyDays = 90;

export const warrantyDuration = definePlay({
  type: 'warranty-duration',
  category: 'liability',
  rules: {
    en: {
      about: /warrant/,
      signs: [
        [
          /\bwarrant\S{0,40}\b.{0,260}\b(?:for|of|within|during|from) (?:a |the |an )?(?:additional )?(?:period of |longer of )?.{0,40}\b(?:days?|months?|years?)\b/,
          2,
        ],
        [
          /warranty period|limited warranty|warrants? (?:\S{1,40} ){0,6}for \[|(?:year|month|day)s? (?:limited )?warranty/,
          2,
        ],
        [
          /defects?\b|workmanship|material|conform|free (?:from|of)|specifications|correct(?:ed)?\b|repair|replace|reperform|perform(?:ed)? (?:substantially|materially|in)|documentation/,
          1,
        ],
        [
          /(?:days?|months?|years?)\b.{0,60}(?:shipment|delivery|acceptance|purchase|installation|completion|manufactur)|(?:shipment|delivery|acceptance|purchase|installation|completion).{0,60}(?:days?|months?|years?)/,
          1,
        ],
        [/warrant/, 1, 'heading'],
      ],
      unless: [
        /stock purchase warrant|warrants to purchase|search warrant|insur|indemnif|represents and warrants that (?:it|he|she|they) (?:has|is|have|are)\b|surviv/,
      ],
      threshold: 4,
    },
    es: {
      about: /garant/,
      signs: [
        [/(?:garantía|garantiza).{0,160}(?:días?|mes(?:es)?|años?)\b/, 2],
        [/(?:plazo|período|periodo|duración) de (?:la )?garantía|garantía de .{0,24}(?:días?|mes|año)/, 2],
        [/defectos?|vicios|conformidad|materiales|fabricación|entrega|reparación|recepción|sustitu/, 1],
        [/garantía/, 1, 'heading'],
      ],
      needs: [/(?:días?|mes(?:es)?|años?)\b/],
      unless: [
        /fianza|garantía (?:bancaria|hipotecaria|adicional|personal)|aval|depósito|en garantía del? (?:cumplimiento|pago)/,
      ],
      threshold: 3,
    },
    fr: {
      about: /garanti/,
      signs: [
        [/garanti\S{0,40}.{0,160}(?:jours?|mois|ans?|années?)\b/, 2],
        [/(?:durée|délai|période) de (?:la )?garantie|garantie .{0,20}(?:jours?|mois|ans?)\b/, 2],
        [/défauts?|vices?|conform|malfaçon|matériaux|fabrication|livraison|réparation|réception/, 1],
        [/garantie/, 1, 'heading'],
      ],
      needs: [/(?:jours?|mois|ans?|années?)\b/],
      unless: [/dépôt de garantie|garantie (?:bancaire|financière)|à première demande|caution|loyer/],
      threshold: 3,
    },
    de: {
      about: /gewährleist|garantie|mängelansprüche|mängelrechte/,
      signs: [
        [/(?:gewährleist|garantie|mängelansprüche|mängelrechte)\S{0,40}.{0,160}(?:tage?n?|monate?n?|jahre?n?)\b/, 2],
        [/gewährleistungsfrist|garantiezeit|gewährleistungszeit|garantiefrist|verjähr/, 2],
        [/mängel|fehlerfrei|material|ablieferung|lieferung|abnahme|nachbesser|übergabe/, 1],
        [/gewährleistung|garantie|mängel/, 1, 'heading'],
      ],
      needs: [/(?:tage?n?|monate?n?|jahre?n?|jährig\S{0,2}|monatig\S{0,2})\b/],
      unless: [/bankgarantie|bürgschaft|kaution|mietsicherheit/],
      threshold: 3,
    },
    ar: {
      about: /ضمان|يضمن|تضمن/,
      signs: [
        [/(?:ضمان|الضمان|يضمن|تضمن).{0,120}(?:يوما|ايام|شهرا|شهر|اشهر|سنة|سنوات|سنتين|سنتان|عام)/, 2],
        [/(?:مدة|فترة) الضمان/, 2],
        [/عيوب|العيوب|عيب|التسليم|الاستلام|التصنيع|اصلاح|استبدال/, 1],
        [/الضمان/, 1, 'heading'],
      ],
      needs: [/يوما|ايام|شهرا|شهر|اشهر|سنة|سنوات|سنتين|سنتان|عام/],
      unless: [/ضمان بنكي|خطاب ضمان|تامين|كفالة|مبلغ الضمان/],
      threshold: 3,
    },
  },
  read(passages, { language }) {
    const periods = passages.flatMap((passage) =>
      readDurations(passage.words, language).map((period) => ({ period, passage })),
    );
    return periods.find(({ period }) => inDays(period) >= 7) ?? { period: null, passage: passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_warranty_duration_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_warranty_duration_period({ period: formatDuration(period, to) }, to)
      : m.clause_warranty_duration_some({}, to),
  assess({ period, passage }, { to, wordTo }) {
    if (!period || inDays(period) >= shortWarrantyDays) return [];
    return [
      {
        level: 'medium',
        title: m.risk_warranty_short_title({}, to),
        description: m.risk_warranty_short_description({ period: formatDuration(period, to) }, to),
        suggestedWording: m.wording_warranty_duration({}, wordTo),
        advice: m.advice_warranty_short({}, to),
        passages: [passage],
      },
    ];
  },
});
