import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { compilePattern } from '../text/compile-pattern';

const handedOn: Record<Locale, RegExp> = {
  en: /(?:share|sell|disclose|transfer|provide)\b.{0,80}\b(?:third part|partners|affiliates|advertis)/,
  es: /(?:ced|compart|comunic|transfer|vend)\S{0,6} .{0,80}(?:terceros|terceras|empresas del grupo|socios)/,
  fr: /(?:partag|transmi|transmet|communiqu|céd|vend)\S{0,4} .{0,80}(?:tiers|partenaires|affiliés)/,
  de: /(?:weiterg|übermittel|weitergeb|verkauf|offenleg).{0,80}(?:dritte|partner|verbundene)|(?:dritte|partner|verbundene).{0,80}(?:weiterg|übermittel|offenleg|verkauf)/,
  ar: /(?:مشاركة|الافصاح|نقل|بيع|تزويد).{0,80}(?:الغير|اطراف ثالثة|طرف ثالث|شركاء|الشركات التابعة)/,
};
const refused: Record<Locale, RegExp> = {
  en: /\b(?:not|never|no)\b.{0,40}\b(?:share|sell|disclose|transfer|provide)/,
  es: /\bno\b .{0,40}(?:ced|compart|comunic|transfer|vend)/,
  fr: /\bne\b .{0,40}(?:partag|transm|communiqu|cèd|vend)/,
  de: /\b(?:nicht|keine)\b.{0,60}(?:weiterg|übermittel|offenleg|verkauf|dritte)|dritte\S{0,1} .{0,40}nicht/,
  ar: /(?:لا|عدم|لن) .{0,40}(?:مشاركة|الافصاح|نقل|بيع|يجوز)/,
};

export const dataProtection = definePlay({
  type: 'data-protection',
  category: 'data',
  rules: {
    en: {
      about: /personal (?:data|information)|personally identifiable|data protection|\bgdpr\b|privacy|data subjects?/,
      signs: [
        [
          /\b(?:gdpr|general data protection|data protection (?:act|laws?|legislation|regulation))\b|\bccpa\b|\bhipaa\b/,
          3,
        ],
        [
          /\b(?:process|collect|protect|handle|use|store|safeguard|transfer|disclos|share)\S{0,4}\b.{0,120}\b(?:personal (?:data|information)|personally identifiable)/,
          3,
        ],
        [
          /\b(?:personal (?:data|information)|personally identifiable information)\b.{0,160}\b(?:process|collect|protect|secur|transfer|delet|disclos|shar|use[ds]?)/,
          3,
        ],
        [
          /\b(?:applicable )?(?:privacy|data protection|data privacy) (?:laws?|policy|regulations?|statement|notice)/,
          2,
        ],
        [/privacy|data protection|personal data|data security/, 1, 'heading'],
        [/\byour?\b|controller|processor|comply|complies|compliance/, 1],
      ],
      unless: [
        /invasion of privacy|right of privacy|rights? of (?:publicity|privacy)|privacy or publicity|publicity or privacy/,
      ],
    },
    es: {
      about: /datos (?:de carácter )?personales|protección de datos|rgpd|lopd|privacidad|datos de carácter/,
      signs: [
        [
          /reglamento \(ue\) 2016\/679|\brgpd\b|lopd|ley orgánica .{0,40}protección de datos|normativa .{0,40}protección de datos|ley federal de protección de datos/,
          3,
        ],
        [/(?:trat|recog|proteg|almacen|utiliz|comunic|ced)\S{0,8} .{0,100}datos (?:de carácter )?personal/, 3],
        [
          /datos (?:de carácter )?personales.{0,140}(?:trat|recog|proteg|almacen|finalidad|utiliz|responsable|encargado)/,
          3,
        ],
        [/protección de datos|privacidad|datos personales/, 1, 'heading'],
      ],
    },
    fr: {
      about:
        /données (?:à caractère )?personnel|rgpd|protection des données|informatique et libertés|vie privée|2016\/679/,
      signs: [
        [/\brgpd\b|règlement \(ue\) (?:n° ?)?2016\/679|informatique et libertés|loi n° ?78-17|loi 09-08/, 3],
        [/(?:trait|collect|protég|conserv|utilis|transf)\S{0,8} .{0,100}données (?:à caractère )?personnel/, 3],
        [
          /données (?:à caractère )?personnel\S{0,4}.{0,140}(?:trait|collect|protég|conserv|finalité|utilis|responsable|sous-traitant)/,
          3,
        ],
        [/données|rgpd|vie privée/, 1, 'heading'],
      ],
    },
    de: {
      about: /personenbezogen|datenschutz|dsgvo|auftragsverarbeit/,
      signs: [
        [/dsgvo|datenschutz-?grundverordnung|bdsg|datenschutzgesetz|datenschutzrecht|auftragsverarbeitung/, 3],
        [
          /personenbezogene[nr]? (?:daten|informationen).{0,160}(?:verarbeit|erheb|erhob|speicher|schütz|nutz|übermittel|weitergeg|lösch)/,
          3,
        ],
        [/(?:verarbeit|erheb|speicher|schütz|nutz|übermittel)\S{0,4} .{0,100}personenbezogene/, 3],
        [/datenschutz(?:bestimmung|erklärung|richtlinie|hinweis|vorschrift)/, 2],
        [/datenschutz/, 1, 'heading'],
        [/\bsie\b|ihre|einhalt|verpflicht/, 1],
      ],
    },
    ar: {
      about: /بيانات شخصية|بيانات\S{0,3} الشخصية|حماية البيانات|المعلومات الشخصية|معلومات شخصية|الخصوصية/,
      signs: [
        [/(?:قانون|نظام|لائحة|تشريعات|قوانين).{0,40}حماية البيانات/, 3],
        [
          /(?:معالجة|جمع|حماية|استخدام|تخزين|نقل|مشاركة).{0,60}(?:بيانات\S{0,3} الشخصية|البيانات الشخصية|بيانات شخصية|المعلومات الشخصية|معلومات شخصية)/,
          3,
        ],
        [
          /(?:البيانات الشخصية|بيانات شخصية|المعلومات الشخصية|بياناتك الشخصية|معلوماتك الشخصية).{0,100}(?:معالجة|جمع|حماية|استخدام|نقل|سرية)/,
          3,
        ],
        [/سياسة الخصوصية/, 2],
        [/حماية البيانات|الخصوصية|البيانات الشخصية/, 1, 'heading'],
      ],
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    return {
      shared: passages.find(({ words }) => says(handedOn[language], words) && !says(refused[language], words)) ?? null,
    };
  },
  quotes: 4,
  title: (to) => m.clause_data_protection_title({}, to),
  explain: ({ shared }, { to }) =>
    shared
      ? `${m.clause_data_protection_explained({}, to)} ${m.clause_data_protection_shared({}, to)}`
      : m.clause_data_protection_explained({}, to),
  assess({ shared }, { to, wordTo }) {
    if (!shared) return [];
    return [
      {
        level: 'low',
        title: m.risk_data_protection_shared_title({}, to),
        description: m.risk_data_protection_shared_description({}, to),
        suggestedWording: m.wording_data_protection({}, wordTo),
        passages: [shared],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_data_protection_why({}, to),
    wording: (wordTo) => m.wording_data_protection({}, wordTo),
    unlessFound: ['privacy-included'],
  },
});
