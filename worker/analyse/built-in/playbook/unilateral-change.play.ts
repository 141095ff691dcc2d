import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { compilePattern } from '../text/compile-pattern';

const withoutWarning: Record<Locale, RegExp> = {
  en: /without (?:any |prior |giving )?(?:notice|notifying)|may not provide you with notice/,
  es: /sin (?:previo aviso|preaviso|aviso previo|notificación)/,
  fr: /sans (?:préavis|avis préalable|notification|information) ?/,
  de: /ohne (?:sie |dich )?(?:vorherige |vorher )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung|darüber)|ohne sie vorher/,
  ar: /دون (?:اشعار|اخطار|سابق)/,
};
const withWarning: Record<Locale, RegExp> = {
  en: /(?:advance|prior|days'?|months'?|reasonable) (?:written )?notice|notify you|inform you|let you know|tell you/,
  es: /preaviso|con .{0,30}antelación|le (?:notific|inform|comunic|avis)|previa notificación/,
  fr: /préavis|vous (?:inform|notifi|prévien|avis)|seront notifi/,
  de: /(?:informier|benachrichtig|unterricht|mitteil|mitgeteilt|in kenntnis|bekannt)/,
  ar: /نخطر|نشعر|نبلغ|اخطار مسبق|اشعار مسبق/,
};

