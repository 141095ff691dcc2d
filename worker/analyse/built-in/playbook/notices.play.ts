import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const electronic: Saying = {
  en: /e-?mail|electronic(?:ally| mail)/,
  es: /correo electrónico|e-?mail|medios electrónicos/,
  fr: /courriel|courrier électronique|e-?mail|voie électronique/,
  de: /e-?mail|elektronisch|textform/,
  ar: /البريد الالكتروني|الكتروني/,
};
const onSending: Saying = {
  en: /(?:given|effective|received|served|delivered)\b.{0,40}\b(?:upon|when|on|at the time of|on the date of)\b.{0,24}\b(?:sending|sent|mailing|mailed|dispatch\w{0,2}|posting|posted|deposit\w{0,2}|transmi\w{3,6})/,
  es: /(?:recibid|efectuad|realizad|notificad|surtirá efecto).{0,60}(?:en el momento|desde|en la fecha) .{0,16}(?:envío|remisión|expedición)/,
  fr: /(?:reçue?s?|effectuée?s?|réputée?s?|prend effet).{0,60}(?:dès|à la date|au moment|le jour) .{0,12}(?:envoi|expédition)/,
  de: /(?:gilt|gelten|wirksam).{0,60}(?:mit|bei|im zeitpunkt) (?:der |des |dem )?(?:absendung|versand|aufgabe)/,
  ar: /(?:نافذ|مستلم|منتج لاثره|صحيح).{0,40}(?:من تاريخ|وقت|بمجرد|عند) (?:ال)?ارسال/,
};

/** An inline heading ("Entire Agreement.") is a sentence of its own, and says nothing. */
const headingAlone = /^.{1,45}$/;

export const notices = definePlay({
  type: 'notices',
  category: 'general',
  rules: {
    en: {
      about: /\bnotices?\b|notifications?|communications?/,
      signs: [
        [
          /\b(?:all|any|every|each)\b.{0,20}\b(?:notices?|notifications?|communications? (?:under|required|hereunder|between|given|to be))\b.{0,200}\b(?:in writing|written|delivered|addressed|sent|served|given by|mailed|deemed)\b/,
          3,
        ],
        [
          /\bnotices?\b.{0,140}\b(?:shall|will|must|may|is|are)\b.{0,60}\b(?:deemed|considered|effective|addressed|delivered|sent|served)\b/,
          2,
        ],
        [
          /\b(?:registered|certified|first[- ]class|overnight|courier|facsimile|fax|e-?mail|postage|by hand|personally delivered)\b/,
          1,
        ],
        [/\bnotices?\b|communications/, 1, 'heading'],
      ],
      unless: [
        headingAlone,
        /notice of (?:termination|breach|default|claim)|days'? (?:prior )?(?:written )?notice|without notice|privacy notice|promptly notify/,
      ],
    },
    es: {
      about: /notificaci|comunicaci/,
      signs: [
        [
          /(?:las|toda|todas|cualquier).{0,20}(?:notificaci|comunicaci)\S{2,5}.{0,160}(?:por escrito|fehaciente|dirigi|remit|enviar|domicilio|correo|burofax)/,
          3,
        ],
        [
          /(?:notificaci|comunicaci)\S{2,5}.{0,100}(?:se considerar|se entender|surtir|se tendr).{0,60}(?:recibid|efectuad|realizad|efecto)/,
          3,
        ],
        [/a efectos de (?:las )?notificaciones|domicilio.{0,60}notificaciones/, 3],
        [/notificaciones|comunicaciones/, 1, 'heading'],
      ],
      unless: [headingAlone, /comunicación pública|medios de comunicación|preaviso de/],
    },
    fr: {
      about: /notification|communication|mise en demeure|élection de domicile|élisent domicile/,
      signs: [
        [
          /(?:toute|toutes|les).{0,20}(?:notification|communication)s?\b.{0,160}(?:par écrit|écrite|lettre|recommandé|adress|envoy|courriel|courrier)/,
          3,
        ],
        [
          /(?:notification|communication)s?\b.{0,100}(?:réput|considér|prend|prennent|prendront).{0,40}(?:reçue|effectuée|effet|remise)/,
          3,
        ],
        [/(?:élisent|élection de) domicile/, 3],
        [/notification|communication/, 1, 'heading'],
      ],
      unless: [headingAlone, /communication au public|moyens de communication|préavis de/],
    },
    de: {
      about: /mitteilung|benachrichtigung|erklärungen|zustellung|anzeigen/,
      signs: [
        [
          /(?:alle|sämtliche|jede).{0,20}(?:mitteilung|benachrichtigung|erklärung|anzeige)\S{0,2}\b.{0,160}(?:schriftlich|schriftform|textform|adresse|zu richten|zu senden|per (?:post|e-?mail|einschreiben))/,
          3,
        ],
        [
          /(?:mitteilung|benachrichtigung|erklärung)\S{0,2}\b.{0,100}(?:gilt|gelten|gilt als|gelten als).{0,60}(?:zugegangen|zugestellt|erhalten)/,
          3,
        ],
        [/mitteilungen .{0,60}(?:bedürfen|sind|erfolgen|haben).{0,40}(?:schriftform|schriftlich|textform|per)/, 3],
        [/mitteilungen|zustellung|benachrichtigungen/, 1, 'heading'],
      ],
      unless: [headingAlone, /steuererklärung|kündigungsfrist|störungsmeldung/],
    },
    ar: {
      about: /اخطار|اشعار|مراسلات|التبليغ|تبليغ/,
      signs: [
        [
          /(?:جميع|كافة|اي|كل|تكون|توجه|ترسل) .{0,16}(?:الاخطارات|اخطار|الاشعارات|اشعار|المراسلات|التبليغات).{0,140}(?:كتاب|خطي|عنوان|بالبريد|ترسل|تسلم|يسلم)/,
          3,
        ],
        [
          /(?:الاخطارات|الاشعارات|المراسلات|الاخطار|الاشعار).{0,100}(?:يعتبر|تعتبر|تعد|يعد).{0,40}(?:مستلم|مسلم|صحيح|نافذ|تم)/,
          3,
        ],
        [/(?:الاخطارات|الاشعارات|المراسلات|التبليغات).{0,80}(?:علي العنوان|العناوين|بالبريد)/, 3],
        [/الاخطارات|الاشعارات|المراسلات|التبليغات/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  read(passages, contract) {
    return {
      isElectronic: findSaid(passages, electronic, contract) !== null,
      onSending: findSaid(passages, onSending, contract),
    };
  },
  quotes: 3,
  title: (to) => m.clause_notices_title({}, to),
  explain({ isElectronic }, { to }) {
    const what = m.clause_notices_explained({}, to);
    return isElectronic ? `${what} ${m.clause_notices_electronic({}, to)}` : what;
  },
  assess({ onSending: sent }, { to, wordTo }) {
    if (!sent) return [];
    return [
      {
        level: 'low',
        title: m.risk_notices_on_sending_title({}, to),
        description: m.risk_notices_on_sending_description({}, to),
        suggestedWording: m.wording_notices({}, wordTo),
        passages: [sent],
      },
    ];
  },
});
