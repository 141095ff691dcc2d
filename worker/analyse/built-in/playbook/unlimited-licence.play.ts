import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const unlimitedLicence = definePlay({
  type: 'unlimited-licence',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /unlimited|enterprise-?\s?wide|site-?wide|without (?:any )?limit|all-you-can/,
      signs: [
        [/\benterprise-? ?wide\b.{0,60}\blicen[cs]e|\bsite-? ?wide licen[cs]e|\benterprise licen[cs]e/, 3],
        [
          /\bunlimited (?:\S{1,20} ){0,4}(?:users?|seats?|copies|use|access|usage|number of (?:users|copies|seats|licen[cs]es|times|devices|locations)|licen[cs]es?|installations?|downloads?)\b/,
          3,
        ],
        [
          /\blicen[cs]e.{0,120}\b(?:unlimited|without (?:any )?limit(?:ation)? (?:as to|on) (?:the )?(?:number|quantity|users))/,
          3,
        ],
      ],
      unless: [
        /unlimited (?:liability|guarant|number of (?:shares|renewal))|without limitation,|shares|not unlimited|renew|unlimited (?:period|time|duration)/,
      ],
    },
    es: {
      about: /ilimitad|sin límite/,
      signs: [
        [/(?:número|cantidad) ilimitad[oa] de (?:usuarios|copias|licencias|instalaciones|dispositivos)/, 3],
        [/(?:licencia|uso|acceso|usuarios) (?:\S{1,14} ){0,3}ilimitad/, 3],
        [/licencia.{0,80}sin límite de (?:usuarios|copias|uso|instalaciones)/, 3],
      ],
      unless: [/responsabilidad|tiempo ilimitado|por tiempo/],
    },
    fr: {
      about: /illimité|sans limit/,
      signs: [
        [/nombre illimité d(?:e |')(?:utilisateurs|copies|licences|installations|postes|appareils)/, 3],
        [/(?:licence|utilisation|accès|usage) (?:\S{1,14} ){0,3}illimité/, 3],
        [/licence.{0,80}sans limit(?:e|ation) d(?:e |u |')(?:nombre|utilisateurs|copies|postes)/, 3],
      ],
      unless: [/responsabilité|durée illimitée/],
    },
    de: {
      about: /unbegrenzt|unbeschränkt|unternehmensweit|unternehmenslizenz|konzernlizenz/,
      signs: [
        [
          /(?:unbegrenzte|unbeschränkte)[nr]? (?:anzahl|zahl) (?:von |an |der )?(?:\S{1,14} )?(?:nutzer|benutzer|kopien|lizenzen|installationen|geräte|anwender)/,
          3,
        ],
        [/unternehmensweite[nrs]? (?:lizenz|nutzung)|unternehmenslizenz|konzernlizenz/, 3],
        [/(?:mengenmäßig|zahlenmäßig|der anzahl nach|hinsichtlich der nutzerzahl) (?:unbegrenzt|unbeschränkt)/, 3],
      ],
      unless: [/haftung|haftet|unbeschränkt steuerpflichtig/],
    },
    ar: {
      about: /غير محدود|بلا حدود|دون حد/,
      signs: [
        [/عدد(?:ا)? غير محدود من (?:ال)?(?:مستخدمين|نسخ|تراخيص|اجهزة)/, 3],
        [/(?:ترخيص|رخصة|استخدام|وصول)(?:ا)? (?:\S{1,12} ){0,3}غير محدود/, 3],
        [/(?:ترخيص|رخصة).{0,60}(?:بلا حدود|دون حد (?:اقصي )?(?:ل|علي))/, 3],
      ],
      unless: [/مسؤولية|غير محدود المدة|غير محدودة المدة/],
    },
  },
  read: (passages) => ({ passage: passages[0] }),
  title: (to) => m.clause_unlimited_licence_title({}, to),
  explain: (_, { to }) => m.clause_unlimited_licence_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_unlimited_licence_title({}, to),
      description: m.risk_unlimited_licence_description({}, to),
      suggestedWording: m.wording_unlimited_licence({}, wordTo),
      passages: [passage],
    },
  ],
});
