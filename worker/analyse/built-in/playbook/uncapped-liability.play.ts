import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import type { To } from '../play';
import { compilePattern } from '../text/compile-pattern';
import { formatList } from '../write/format';

/** Kinds of loss that contracts leave without a limit. */
const kinds: readonly { pattern: Record<Locale, RegExp>; name(to: To): string }[] = [
  {
    pattern: {
      en: /confidential|non-disclosure/,
      es: /confidencial|secreto/,
      fr: /confidential/,
      de: /vertraulich|geheimhaltung|verschwiegenheit/,
      ar: /سرية|السرية/,
    },
    name: (to) => m.uncapped_kind_confidentiality({}, to),
  },
  {
    pattern: {
      en: /indemni/,
      es: /indemnidad|obligación de indemnizar/,
      fr: /garantie d'éviction|obligation d'indemnis|contrefaçon/,
      de: /freistellung/,
      ar: /التعويض عن مطالبات|التزامات التعويض|التزام التعويض/,
    },
    name: (to) => m.uncapped_kind_indemnity({}, to),
  },
  {
    pattern: {
      en: /gross(?:ly)? negligen|wil(?:l)?ful|intentional|deliberate/,
      es: /dolo|culpa grave|negligencia grave/,
      fr: /faute lourde|faute intentionnelle|faute dolosive|\bdol\b/,
      de: /vorsatz|vorsätzlich|grob(?:e[rn]?)? fahrlässig/,
      ar: /خطا جسيم|الخطا الجسيم|الغش|العمد|اهمال جسيم|الاهمال الجسيم/,
    },
    name: (to) => m.uncapped_kind_serious_fault({}, to),
  },
  {
    pattern: {
      en: /\bdeath\b|(?:personal|bodily) injury/,
      es: /muerte|lesiones|daños personales/,
      fr: /dommages? corporels?|décès/,
      de: /leben\S{0,2},? |körper|gesundheit/,
      ar: /الوفاة|الاصابة|وفاة|اصابة/,
    },
    name: (to) => m.uncapped_kind_injury({}, to),
  },
  {
    pattern: { en: /\bfraud/, es: /fraude/, fr: /fraude/, de: /arglist/, ar: /احتيال|الاحتيال|تدليس/ },
    name: (to) => m.uncapped_kind_fraud({}, to),
  },
  {
    pattern: {
      en: /intellectual property|infring|misappropriat/,
      es: /propiedad intelectual/,
      fr: /propriété intellectuelle/,
      de: /schutzrechte|geistigen eigentums|urheberrecht/,
      ar: /الملكية الفكرية/,
    },
    name: (to) => m.uncapped_kind_intellectual_property({}, to),
  },
];