export const unilateralChange = definePlay({
  type: 'unilateral-change',
  category: 'general',
  rules: {
    en: {
      about:
        /\bchang|\breduc|modif|amend|updat|revis|\balter|\bvary|supplement|withdraw|add new|version|review the terms/,
      needs: [
        /\byou\b|\byour\b|\bwe\b|\bour\b|reserves? the right|discretion|without .{0,10}notice|from time to time|at any time|occasionally/,
      ],
      signs: [
        [
          /(?<!\byou (?:also )?)\b(?:may|can|might|will|reserves? the right|has the right|have the right|need to)\b.{0,90}\b(?:chang|reduc|modif|amend|revis|alter|updat|vary|supplement|withdraw|adjust|revoke)/,
          2,
        ],
        [
          /\b(?:terms|agreement|conditions|polic(?:y|ies)|fees?|pric(?:es?|ing)|rates?|charges|services?|features?|functions?|functionality|subscriptions?|products?|payment methods?|programme?|membership|posting|limits?|items|exceptions|number|site)\b/,
          1,
        ],
        [
          /at any time|from time to time|without (?:any |prior )?notice|discretion|periodically|occasionally|continuously|for any reason|more often/,
          2,
        ],
        [
          /\b(?:these|this|our|the)\b.{0,40}\b(?:terms|agreement|conditions|policy)\b.{0,200}as (?:may be )?(?:amended|updated|modified|revised) from time to time/,
          2,
        ],
        [/reserves? the right/, 1],
        [
          /(?:check|review|read|visit)\b.{0,60}\b(?:regularly|periodically|from time to time|back)|on a regular basis|regularly check|most (?:recent|current) version/,
          3,
        ],
        [/(?:subject to|may|can|might) change\b|change (?:the|our|these|any) /, 1],
        [/terms|agreement|conditions/, 1],
        [/chang|amend|modif|variation|updat/, 1, 'heading'],
        [
          /(?:as|which) (?:the same |same |it |they |are )?(?:may|might|can)\b.{0,30}\b(?:amended|modified|updated|changed?|revised|superseded)\b/,
          -3,
        ],
      ],
      unless: [
        /(?:amend|modif|chang|alter|vari)\S{0,8}\b.{0,60}\b(?:in writing|signed|written (?:agreement|consent|instrument)|mutual|both parties|by the parties)|only (?:be )?(?:amended|modified)|(?:n?either|each|the) part(?:y|ies) (?:may|desire|will|shall|agree)|by (?:both|the) parties|references? to|construed as|as (?:amended|modified|supplemented)\b|amended and restated|will result in|unauthori[sz]ed|" means|\d{4} act\b|\bc\. ?f\. ?r|without the (?:prior )?(?:written )?consent/,
        /\byou (?:may|can|will|must|shall|agree|should) (?:not )?(?:to )?(?:\S{1,12},? ){0,5}(?:change|modify|update|alter|amend|revise)|change your|your (?:password|settings|preferences)|change of control|derivative|reverse engineer|(?:act|regulation|code|directive|statute|laws?)\b.{0,40}\bas amended/,
      ],
      threshold: 5,
    },
    es: {
      about: /modific|cambi|actualiz|revis|alterar/,
      signs: [
        [
          /(?:podremos|podemos|podrá|puede|nos reservamos|se reserva).{0,120}(?:modific|cambi|actualiz|revis|alterar)/,
          3,
        ],
        [/(?:términos|condiciones|tarifas|precios|servicio|contrato|política|funcion)/, 1],
        [
          /en cualquier momento|periódicamente|sin (?:previo aviso|preaviso|aviso previo)|discreción|unilateralmente|ocasionalmente/,
          1,
        ],
        [/modificacion|cambios/, 1, 'heading'],
      ],
      unless: [
        /por escrito|de mutuo acuerdo|ambas partes|común acuerdo|su contraseña|cookies|(?:usted|el usuario|el cliente) (?:puede|podrá)/,
      ],
      threshold: 5,
    },
    fr: {
      about: /modifi|chang|mettre à jour|mises? à jour|révis|évoluer/,
      signs: [
        [
          /(?:pouvons|pourrons|peut|pourra|peuvent|réserv\S{1,4} (?:\S{1,12} ){0,3}(?:le droit|la faculté|la possibilité)).{0,120}(?:modifi|chang|mettre à jour|révis|évoluer)/,
          3,
        ],
        [/conditions|tarifs?|prix|services?|contrat|politique|fonctionnalités/, 1],
        [
          /à tout moment|périodiquement|sans (?:préavis|avis préalable)|discrétion|unilatéralement|de temps (?:à autre|en temps)/,
          1,
        ],
        [/modification|évolution/, 1, 'heading'],
      ],
      unless: [/par écrit|d'un commun accord|les deux parties|avenant|mot de passe|cookies|vous pouvez/],
      threshold: 5,
    },
    de: {
      about:
        /änder|geändert|anpass|angepasst|aktualis|überarbeit|modifiz|variier|ergänz|zurückzieh|zurückzuzieh|widerruf|zurücknehm|wechseln|aktuellste/,
      signs: [
        [
          /(?<!\b(?:sie|du|kunde|nutzer) )\b(?:kann|können|behält sich|behalten uns|sind berechtigt|ist berechtigt|darf|dürfen|muss)\b(?! (?:sie|du)\b).{0,280}(?:änder|anpass|anzupass|aktualisier|überarbeit|modifizier|ergänz|variier|zurückz|widerruf|zurücknehm|wechsel)/,
          2,
        ],
        [
          /bedingungen|\bagb\b|vereinbarung|vertrag|richtlinie|gebühren|preise?|tarife|entgelt|dienste?|leistung|funktion|programm|abonnement|zahlungsmethod|nummer|limits?\b|merkmal|produkt|umfang|version|stufen|ausnahmen|anbieter/,
          1,
        ],
        [
          /jederzeit|von zeit zu zeit|gelegentlich|zuweilen|ohne (?:vorherige )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung)|ermessen|kontinuierlich/,
          2,
        ],
        [/behält sich|behalten uns|\bwir (?:können|dürfen|sind berechtigt)/, 1],
        [
          /(?:lesen|prüfen|überprüfen|informieren)\b.{0,80}regelmäßig|regelmäßig .{0,60}(?:lesen|prüfen|durch)|aktuellste (?:version|fassung)/,
          3,
        ],
        [/bedingungen|\bagb\b|vereinbarung/, 1],
        [/änderung|anpassung/, 1, 'heading'],
      ],
      unless: [
        /schriftform|schriftlich|beide(?:r)? (?:parteien|seiten)|einvernehmlich|passwort|cookies|einstellungen ändern|browser/,
        /\b(?:können|dürfen|müssen) (?:sie|du)\b.{0,80}(?:änder|anpass|aktualis|widerruf)|\b(?:sie|du) (?:können|dürfen|kannst)\b.{0,80}(?:änder|anpass|aktualis|widerruf)/,
      ],
      threshold: 4,
    },
    ar: {
      about: /تعديل|تغيير|تحديث|نعدل|نغير/,
      signs: [
        [
          /(?:نحتفظ|تحتفظ|يحتفظ|يجوز لنا|يحق لنا|يمكننا|يجوز ل|يحق ل|قد نقوم|قد نعدل).{0,100}(?:تعديل|تغيير|تحديث|نعدل|نغير)/,
          3,
        ],
        [/الشروط|الاحكام|الاسعار|الرسوم|الخدمة|الخدمات|الاتفاقية|السياسة|العقد/, 1],
        [/في اي وقت|من وقت (?:الي|لاخر)|دون (?:اشعار|اخطار|سابق)|تقدير|بارادت/, 1],
        [/تعديل|تغيير/, 1, 'heading'],
      ],
      unless: [/كتابة|كتابي|خطي|باتفاق الطرفين|موافقة الطرفين|يجوز لك|يمكنك/],
      threshold: 5,
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const silent = passages.filter(({ words }) => says(withoutWarning[language], words));
    return {
      silent,
      isAnnounced: passages.some(
        ({ words }) => says(withWarning[language], words) && !says(withoutWarning[language], words),
      ),
    };
  },
  quotes: 14,
  title: (to) => m.clause_unilateral_change_title({}, to),
  explain({ silent, isAnnounced }, { to }) {
    const details = [
      silent.length > 0 ? m.clause_unilateral_change_silent({}, to) : '',
      isAnnounced ? m.clause_unilateral_change_announced({}, to) : '',
    ];
    return [m.clause_unilateral_change_explained({}, to), ...details].filter(Boolean).join(' ');
  },
  assess({ silent, isAnnounced }, { to, wordTo }) {
    const suggestedWording = m.wording_unilateral_change({}, wordTo);
    const advice = m.advice_unilateral_change({}, to);
    if (silent.length > 0) {
      return [
        {
          level: 'high',
          title: m.risk_unilateral_change_silent_title({}, to),
          description: m.risk_unilateral_change_silent_description({}, to),
          suggestedWording,
          advice,
          passages: silent.slice(0, 3),
        },
      ];
    }
    return [
      {
        level: isAnnounced ? 'low' : 'medium',
        title: m.risk_unilateral_change_title({}, to),
        description: m.risk_unilateral_change_description({}, to),
        suggestedWording,
        advice: isAnnounced ? undefined : advice,
      },
    ];
  },
});
