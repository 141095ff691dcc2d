import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const changes: Saying = {
  en: /continu|after (?:the |such |these )?(?:changes?|updates?|amendments?|modifications?)|revised|updated|amended/,
  es: /continu|sig(?:a|ue|uiendo)|modificad|actualizad|cambios/,
  fr: /continu|poursui|modifié|mises? à jour|modifications/,
  de: /weiterhin|fortgesetzt|geändert|aktualisiert|änderungen|überarbeitet|dann aktuell/,
  ar: /استمرار|مواصلة|تستمر|المعدلة|المحدثة|التعديلات/,
};

export const contractByUsing = definePlay({
  type: 'contract-by-using',
  category: 'general',
  rules: {
    en: {
      about:
        /\bby (?:\w{1,14},? |\/|\w{1,12}\/)?(?:\w{2,12}ing)|continu|accepted by you|acceptance|you use|\buse of\b|agree to (?:the changes|additional)|sign up/,
      needs: [/\byou\b|\byour\b|\buser\b|customer/],
      signs: [
        [
          /\bby (?:\S{1,24} ){0,4}(?:using|accessing|clicking|installing|downloading|creating|registering|utilizing|continuing|browsing|visiting|opening|signing|activating|checking|placing|submitting|completing)\b.{0,320}\b(?:agree|accept|consent|acknowledge|bound|signify)/,
          3,
        ],
        [
          /\b(?:continu\w{1,3} (?:to )?(?:use|using|access)|continued use|your use of)\b.{0,240}\b(?:agree\w{0,3}|accept\w{0,5}|acceptance|bound|consent|agreement to)\b/,
          3,
        ],
        [
          /\b(?:accept|agree)\w{0,3}\b.{0,160}\bwhen you (?:download|use|click|access|register|install)|\(b\) when you download/,
          3,
        ],
        [/\bif you (?:use|continue|access|install)\b.{0,120}\byou (?:agree|accept|will be deemed|are deemed)/, 3],
        [/\benter into an? agreement\b.{0,80}\bby accepting/, 3],
        [
          /\byou (?:will|may|are|shall) .{0,60}(?:required|need) to .{0,60}agree to (?:the changes|additional terms|new terms)/,
          3,
        ],
      ],
      unless: [/\bby (?:your|the) (?:bank|employer)|you (?:do not|don't) (?:agree|accept)|(?:disagree|reject)/],
    },
    es: {
      about: /uso|utiliz|usar|acced|acceso|hacer clic|registr|continu|navega|descarg|instal/,
      needs: [/acept|acuerd|vincul|consient|consentimiento|conform/],
      signs: [
        [
          /(?:al (?:utilizar|usar|acceder|hacer clic|registrarse|navegar|instalar|descargar|crear|continuar)|mediante (?:el uso|la utilización|el acceso)|por el (?:mero |simple )?(?:uso|acceso)).{0,240}(?:acept|vincul|consient|conform|de acuerdo)/,
          3,
        ],
        [
          /(?:uso|utilización|acceso|navegación)\b.{0,120}(?:supone|implica|constituye|conlleva|equivale|significa).{0,60}(?:acept|consentimiento|conformidad|adhesión)/,
          3,
        ],
        [/(?:si (?:continúa|sigue)|continuar (?:usando|utilizando)|uso continuado).{0,160}(?:acept|conform|vincul)/, 3],
      ],
      unless: [/si no (?:está de acuerdo|acepta)/],
    },
    fr: {
      about: /utilis|accéd|accès|cliqu|navig|inscri|continu|poursui|télécharg|install/,
      needs: [/accept|consent|adh[ée]|lié/],
      signs: [
        [
          /en (?:utilisant|accédant|cliquant|naviguant|vous inscrivant|installant|téléchargeant|créant|continuant|poursuivant).{0,240}(?:accept|consent|adhér|êtes lié|soumis)/,
          3,
        ],
        [
          /(?:utilisation|accès|navigation|inscription)\b.{0,140}(?:vaut|emporte|implique|constitue|entraîne|suppose).{0,60}(?:accept|consentement|adhésion)/,
          3,
        ],
        [
          /(?:si vous continuez|poursuite de l'utilisation|continuer à utiliser).{0,160}(?:accept|vaut|réputé|consent)/,
          3,
        ],
      ],
      unless: [/si vous n'(?:acceptez|êtes) pas/],
    },
    de: {
      about: /nutz|verwend|zugriff|zugreif|klick|install|erstell|registrier|anmeld|melden|fortfahren|abschluss/,
      needs: [
        /\b(?:sie|du|ihre?r?|deine?r?|nutzer|kunde)\b/,
        /stimm|akzept|einverstanden|bestätig|erklären|angenommen|gebunden|binden|zugestimmt|klick/,
      ],
      signs: [
        [
          /(?:durch|mit|indem)\b.{0,180}(?:nutz|verwend|zugriff|zugreif|klick|install|erstell|registrier|fortfahren|abschluss|akzeptier)\S{0,8}.{0,320}(?:stimmen|stimmst|zustimm|zustimmung|akzeptier|einverstanden|bestätigen|bestätigst|gebunden|zu binden|schließen einen vertrag)/,
          3,
        ],
        [/durch klicken auf die schaltfläche/, 3],
        [
          /(?:weiterhin|weiter|fortgesetzt\S{1,3}|jedes mal|nutzung (?:der|des|unserer))\b.{0,160}(?:zustimm|zugestimmt|stimmen|stimmst|einverstanden|akzeptier|angenommen)/,
          3,
        ],
        [
          /(?:akzeptiert|angenommen),? .{0,120}wenn sie .{0,120}(?:herunterladen|nutzen|klick|mausklick)|werden von ihnen akzeptiert/,
          3,
        ],
        [/(?:schließen|schließt) einen vertrag .{0,60}indem/, 3],
        [
          /wenn sie .{0,160}(?:nutzen|verwenden).{0,40}(?:erklären|stimmen|akzeptieren).{0,160}(?:einhalten|zu|bedingungen)/,
          3,
        ],
      ],
      unless: [/nicht (?:einverstanden|zustimmen|akzeptieren)|widersprechen|ablehnen/],
    },
    ar: {
      about: /استخدام|باستخدامك|الدخول|تصفح|النقر|التسجيل|استمرار/,
      needs: [/توافق|موافقت|موافقة|تقبل|قبول|ملتزم|التزام/],
      signs: [
        [
          /(?:باستخدامك|باستخدام|بدخولك|بالدخول|بتصفحك|بالنقر|بتسجيلك|بمجرد (?:استخدام|الدخول|التسجيل|النقر)).{0,160}(?:توافق|تقبل|موافق|ملتزم|تلتزم|تقر)/,
          3,
        ],
        [/(?:استخدام|الدخول|التسجيل)\S{0,3}.{0,120}(?:يعني|يعد|يعتبر|يشكل|بمثابة).{0,40}(?:موافقة|قبول|موافقت)/, 3],
        [/(?:استمرارك|الاستمرار|مواصلة).{0,120}(?:موافقة|قبول|توافق|موافقت)/, 3],
      ],
      unless: [/اذا (?:كنت )?لا توافق|اذا لم توافق/],
    },
  },
  read(passages, contract) {
    return { changes: findSaid(passages, changes, contract), passage: passages[0] };
  },
  quotes: 8,
  title: (to) => m.clause_contract_by_using_title({}, to),
  explain: ({ changes: later }, { to }) =>
    later ? m.clause_contract_by_using_changes({}, to) : m.clause_contract_by_using_explained({}, to),
  assess({ changes: later, passage }, { to, wordTo }) {
    return [
      {
        level: 'medium',
        title: later ? m.risk_contract_by_using_changes_title({}, to) : m.risk_contract_by_using_title({}, to),
        description: later
          ? m.risk_contract_by_using_changes_description({}, to)
          : m.risk_contract_by_using_description({}, to),
        suggestedWording: m.wording_contract_by_using({}, wordTo),
        advice: m.advice_contract_by_using({}, to),
        passages: [later ?? passage],
      },
    ];
  },
});