export const uncappedLiability = definePlay({
  type: 'uncapped-liability',
  category: 'liability',
  rules: {
    en: {
      about: /liab|damages|limitations?\b|exclusions?\b|disclaimer/,
      signs: [
        [
          /\b(?:except|excluding|other than|save|with the exception|excepting)\b.{0,340}\b(?:neither|either|each|no) part(?:y|ies)\b.{0,120}\b(?:liab|exceed|damages)/,
          4,
        ],
        [
          /\b(?:except|excluding|other than|with the exception)\b.{0,340}\b(?:in no event|under no circumstances?)\b.{0,120}\b(?:liab|exceed|damages)/,
          4,
        ],
        [
          /\b(?:in no event|under no circumstances?|neither party|(?:total|aggregate|entire|maximum|party's) liability)\b.{0,420}\b(?:except|provided|other than|excluding)\b.{0,120}\b(?:confidential|indemni|gross|wil(?:l)?ful|fraud|infring|misconduct|personal injury|death|payment)/,
          4,
        ],
        [
          /\b(?:limitations?|exclusions?|disclaimers?|caps?)\b.{0,90}\b(?:(?:shall|will|do|does) not (?:apply|limit|be applicable)|is not applicable|not be construed to limit)/,
          4,
        ],
        [
          /\b(?:foregoing|section|paragraph|clause)\b.{0,90}\b(?:(?:shall|will|do|does) not (?:apply|limit|be applicable)|is not applicable|not be construed to limit)/,
          3,
        ],
        [/\bexcluded from (?:this|these|the) (?:limitations?|exclusions?|cap)/, 4],
        [
          /\b(?:nothing in this|no provision|does not|shall not|will not|not) .{0,60}\b(?:limit|exclude)s?\b.{0,60}\bliability/,
          4,
        ],
        [/unlimited liability|liability .{0,80}\b(?:unlimited|without limit(?:ation)?|be uncapped|not be limited)/, 4],
        [
          /confidential|indemni|gross(?:ly)? negligen|wil(?:l)?ful|fraud|misconduct|infring|death|personal injury|payment obligations/,
          1,
        ],
        [/\bliab(?:le|ility)|consequential|damages/, 1],
        [/liability|damages|limitation|disclaimer/, 1, 'heading'],
      ],
      needs: [
        /confidential|indemni|gross|wil(?:l)?ful|fraud|misconduct|infring|misappropriat|death|injury|unlimited|payment|breach|section|failure to pay/,
      ],
      unless: [
        /liability insurance|insurance polic|including,? (?:but )?without limitation,? (?:any )?liabilit|without limiting the|except as (?:expressly )?(?:provided|set forth|otherwise|specifically)/,
        /indemnif(?:y|ies),? .{0,40}(?:hold|harmless|from and against)|defend and indemnify|(?:relieve|affect) .{0,80}(?:liabilit|obligation)|indemnity obligations? will not|indemnif(?:ied|ying) party|acts of god|force majeure|assume any liability|" (?:means|has the meaning)/,
      ],
      threshold: 5,
    },
    es: {
      about: /responsab|limitaci|límites?|exclusi/,
      signs: [
        [/(?:limitaci\S{2,4}|exclusi\S{2,4}|límites?).{0,100}no (?:será|serán|se aplicar|resultar|afectar|operar)/, 4],
        [/nada (?:de lo dispuesto|en este|en el presente).{0,80}(?:limita|excluye|exonera).{0,60}responsabilidad/, 4],
        [/responsabilidad (?:\S{1,14} ){0,4}(?:ilimitada|sin límite)/, 4],
        [
          /(?:salvo|excepto).{0,60}(?:dolo|culpa grave|negligencia grave).{0,160}responsab|responsab.{0,200}(?:salvo|excepto).{0,60}(?:dolo|culpa grave|negligencia grave)/,
          4,
        ],
        [/dolo|culpa grave|negligencia grave|confidencialidad|muerte|lesiones|fraude|propiedad intelectual/, 1],
      ],
      unless: [/seguro de responsabilidad/],
      threshold: 4,
    },
    fr: {
      about: /responsab|limitation|plafond|exclusion/,
      signs: [
        [
          /(?:limitations?|plafond\S{0,6}|exclusions?|limites?).{0,100}(?:ne (?:s'appliqu|sont pas|saurai|pourr)|n'est pas applicable|ne sera pas)/,
          4,
        ],
        [/(?:rien|aucune (?:disposition|stipulation)).{0,80}(?:limit|exclu|exonér).{0,60}responsabilité/, 4],
        [/responsabilité (?:\S{1,14} ){0,4}(?:illimitée|sans limite|sans limitation)/, 4],
        [
          /(?:sauf|excepté|hormis|à l'exception).{0,60}(?:faute lourde|\bdol\b|faute intentionnelle|faute dolosive).{0,200}responsab|responsab.{0,200}(?:sauf|excepté|hormis).{0,60}(?:faute lourde|\bdol\b|faute intentionnelle|faute dolosive)/,
          4,
        ],
        [/faute lourde|\bdol\b|dommages? corporels?|décès|fraude|confidentialité|contrefaçon/, 1],
      ],
      unless: [/assurance/],
      threshold: 4,
    },
    de: {
      about: /haft/,
      signs: [
        [/(?:haftet|haften|haftung)(?: \S{1,16}){0,8} (?:unbeschränkt|unbegrenzt|uneingeschränkt)/, 4],
        [/(?:unbeschränkt|unbegrenzt|uneingeschränkt)e? ?(?:haft|\S{1,14} haft)/, 4],
        [
          /(?:haftungs\S{0,3}(?:beschränkung|begrenzung|ausschluss|ausschlüsse)\S{0,3}|beschränkung\S{0,2}|begrenzung\S{0,2}|ausschluss|ausschlüsse).{0,90}(?:gelten nicht|gilt nicht|finde\S{1,2} keine anwendung|nicht (?:für|bei|im falle|anwendbar)|gelten (?:auch )?nicht)/,
          4,
        ],
        [/(?:bleibt|bleiben).{0,80}unberührt|nicht (?:beschränkt|ausgeschlossen)/, 2],
        [/vorsatz|vorsätzlich|grob fahrlässig|grober fahrlässigkeit|leben|körper|gesundheit|arglist|produkthaftung/, 1],
        [/haftung/, 1, 'heading'],
      ],
      unless: [/haftpflicht/],
      threshold: 4,
    },
    ar: {
      about: /مسؤولي|مسئولي|حدود|تحديد|قيود/,
      signs: [
        [/(?:لا (?:يسري|تسري|ينطبق|تنطبق|يطبق|تطبق)).{0,80}(?:الحد|القيود|حدود|تحديد|القيد|الاستثناء)/, 4],
        [/(?:الحد|القيود|حدود|تحديد|القيد|الاستثناء).{0,80}(?:لا (?:يسري|تسري|ينطبق|تنطبق|يطبق|تطبق))/, 4],
        [/(?:لا (?:يوجد|يحد|يستبعد|يستثني)|ليس في).{0,80}(?:يحد|يستبعد|يستثني|من)? ?.{0,40}(?:مسؤولية|المسؤولية)/, 3],
        [/مسؤولي\S{1,3} (?:\S{1,14} ){0,3}(?:غير محدودة|بلا حدود|دون حد)/, 4],
        [/الغش|خطا جسيم|الخطا الجسيم|اهمال جسيم|الاهمال الجسيم|الوفاة|السرية|الملكية الفكرية|العمد/, 1],
      ],
      threshold: 4,
    },
  },
  read(passages, { language }) {
    return {
      kinds: kinds.filter(({ pattern }) =>
        passages.some(({ words }) => compilePattern(pattern[language], language).test(words)),
      ),
    };
  },
  quotes: 6,
  title: (to) => m.clause_uncapped_liability_title({}, to),
  explain: ({ kinds: left }, { to }) =>
    left.length > 0
      ? m.clause_uncapped_liability_kinds(
          {
            kinds: formatList(
              left.map(({ name }) => name(to)),
              to,
            ),
          },
          to,
        )
      : m.clause_uncapped_liability_some({}, to),
  assess({ kinds: left }, { to, found }) {
    const isWholly = left.length === 0 && !found.has('cap-on-liability');
    return [
      {
        level: isWholly ? 'medium' : 'low',
        title: m.risk_uncapped_liability_title({}, to),
        description: m.risk_uncapped_liability_description({}, to),
        advice: m.advice_uncapped_liability({}, to),
      },
    ];
  },
});
