import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { readPercentages } from '../read/percentages';
import { readRightHolder } from '../read/right-holder';
import { findSaid, type Saying } from '../read/said';
import { formatDuration, formatPercent, quoteWords } from '../write/format';

/** Under a week there is hardly time to prepare records and people. */
const shortNoticeDays = 7;

const anyTime: Saying = {
  en: /at any (?:and all )?times?\b|without (?:prior |any )?notice|unannounced/,
  es: /en cualquier momento|sin (?:necesidad de )?(?:previo )?aviso/,
  fr: /à tout moment|à tout instant|sans préavis|de manière inopinée/,
  de: /jederzeit|ohne (?:vorherige )?ankündigung|unangekündigt/,
  ar: /في اي وقت|دون (?:اشعار|اخطار) مسبق/,
};
const limited: Saying = {
  en: /\bnotice\b|business hours|working hours|reasonable (?:times?|hours)|hours of (?:operation|the day)|once (?:per|a|in|each|annually|every)|more than once|more frequently/,
  es: /previo aviso|preaviso|antelación|horario (?:laboral|comercial|de oficina)|horas (?:de oficina|hábiles|laborables)|una vez (?:al|por)|con aviso/,
  fr: /préavis|heures (?:ouvrables|de bureau|ouvrées|normales)|une fois par|sous réserve d'(?:un|en) .{0,30}(?:avis|informer)|moyennant/,
  de: /ankündigung|geschäftszeiten|geschäftsstunden|üblichen (?:geschäfts|büro|arbeits)|einmal (?:pro|im|jährlich)|vorheriger|frist/,
  ar: /اشعار|اخطار|ساعات العمل|اوقات العمل|مرة واحدة|مرة في/,
};
const paysBack: Saying = {
  en: /(?:cost|expense)s?\b.{0,160}(?:underpay|discrepanc|shortfall|deficien|understate|under-report|deviation)|(?:underpay|discrepanc|shortfall|deficien|understate|under-report|deviation).{0,200}(?:cost|expense)s?\b/,
  es: /(?:coste|costo|gasto).{0,160}(?:discrepancia|diferencia|error|inferior)|(?:discrepancia|diferencia|error).{0,160}(?:coste|costo|gasto)/,
  fr: /(?:coût|frais).{0,160}(?:écart|erreur|insuffisan|anomalie)|(?:écart|erreur|insuffisan|anomalie).{0,160}(?:coût|frais)/,
  de: /(?:kosten).{0,160}(?:abweichung|differenz|fehlbetrag|unrichtig)|(?:abweichung|differenz|fehlbetrag|unrichtig).{0,160}kosten/,
  ar: /(?:تكاليف|نفقات|تكلفة).{0,120}(?:فرق|خطا|نقص|تفاوت)|(?:فرق|خطا|نقص|تفاوت).{0,120}(?:تكاليف|نفقات|تكلفة)/,
};

/** The one who may is named beside what he may do. */
const mayInspect: Saying = {
  en: /(?:\bmay|right to|entitled to)\b.{0,60}\b(?:audit|inspect|examine|verify)/,
  es: /(?:podrá|derecho a)\b.{0,60}(?:auditar|inspeccionar|examinar|verificar)/,
  fr: /(?:peut|pourra|droit de)\b.{0,60}(?:auditer|inspecter|contrôler|vérifier|examiner)/,
  de: /(?:berechtigt|recht|darf|kann)\b.{0,140}(?:prüf|einsicht|kontrollier|besichtig)/,
  ar: /(?:يحق|يجوز).{0,40}(?:تدقيق|مراجعة|تفتيش|الاطلاع|فحص|معاينة)/,
};

