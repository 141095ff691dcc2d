import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const insolvency: Saying = {
  en: /insolven|bankrupt|ceas\w{1,4} (?:to do )?business|ceasing to do business|receiver|petition/,
  es: /insolvencia|concurso|quiebra|cese de (?:la )?actividad/,
  fr: /insolvab|liquidation|redressement|cessation d'activité|faillite/,
  de: /insolven|geschäftsaufgabe|einstellung de[sr] (?:geschäfts)?betrieb/,
  ar: /افلاس|اعسار|تصفية|توقف .{0,20}(?:النشاط|العمل)/,
};
const failure: Saying = {
  en: /fail|breach|refus|inability|unable|discontinu/,
  es: /incumpl|dej\S{1,3} de|negativa|discontin/,
  fr: /manque|inexécution|défaill|refus|cess\S{1,3} de maintenir/,
  de: /verletz|nicht (?:nach|erfüll)|einstell|verweiger|pflichtverletzung/,
  ar: /اخل|امتن|عجز|توقف عن الدعم/,
};

export const sourceCodeEscrow = definePlay({
  type: 'source-code-escrow',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /escrow|source code/,
      signs: [
        [/\bescrow\b.{0,200}\bsource (?:code|materials?)|\bsource (?:code|materials?)\b.{0,200}\bescrow/, 3],
        [/\bescrow agent\b.{0,120}\b(?:release|deposit|deliver|materials)\b/, 2],
        [/\bsource code access conditions?\b|\bsource code\b.{0,60}\brelease (?:event|condition)/, 3],
        [/\b(?:obtain|receive|access|release|copy of)\b.{0,60}\bsource code\b/, 1],
        [/\b(?:insolven|cease|bankrupt|upon the occurrence)\w{0,4}/, 1],
        [/\bescrow\b|\bsoftware\b|\bsource\b/, 1],
        [/escrow|source code/, 1, 'heading'],
        [/\bescrow\b/, 1, 'clause'],
      ],
      unless: [/purchase price|closing|earnest|real property|escrow (?:account|funds|amount|holdback)|shares/],
    },
    es: {
      about: /código fuente/,
      signs: [
        [/(?:depósito|depositar|depositad[oa]|depositará|escrow|custodia|notario).{0,120}código fuente/, 3],
        [/código fuente.{0,120}(?:depósito|deposit|escrow|custodia|notario)/, 3],
        [
          /(?:entrega|acceso|liberación).{0,40}(?:del|al) código fuente.{0,100}(?:concurso|insolvencia|cese|quiebra)/,
          3,
        ],
      ],
    },
    fr: {
      about: /codes? sources?/,
      signs: [
        [
          /(?:dépôt|dépose|déposer|déposés?|séquestre|entiercement|agence pour la protection).{0,120}codes? sources?/,
          3,
        ],
        [/codes? sources?.{0,120}(?:dépôt|dépos|séquestre|entiercement)/, 3],
        [
          /(?:accès|remise|communication).{0,40}(?:au|aux|du|des) codes? sources?.{0,100}(?:liquidation|redressement|défaillance|cessation)/,
          3,
        ],
      ],
    },
    de: {
      about: /quellcode|quelltext|source ?code|sourcecode/,
      signs: [
        [/(?:hinterleg|escrow|treuhänd|treuhand|notar).{0,120}(?:quellcode|quelltext|source ?code)/, 3],
        [/(?:quellcode|quelltext|source ?code)\S{0,2}\b.{0,120}(?:hinterleg|escrow|treuhänd|treuhand|notar)/, 3],
        [/(?:herausgabe|zugang).{0,40}(?:quellcode|quelltext).{0,100}(?:insolvenz|einstell)/, 3],
      ],
    },
    ar: {
      about: /(?:شفرة|شيفرة|كود|رمز|الكود|الشفرة|الشيفرة|الرمز) (?:ال)?مصدر/,
      signs: [
        [/(?:ايداع|يودع|تودع|وديعة|الحساب الضامن|طرف ثالث امين|امين|ضمان).{0,100}(?:المصدر|مصدري)/, 3],
        [/المصدر\S{0,3}.{0,100}(?:ايداع|يودع|تودع|وديعة|امين الايداع|لدي طرف ثالث)/, 3],
        [/(?:الافراج عن|تسليم|الحصول علي).{0,30}المصدر\S{0,3}.{0,80}(?:افلاس|اعسار|توقف)/, 3],
      ],
    },
  },
  read(passages, contract) {
    return {
      onInsolvency: findSaid(passages, insolvency, contract),
      onFailure: findSaid(passages, failure, contract) !== null,
    };
  },
  quotes: 6,
  title: (to) => m.clause_source_code_escrow_title({}, to),
  explain({ onInsolvency, onFailure }, { to }) {
    return [
      m.clause_source_code_escrow_explained({}, to),
      onInsolvency ? m.clause_source_code_escrow_insolvency({}, to) : '',
      onFailure ? m.clause_source_code_escrow_failure({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ onInsolvency, onFailure }, { to, wordTo }) {
    if (!onInsolvency || onFailure) return [];
    return [
      {
        level: 'low',
        title: m.risk_source_code_escrow_narrow_title({}, to),
        description: m.risk_source_code_escrow_narrow_description({}, to),
        suggestedWording: m.wording_source_code_escrow({}, wordTo),
        passages: [onInsolvency],
      },
    ];
  },
});
