import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParty } from '../read/bound-party';
import { type Duration, inDays, readDurations } from '../read/durations';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

/** Helping with the handover takes months; years of duties are a burden to plan for. */
const longDays = 2 * 365;

const unpaid: Saying = {
  en: /at no (?:additional |further )?(?:cost|charge|expense)|free of charge|without (?:charge|additional (?:cost|compensation))|at (?:its|his|their) (?:own|sole) (?:cost|expense)/,
  es: /sin (?:coste|costo|cargo)|gratuit|a su (?:propio )?(?:cargo|coste|costo)/,
  fr: /gratuit|sans frais|à ses (?:propres )?frais|à titre gracieux/,
  de: /unentgeltlich|kostenlos|ohne (?:zusätzliche )?(?:kosten|vergütung)|auf eigene kosten/,
  ar: /مجان|دون مقابل|بدون مقابل|علي نفقته/,
};

export const postTerminationServices = definePlay({
  type: 'post-termination-services',
  category: 'termination',
  rules: {
    en: {
      about: /terminat|expir|thereafter|sell-?off|wind(?:ing)?[- ]?down|transition/,
      needs: [/terminat|expir|\bend of\b|thereafter|sell-?off|transition|wind/],
      signs: [
        [
          /(?:upon|after|following|on|event of|event this agreement is|if|thereof|prior to|subsequent to|thereafter|commencing|pursuant to).{0,60}(?:terminat|expir).{0,400}\b(?:transition|orderly|sell-?off|inventor(?:y|ies)|repurchase|buy ?back|wind(?:ing)?[- ](?:down|up)|cooperate|continue to (?:provide|perform|supply|sell|use|distribute|service|honou?r|support)|fulfil|outstanding orders|complete (?:any|all|the)|sell (?:off|all|any|its|the remaining)|assist)/,
          3,
        ],
        [
          /\b(?:transition|orderly|sell-?off|inventor(?:y|ies)|repurchase|buy ?back|wind(?:ing)?[- ](?:down|up)|cooperate|continue (?:to|selling)|assist\w{0,4}|right to sell|sell).{0,300}(?:after|following|upon|date of|effective date of|prior to)\b.{0,40}(?:terminat|expir)/,
          3,
        ],
        [
          /(?:retain|maintain|keep|kept|maintained|retained|preserve|keep in force|available).{0,260}(?:years?|months?|\[ ?\*).{0,40}(?:after|following|thereafter|from|subsequent to|beyond)\b.{0,60}(?:terminat|expir|end)/,
          3,
        ],
        [
          /\btermination assistance|transition (?:services|period|assistance|plan)|sell-?off period|disengagement|exit (?:plan|assistance)/,
          2,
        ],
        [
          /(?:after|upon|following).{0,60}(?:terminat|expir).{0,220}\b(?:deliver|return|furnish|transfer|turn over|provide)\b.{0,120}(?:property|materials|work (?:product|in process)|deliverables|documents|data|records)/,
          3,
        ],
        [
          /\b(?:for (?:a period of|up to|a maximum)|not (?:to exceed|less than)|within)\b.{0,40}(?:days?|months?|years?)/,
          1,
        ],
        [
          /(?:effect|consequences|procedure|obligations|rights|duties).{0,24}(?:terminat|expir)|post-?termination|transition|wind/,
          1,
          'heading',
        ],
      ],
      unless: [
        /confidential|compet|solicit|indemnif|shall survive|warrant(?:y|ies)\b|may terminate this|notice of (?:termination|non-?renewal).{0,40}prior|disparag|automatically renew|accrued|statute of limitations|liquidated damages|agreement shall terminate as|by their nature|remain in effect/,
      ],
    },
    es: {
      about: /terminación|extinción|resolución|finaliza|vencimiento|expiración/,
      signs: [
        [
          /(?:tras|después de|una vez|a la|en caso de|con posterioridad|desde|al).{0,60}(?:terminación|extinción|resolución|finaliza|vencimiento|expiración).{0,240}(?:transición|traspaso ordenado|continuar (?:prestando|suministrando|vendiendo)|continuará|existencias|recompra|colaborar|cooperar|asistencia|liquidar el stock|vender)/,
          3,
        ],
        [
          /(?:transición|migración|traspaso ordenado|existencias|seguir(?:á)? (?:prestando|vendiendo)|continuará prestando|asistencia).{0,200}(?:tras|después de|a partir de|desde|a la).{0,30}(?:terminación|extinción|resolución|finaliza|vencimiento|expiración)/,
          3,
        ],
        [
          /(?:conservar|mantener|mantendrá).{0,160}(?:años?|meses).{0,40}(?:tras|después|desde|siguientes).{0,40}(?:terminación|extinción|resolución|finaliza|vencimiento)/,
          3,
        ],
        [/efectos de la (?:terminación|extinción|resolución)|transición/, 1, 'heading'],
      ],
      unless: [/confidencial|secreto|compet|indemniz|subsistirán|preaviso/],
    },
    fr: {
      about: /fin du|résiliation|expiration|cessation|terme|réversibilité/,
      signs: [
        [
          /(?:après|à l'issue|à compter|en cas|lors|à la|à l').{0,60}(?:fin du|résiliation|expiration|cessation).{0,240}(?:transition|réversibilité|continuer(?:a)? (?:à|de)|stocks?|rach[èe]t|coop[ée]r|assist|collabor|écouler|transfert)/,
          3,
        ],
        [
          /(?:réversibilité|transition|stocks?|écouler|assistance|poursuivr|continuera).{0,200}(?:après|suivant|à compter de|à l'issue d|lors de).{0,30}(?:fin|résiliation|expiration|cessation)/,
          3,
        ],
        [
          /(?:conserver|maintenir|conservera|maintiendra).{0,160}(?:ans|années|mois).{0,40}(?:après|suivant|à compter).{0,40}(?:fin|résiliation|expiration|cessation)/,
          3,
        ],
        [/réversibilité|(?:effets|conséquences) de la (?:résiliation|fin|cessation)/, 1, 'heading'],
      ],
      unless: [/confidentiel|confidentialité|concurren|indemnis|préavis|survivr/],
    },
    de: {
      about: /beendigung|vertragsende|ablauf|kündigung|ende des vertrag/,
      signs: [
        [
          /(?:nach|bei|mit|im fall(?:e)? (?:der|einer)|ab|über).{0,60}(?:beendigung|vertragsende|ablauf|ende des vertrag).{0,240}(?:übergang|überleitung|weiter(?:hin)? (?:zu )?(?:erbring|liefer|verkauf)|weiterzu|abverkauf|lagerbest|rückkauf|zurückkauf|zurückzukauf|unterstütz|mitwirk|migration|auslauf)/,
          3,
        ],
        [
          /(?:übergang|überleitung|abverkauf|lagerbest|unterstütz|migration|weiterhin).{0,200}(?:nach|bei|ab).{0,30}(?:beendigung|vertragsende|ablauf|ende des vertrag)/,
          3,
        ],
        [
          /(?:nach|ab).{0,40}(?:beendigung|vertragsende|ablauf|ende des vertrag).{0,160}(?:aufzubewahren|aufbewahr|aufrechtzuerhalten|aufrechterhalten)/,
          3,
        ],
        [/(?:folgen|wirkungen) der (?:beendigung|kündigung)|vertragsende|abwicklung/, 1, 'heading'],
      ],
      unless: [/vertraulich|geheimhaltung|verschwiegen|wettbewerb|freistell|gelten fort|kündigungsfrist/],
    },
    ar: {
      about: /انتهاء|انهاء|انقضاء|فسخ/,
      signs: [
        [
          /(?:بعد|عند|عقب|في حال(?:ة)?|لدي|حال).{0,40}(?:انتهاء|انهاء|انقضاء|فسخ).{0,200}(?:انتقالية|الانتقال|الاستمرار في|يستمر|المخزون|اعادة شراء|التعاون|المساعدة|تصفية)/,
          3,
        ],
        [
          /(?:انتقالية|الانتقال|المخزون|تقديم المساعدة|الاستمرار|يستمر).{0,160}(?:بعد|عند|عقب).{0,30}(?:انتهاء|انهاء|انقضاء|فسخ)/,
          3,
        ],
        [
          /(?:الاحتفاظ|يحتفظ|المحافظة).{0,120}(?:سنوات|سنة|سنتين|شهرا|اشهر).{0,40}(?:بعد|من تاريخ).{0,30}(?:انتهاء|انهاء|انقضاء|فسخ)/,
          3,
        ],
        [/(?:اثار|نتائج) (?:ال)?(?:انهاء|انتهاء|فسخ)/, 1, 'heading'],
      ],
      unless: [/سرية|المنافسة|تعويض/],
    },
  },
  read(passages, contract) {
    const lasting = passages
      .flatMap((passage) => readDurations(passage.words, contract.language).map((period) => ({ period, passage })))
      .reduce<{ period: Duration; passage: (typeof passages)[number] } | null>(
        (so, one) => (so === null || inDays(one.period) > inDays(so.period) ? one : so),
        null,
      );
    return {
      bound: readBoundParty(passages[0], contract),
      longest: lasting,
      unpaid: findSaid(passages, unpaid, contract),
    };
  },
  quotes: 8,
  title: (to) => m.clause_post_termination_services_title({}, to),
  explain({ bound, longest }, { to }) {
    return [
      m.clause_post_termination_services_explained({}, to),
      tellBoundParty(bound, to),
      longest ? m.clause_post_termination_services_period({ period: formatDuration(longest.period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ longest, unpaid: free }, { to, wordTo }) {
    const suggestedWording = m.wording_post_termination_services({}, wordTo);
    const risks = [];
    if (longest && inDays(longest.period) > longDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_post_termination_services_long_title({}, to),
        description: m.risk_post_termination_services_long_description(
          { period: formatDuration(longest.period, to) },
          to,
        ),
        passages: [longest.passage],
      });
    }
    if (free) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_post_termination_services_unpaid_title({}, to),
        description: m.risk_post_termination_services_unpaid_description({}, to),
        suggestedWording,
        advice: m.advice_post_termination_services_unpaid({}, to),
        passages: [free],
      });
    }
    return risks;
  },
});