export const auditRights = definePlay({
  type: 'audit-rights',
  category: 'obligations',
  rules: {
    en: {
      about: /\baudit|inspect|examin|\brecords\b|access to/,
      signs: [
        [/right to (?:\S{1,40} ){0,8}(?:inspect|audit|examine)\b/, 1],
        [
          /(?:right|may|entitled|permit\S{0,40}|allow\S{0,40}|able|grants?|can|option|opportunity|agrees?|access|cause)\b.{0,140}\b(?:audit|inspect|examine|verify|review|examination|inspection)\b/,
          2,
        ],
        [/\b(?:books|records|accounts|facilit(?:y|ies)|premises|books of account|factory|operations|work center)\b/, 1],
        [
          /(?:available|open|access|provide)\b.{0,100}(?:inspect|examin|audit|review|copying)|(?:records|books)\b.{0,60}(?:available to|open (?:to|for)|be audited)/,
          2,
        ],
        [
          /(?:business|working|regular|office) hours|reasonable (?:\w{1,40} ){0,3}(?:times?|notice|hours)|independent (?:\w{1,40} ){0,3}(?:auditor|accountant|account|third party|audit)|(?:prior|written|advance) (?:written )?notice|at any time/,
          1,
        ],
        [/\b(?:audit|audits|audited|auditors?|inspections?|inspecting)\b/, 1],
        [
          /(?:such|any|the|these|foregoing|an|right of) (?:inspections?|audits?|review|examination)s?\b.{0,160}(?:cost|expense|conducted|made|reveals?|discloses?|once|frequen|exceed|notice|report)/,
          3,
        ],
        [/(?:records|books).{0,80}(?:available|accurate|complete|maintain|keep|kept)/, 1],
        [/\baudits?\b|inspection|records|books/, 1, 'heading'],
      ],
      unless: [
        /audit committee|audited (?:consolidated )?financial statements (?:of|for|included)|auditors' report|opportunity to (?:review|examine) (?:this|the) agreement|upon (?:receipt|delivery).{0,40}inspect|inspect(?:ion)? (?:of )?(?:the )?(?:goods|shipment)|generally accepted auditing|due diligence|confidential information/,
      ],
      threshold: 4,
    },
    es: {
      about: /auditor|auditar|inspec|examinar|registros|libros|verificar/,
      signs: [
        [
          /(?:podrá|tendrá (?:el )?derecho|derecho (?:a|de)|facultad|permitirá|facilitará|autoriza).{0,140}(?:auditar|auditor|inspec|examinar|verificar|revisar)/,
          3,
        ],
        [/(?:libros|registros|contabilidad|instalaciones|documentación|cuentas)/, 1],
        [/(?:auditoría|inspección).{0,120}(?:coste|costo|gasto|previo aviso|antelación|horario)/, 2],
        [/auditor|inspección|registros/, 1, 'heading'],
      ],
      unless: [/inspección (?:de hacienda|de trabajo|técnica)|auditor de cuentas de la sociedad/],
      threshold: 4,
    },
    fr: {
      about: /audit|inspect|contrôl|vérifi|livres|registres/,
      signs: [
        [
          /(?:peut|pourra|droit de|est autorisée?|se réserve|permettra|faculté de|donner accès).{0,140}(?:audit|inspect|contrôl|vérifi|examiner|consulter)/,
          3,
        ],
        [/livres|registres|comptes|comptabilité|locaux|documents|installations|justificatif/, 1],
        [/(?:audit|contrôle|inspection).{0,120}(?:frais|coût|préavis|heures)/, 2],
        [/audit|contrôle|inspection/, 1, 'heading'],
      ],
      unless: [
        /contrôle (?:fiscal|d'une société|exclusif)|changement de contrôle|prise de contrôle|détient le contrôle/,
      ],
      threshold: 4,
    },
    de: {
      about: /prüf|audit|einsicht|kontroll|inspizier|besichtig/,
      signs: [
        [
          /(?:berechtigt|recht|darf|kann|gestattet|gewährt|befugt|ermöglicht).{0,140}(?:prüf|audit|einsicht|kontrollier|inspizier|besichtig|einzusehen)/,
          3,
        ],
        [/(?:prüf|audit|einsicht|kontrollier|einzusehen).{0,140}(?:berechtigt|recht|gestatte|gewähr|befugt)/, 2],
        [
          /bücher|unterlagen|aufzeichnungen|geschäftsräume|räumlichkeiten|buchhaltung|abrechnung|dokument|einrichtungen/,
          1,
        ],
        [/einsichtsrecht|prüfungsrecht|auditrecht|wirtschaftsprüfer|geschäftszeiten|ankündigung/, 1],
        [/prüfung|audit|einsicht|kontrolle/, 1, 'heading'],
      ],
      unless: [
        /bonitätsprüfung|überprüfen, ob|zu prüfen, ob|steuer|kontrollwechsel|(?:waren|lieferung)\S{0,40} .{0,40}(?:untersuch|prüf)|prüfungsordnung|minderungsrecht/,
      ],
      threshold: 4,
    },
    ar: {
      about: /تدقيق|مراجعة|تفتيش|الاطلاع|فحص|معاينة/,
      signs: [
        [/(?:يحق|يجوز|الحق|حق|يسمح|يلتزم|تمكين).{0,100}(?:تدقيق|مراجعة|تفتيش|الاطلاع|فحص|معاينة)/, 3],
        [/دفاتر|سجلات|السجلات|حسابات|مستندات|مقر|منشا|مرافق/, 1],
        [/مدقق|مراجع الحسابات|ساعات العمل|اشعار|اخطار/, 1],
        [/التدقيق|المراجعة|التفتيش|السجلات/, 1, 'heading'],
      ],
      unless: [/معاينة نافية للجهالة|مراجعة الطبيب/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    const { language } = contract;
    const notice =
      passages
        .filter((passage) => findSaid([passage], limited, contract))
        .flatMap((passage) => readDurations(passage.words, language).map((period) => ({ ...period, passage })))
        .find(({ unit, index, passage }) => unit !== 'year' && isNotice(passage.words.slice(index, index + 90))) ??
      null;
    const holders = new Set(
      passages
        .filter((passage) => findSaid([passage], mayInspect, contract))
        .map((passage) => readRightHolder(passage, contract))
        .filter((holder) => holder !== null),
    );
    const shifting = findSaid(passages, paysBack, contract);
    return {
      holder: holders.size === 1 ? ([...holders][0] ?? null) : null,
      notice,
      unlimited: findSaid(passages, limited, contract) ? null : findSaid(passages, anyTime, contract),
      shifting,
      share: shifting ? (readPercentages(shifting.words, language)[0] ?? null) : null,
    };
  },
  quotes: 10,
  title: (to) => m.clause_audit_rights_title({}, to),
  explain({ holder, notice }, { to }) {
    const who =
      holder === 'either'
        ? m.clause_audit_rights_both({}, to)
        : holder
          ? m.clause_audit_rights_one({ party: quoteWords(holder, to) }, to)
          : m.clause_audit_rights_some({}, to);
    return notice ? `${who} ${m.clause_audit_rights_notice({ period: formatDuration(notice, to) }, to)}` : who;
  },
  assess({ notice, unlimited, shifting, share }, { to, wordTo }) {
    const suggestedWording = m.wording_audit_rights({}, wordTo);
    const risks = [];
    if (unlimited) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_audit_rights_any_time_title({}, to),
        description: m.risk_audit_rights_any_time_description({}, to),
        suggestedWording,
        advice: m.advice_audit_rights_limits({}, to),
        passages: [unlimited],
      });
    }
    if (notice && inDays(notice) < shortNoticeDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_audit_rights_short_notice_title({}, to),
        description: m.risk_audit_rights_short_notice_description({ period: formatDuration(notice, to) }, to),
        suggestedWording,
        advice: m.advice_audit_rights_limits({}, to),
        passages: [notice.passage],
      });
    }
    if (shifting) {
      risks.push({
        level: 'low' as const,
        title: m.risk_audit_rights_costs_title({}, to),
        description: share
          ? m.risk_audit_rights_costs_share_description({ share: formatPercent(share, to) }, to)
          : m.risk_audit_rights_costs_description({}, to),
        passages: [shifting],
      });
    }
    return risks;
  },
});

function isNotice(words: string) {
  return /notice|advance|in advance|preaviso|antelación|aviso|préavis|avance|vorher|ankündig|frist|اشعار|اخطار|مسبق/i.test(
    words,
  );
}
