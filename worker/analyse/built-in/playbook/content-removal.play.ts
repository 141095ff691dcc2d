import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const atWill: Saying = {
  en: /(?:sole|own|absolute) (?:and absolute )?(?:discretion|judgment)|for any reason|at any time|without (?:any |prior )?(?:notice|notifying)/,
  es: /(?:exclusivo|propio|entera) (?:criterio|discreción)|por cualquier (?:motivo|razón)|en cualquier momento|sin (?:previo )?aviso/,
  fr: /(?:seule|entière) discrétion|pour (?:quelque|toute|n'importe quelle) raison|à tout moment|sans (?:préavis|avis|notification)/,
  de: /(?:eigenen|alleinigen|freien) ermessen|aus (?:beliebigen|irgendwelchen) gründen|jederzeit|zu jeder zeit|ohne (?:vorherige )?(?:ankündigung|mitteilung|benachrichtigung)|ohne .{0,30}zu benachrichtigen/,
  ar: /(?:تقديره|تقديرها|تقديرنا) (?:المطلق|الخاص|وحد)|لاي سبب|في اي وقت|دون (?:اشعار|اخطار)/,
};

export const contentRemoval = definePlay({
  type: 'content-removal',
  category: 'obligations',
  rules: {
    en: {
      about: /remov|delet|take down|\bblock|disabl|inactivat|refuse|no longer be available/,
      needs: [
        /content|reviews?\b|submissions?|\bmaterials?\b|posting|photos?|images?|communications|upload|\bposts?\b/,
      ],
      signs: [
        [
          /\b(?:may|can|reserves? the right|(?:have|has) the right|are entitled|is entitled|including)\b.{0,140}\b(?:remov\w{1,3}|delet\w{1,3}|block|take down|taken down|disable|inactivate|refuse to (?:post|publish|display)|reject)\b/,
          2,
        ],
        [
          /\b(?:remov\w{1,3}|delet\w{1,3}|block|disabl\w{1,3}|inactivate|refuse)\b.{0,90}\b(?:content|reviews?|submissions?|postings?|photos?|images?|material)/,
          1,
        ],
        [
          /\b(?:content|reviews?|submissions?|postings?|photos?|images?)\b.{0,200}\b(?:remov\w{1,3}|delet\w{1,3}|block\w{0,3}|disabled)\b/,
          1,
        ],
        [
          /\b(?:violat|breach|infring|objectionable|inappropriate|unlawful|offensive|criteria|discretion|notice|judgment)/,
          1,
        ],
      ],
      unless: [
        /\byou (?:may|can|could|should|must|are able to|have the right to|wish to)\b.{0,60}\b(?:remov|delet)|not (?:remove|alter|delete|responsible for removing)|shall not .{0,40}remove|virus/,
      ],
      threshold: 4,
    },
    es: {
      about: /eliminar|retirar|suprimir|borrar|bloquear/,
      needs: [/contenido|publicaci|comentario|reseña|material|opinion|imágenes|fotos/],
      signs: [
        [
          /(?:podrá|podremos|puede|podemos|se reserva|nos reservamos|derecho a|facultad).{0,120}(?:eliminar|retirar|suprimir|borrar|bloquear)/,
          3,
        ],
        [/(?:contenido|publicaci|comentario|reseña|material|opinion|imágenes|fotos)/, 1],
      ],
      unless: [
        /(?:usted|el usuario) (?:podrá|puede).{0,40}(?:eliminar|borrar|suprimir)|datos personales|no (?:podrá|deberá) eliminar/,
      ],
      threshold: 4,
    },
    fr: {
      about: /supprimer|retirer|effacer|bloquer|retrait/,
      needs: [/contenus?|publications?|commentaires?|avis\b|messages?|photos?|images/],
      signs: [
        [
          /(?:peut|pouvons|pourra|pourrons|se réserve|nous réservons|droit de|est en droit).{0,120}(?:supprimer|retirer|effacer|bloquer)/,
          3,
        ],
        [/contenus?|publications?|commentaires?|avis\b|photos?|images/, 1],
      ],
      unless: [
        /vous (?:pouvez|pourrez).{0,40}(?:supprimer|retirer|effacer)|données à caractère personnel|sans retirer/,
      ],
      threshold: 4,
    },
    de: {
      about: /lösch|gelöscht|entfern|blockier|deaktivier|sperr/,
      needs: [/inhalt|beitrag|beiträge|bewertung|material|fotos?|bilder|kommentar/],
      signs: [
        [
          /(?:behält|behalten|recht|kann|können|berechtigt|darf|dürfen|einschließlich).{0,260}(?:lösch|gelöscht|entfern|blockier|deaktivier|sperr)/,
          2,
        ],
        [
          /(?:inhalte?n?|beitr[aä]ge?n?|bewertung(?:en)?|materialien|fotos?|bilder|kommentare?)\b.{0,200}(?:lösch|gelöscht|entfern|blockier|deaktivier)/,
          1,
        ],
        [/(?:lösch|entfern|blockier)\S{0,5}\b.{0,100}(?:inhalt|beitr|bewertung|material)/, 1],
        [
          /(?:verstoß|verstoßen|verletz|ermessen|ankündigung|mitteilung|anstößig|rechtswidrig|kriterien|durchzusetzen|unangemessen)/,
          1,
        ],
      ],
      unless: [
        /(?:sie|du) (?:können|kannst|dürfen|darfst|sollten) .{0,60}(?:lösch|entfern)|personenbezogen|nicht (?:zu )?entfern|virus|viren/,
      ],
      threshold: 4,
    },
    ar: {
      about: /حذف|ازالة|حجب|يزيل|تزيل|يحذف|نحذف/,
      needs: [/محتوي|المحتوي|منشور|تعليق|مشاركات|مواد|صور/],
      signs: [
        [/(?:يحق|يجوز|نحتفظ|تحتفظ|يحتفظ|الحق في|يمكننا|يمكن).{0,100}(?:حذف|ازالة|حجب|نحذف)/, 3],
        [/محتوي|المحتوي|منشور|تعليق|مشاركات|صور/, 1],
      ],
      unless: [/(?:يمكنك|يحق لك|يجوز لك).{0,40}(?:حذف|ازالة)|بيانات شخصية/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    return { atWill: findSaid(passages, atWill, contract), passage: passages[0] };
  },
  quotes: 6,
  title: (to) => m.clause_content_removal_title({}, to),
  explain: (_, { to }) => m.clause_content_removal_explained({}, to),
  assess({ atWill: free, passage }, { to, wordTo }) {
    return [
      {
        level: free ? 'medium' : 'low',
        title: free ? m.risk_content_removal_at_will_title({}, to) : m.risk_content_removal_title({}, to),
        description: free
          ? m.risk_content_removal_at_will_description({}, to)
          : m.risk_content_removal_description({}, to),
        suggestedWording: m.wording_content_removal({}, wordTo),
        advice: free ? m.advice_content_removal({}, to) : undefined,
        passages: [free ?? passage],
      },
    ];
  },
});
