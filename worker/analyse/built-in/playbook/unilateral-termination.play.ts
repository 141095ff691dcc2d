import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { compilePattern } from '../text/compile-pattern';

const atWill: Record<Locale, RegExp> = {
  en: /discretion|for any (?:or no )?reason|without (?:cause|reason)|at any time|other reasons|whatever reason|without (?:any |prior )?notice/,
  es: /discreción|por cualquier (?:motivo|causa|razón)|sin (?:causa|motivo)|en cualquier momento|sin (?:previo aviso|preaviso|aviso previo)/,
  fr: /discrétion|pour (?:quelque|toute|n'importe quelle) (?:raison|motif)|sans motif|à tout moment|sans (?:préavis|avis préalable)/,
  de: /ermessen|aus (?:beliebigen|anderen|jedem) gr[uü]nd|ohne (?:angabe von )?gr[uü]nd|jederzeit|ohne (?:vorherige )?(?:ankündigung|vorankündigung)/,
  ar: /تقديرنا|تقديرها|تقديره|لاي سبب|دون سبب|في اي وقت|دون (?:اشعار|اخطار|سابق)/,
};
const onCondition: Record<Locale, RegExp> = {
  en: /\bif\b|in the event|breach|violat|infring|suspect|fail(?:s|ure)? to|inactive|unless|default|following (?:grounds|reasons|events|cases)|\bwhere\b|\bwhen\b|necessary|required/,
  es: /\bsi\b|en caso de|cuando|siguientes|necesari|incumpl|infring|sospech/,
  fr: /\bsi\b|en cas de|lorsque|suivants|nécessaire|manquement|violation|non-respect|soupçon/,
  de: /\bwenn\b|\bfalls\b|im falle|folgenden|erforderlich|ausnahmefällen|verstoß|verstöß|verletz|verdacht|inaktiv|sofern/,
  ar: /\bاذا\b|في حال|عند مخالفة|خالف|انتهك|اشتباه/,
};
const withoutWarning: Record<Locale, RegExp> = {
  en: /without (?:any |prior )?(?:notice|notifying|warning)|immediately|(?:won't|not) provide notice/,
  es: /sin (?:previo aviso|preaviso|aviso previo|notificación)|inmediat/,
  fr: /sans (?:préavis|avis préalable|notification)|immédiat/,
  de: /ohne (?:vorherige )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung)|fristlos|umgehend|sofort/,
  ar: /دون (?:اشعار|اخطار|سابق)|فورا|على الفور/,
};

export const unilateralTermination = definePlay({
  type: 'unilateral-termination',
  category: 'termination',
  rules: {
    en: {
      about:
        /terminat|suspend|discontinu|deactivat|disabl|clos(?:e|ing) (?:or|your|the|any|an)|cancel|unregister|\bblock|revoke|withdraw|den(?:y|ies) access|suspects|in breach|ceases? (?:to|offering)/,
      needs: [/\byour?\b|\busers?\b|\baccounts?\b|\bmember(?:s|ship)?\b|subscri|\bour services?\b|\bthe services?\b/],
      signs: [
        [
          /(?<!\b(?:you|party|parties|customers?|users?|consumers?|agreement|licen[cs]e|account) (?:also )?)\b(?:may|can|might|will|we'll|won't|policy|reserves? the right|(?:has|have) the right|(?:is|are|be) entitled|(?:is|are) each entitled|have to)\b.{0,160}\b(?:terminat|suspend|discontinu|deactivat|disabl|clos(?:e|ing)|cancel|unregister|block|revoke|withdraw|deny)/,
          2,
        ],
        [
          /\b(?:accounts?|access|use of|membership|subscriptions?|services?|these terms|this agreement|relationship)\b/,
          1,
        ],
        [
          /\b(?:an|any|the|your|user|customer) (?:\S{1,16} )?accounts?\b|\baccounts? of|your (?:\S{1,14} )?(?:access|use|ability|membership|subscription|account)|relationship with you|their relationship|(?:the|our) services?|beta version/,
          1,
        ],
        [/reserves? the right|right, at/, 1],
        [
          /discretion|without (?:any |prior )?notice|at any time|for any (?:or no )?reason|immediately|at its option/,
          1,
        ],
        [/\b(?:may|can|reserves? the right)\b.{0,160}\b(?:terminat|suspend|cancel|clos)/, 4, 'lead'],
      ],
      unless: [
        /\b(?:either|each|any) party\b|\byou (?:may|can|have the right to|are entitled to|must|should|choose to|decide to|want to|wish to) (?:\S{1,12} ){0,3}(?:terminate|cancel|close|withdraw|delete|deactivate|block)/,
        /\bif you (?:cancel|close|delete)\b|cancell?ation (?:policy|fee|polic)|your (?:booking|reservation)|cookies|right of withdrawal|direct debit|withdraw (?:cash|the money|money)|unblock|after your account|does not terminate|until it's cancell?ed|change prices|vote of|either you or|\bshares\b/,
      ],
      threshold: 4,
    },
    es: {
      about: /suspend|cancel|cerrar|cierre|dar de baja|bloque|desactiv|termin|rescind|resolver|interrump|elimin/,
      needs: [/\b(?:su|tu|sus|tus) |usuari|cuenta|acceso|servicio|suscripción/],
      signs: [
        [
          /(?:podremos|podemos|podrá|puede|nos reservamos|se reserva|tendrá derecho|tenemos derecho).{0,140}(?:suspend|cancel|cerrar|dar de baja|bloque|desactiv|termin|rescind|resolver|interrump|elimin)/,
          2,
        ],
        [
          /(?:su|tu|la|las|una) (?:\S{1,14} )?(?:cuentas?|suscripción|membresía)|acceso (?:\S{1,12} ){0,4}servicio|usuari/,
          2,
        ],
        [/nos reservamos|se reserva el derecho/, 1],
        [
          /discreción|sin (?:previo aviso|preaviso|aviso previo)|en cualquier momento|por cualquier (?:motivo|causa)|inmediat/,
          1,
        ],
      ],
      unless: [
        /cualquiera de las partes|(?:usted|el usuario) (?:puede|podrá) (?:\S{1,12} ){0,3}(?:cancelar|cerrar|resolver|dar)|cookies/,
      ],
      threshold: 4,
    },
    fr: {
      about: /suspend|résili|clôtur|ferm|supprim|désactiv|interromp|mettre fin|bloqu|annul/,
      needs: [/votre|vos |utilisateur|compte|accès|service|abonnement/],
      signs: [
        [
          /(?:pouvons|pourrons|peut|pourra|réserv\S{1,4} le droit|sommes en droit|est en droit).{0,140}(?:suspend|résili|clôtur|ferm|supprim|désactiv|interromp|mettre fin|bloqu|annul)/,
          2,
        ],
        [
          /(?:votre|vos|le|un|du|tout) (?:\S{1,14} )?(?:comptes?|abonnement|adhésion)|accès (?:\S{1,12} ){0,4}services?|utilisateur/,
          2,
        ],
        [/réserv\S{1,4} le droit/, 1],
        [/discrétion|sans (?:préavis|avis préalable)|à tout moment|pour (?:toute|quelque) raison|immédiat/, 1],
      ],
      unless: [
        /chaque partie|chacune des parties|vous pouvez (?:\S{1,14} ){0,3}(?:résilier|fermer|supprimer|clôturer|annuler)|cookies/,
      ],
      threshold: 4,
    },
    de: {
      about:
        /kündig|beend|sperr|aussetz|ausgesetzt|auszusetzen|einstell|lösch|deaktivier|schließ|widerruf|aufheb|auflös|verweiger|zurückzieh|zurückzuzieh|stornier|verdacht|verstoßen/,
      needs: [
        /\b(?:ihr|ihre[nmrs]?|ihnen|sie|du|dein\S{0,2}|nutzer\S{0,3}|benutzer\S{0,3}|kund\S{1,3})\b|konto|konten|mitgliedschaft|abonnement|dienste/,
      ],
      signs: [
        [
          /(?<!\b(?:sie|du|kunde|nutzer|partei|parteien) )\b(?:kann|können|behält sich|behalten uns|(?:ist|sind)(?: \S{1,16}){0,5} berechtigt|darf|dürfen|haben das recht|hat das recht|müssen wir|wird (?:\S{1,14} ){0,3}(?:konten|konto|zugriff|ihr))\b(?! (?:sie|du|der kunde|der nutzer|jede partei)\b).{0,280}(?:kündig|beend|sperr|aussetz|auszusetzen|einzustellen|einstell|lösch|deaktivier|schließen|widerruf|aufzuheb|aufheb|aufzulös|verweiger|stornier|zurückzuzieh|abzumeld)/,
          2,
        ],
        [
          /konto|konten|zugriff|zugang|nutzung|dienste?s?\b|vereinbarung|bedingungen|vertrag|mitgliedschaft|abonnement|beziehung|services/,
          1,
        ],
        [
          /ihr(?:e[nmrs]?)? (?:\S{1,16} )?(?:konto|kontos|zugriff|nutzung|benutzerkonto|nutzerkonto|mitgliedschaft|zugang|abo)|dein\S{0,2} (?:\S{1,16} )?(?:konto|zugriff|karte)|nutzerkont|benutzerkont|konten (?:von|der)|(?:das|ein|jedes) (?:\S{1,14} )?konto|mit ihnen|mitgliedschaft|dienste?s?\b/,
          1,
        ],
        [/behält sich|behalten uns|recht vor|haben das recht/, 1],
        [
          /ermessen|jederzeit|ohne (?:vorherige )?(?:ankündigung|mitteilung|benachrichtigung|vorankündigung)|umgehend|sofort|fristlos|wahlweise|anderen gründen/,
          1,
        ],
        [/\b(?:kann|können|behält sich|behalten uns)\b.{0,200}(?:kündig|beend|sperr|aufheb|schließ)/, 4, 'lead'],
      ],
      unless: [
        /\b(?:können|kannst|dürfen|möchten) (?:sie|du)\b.{0,120}(?:kündig|beend|lösch|widerruf|stornier|schließ)|\b(?:sie|du) (?:können|kannst|dürfen|möchten)\b.{0,120}(?:kündig|beend|lösch|widerruf|stornier|schließ)/,
        /jede partei|beide parteien|ihre buchung|(?:müssen|sollten|sofern|wenn|nachdem) sie (?:nicht )?(?:ihr|die nutzung)|inhalte .{0,60}(?:löschen|entfernen)|preise ändern|unter welchen umständen|empfehlen|administratoren|führt nicht zur|wurde, |cookies|stornierungs|widerrufsrecht|haftung|haftet/,
      ],
      threshold: 4,
    },
    ar: {
      about: /تعليق|إيقاف|إنهاء|إغلاق|حظر|إلغاء|تعطيل/,
      needs: [/حساب|استخدام|خدم|وصول|اشتراك|مستخدم/],
      signs: [
        [
          /(?:نحتفظ|تحتفظ|يحتفظ|يجوز لنا|يحق لنا|يمكننا|يجوز ل|يحق ل|قد نقوم).{0,100}(?:تعليق|ايقاف|انهاء|اغلاق|حظر|الغاء|تعطيل)/,
          2,
        ],
        [/حسابك|حساباتك|حساب المستخدم|حساب العميل|استخدامك|وصولك|اشتراكك|حساب|الخدمات|الخدمة/, 2],
        [/نحتفظ بالحق|تحتفظ .{0,20}بالحق|نحتفظ بحق/, 1],
        [/وفق(?:ا)? ل?تقدير|في اي وقت|دون (?:اشعار|اخطار|سابق)|لاي سبب|فورا/, 1],
      ],
      unless: [/لاي من الطرفين|يجوز لك|يحق لك|يمكنك/],
      threshold: 4,
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const free = passages.filter(
      ({ words, sentence }) =>
        says(atWill[language], words) && !says(onCondition[language], `${sentence.lead} ${words}`),
    );
    return {
      free,
      sudden: free.filter(({ words }) => says(withoutWarning[language], words)),
      isSudden: passages.some(({ words }) => says(withoutWarning[language], words)),
    };
  },
  quotes: 12,
  title: (to) => m.clause_unilateral_termination_title({}, to),
  explain({ free, isSudden }, { to }) {
    const who =
      free.length > 0 ? m.clause_unilateral_termination_free({}, to) : m.clause_unilateral_termination_some({}, to);
    return isSudden ? `${who} ${m.clause_unilateral_termination_sudden({}, to)}` : who;
  },
  assess({ free, sudden }, { to, wordTo }) {
    const suggestedWording = m.wording_unilateral_termination({}, wordTo);
    const advice = m.advice_unilateral_termination({}, to);
    if (free.length === 0) {
      return [
        {
          level: 'low',
          title: m.risk_unilateral_termination_title({}, to),
          description: m.risk_unilateral_termination_description({}, to),
          suggestedWording,
        },
      ];
    }
    return [
      {
        level: sudden.length > 0 ? 'high' : 'medium',
        title: m.risk_unilateral_termination_free_title({}, to),
        description:
          sudden.length > 0
            ? m.risk_unilateral_termination_sudden_description({}, to)
            : m.risk_unilateral_termination_free_description({}, to),
        suggestedWording,
        advice,
        passages: (sudden.length > 0 ? sudden : free).slice(0, 3),
      },
    ];
  },
});
