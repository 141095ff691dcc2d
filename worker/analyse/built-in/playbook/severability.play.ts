import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

/** An inline heading ("Entire Agreement.") is a sentence of its own, and says nothing. */
const headingAlone = /^.{1,45}$/;

export const severability = definePlay({
  type: 'severability',
  category: 'general',
  rules: {
    en: {
      about: /severab|invalid|unenforceab|\bvoid\b|illegal/,
      signs: [
        [
          /\b(?:provision|term|part|clause|section|portion)\w{0,1}\b.{0,140}\b(?:invalid|unenforceable|illegal|void)\b.{0,300}\b(?:remain\w{0,4}|other provisions|not (?:affect|be affected|impair)|severed|full force|continue|balance)\b/,
          3,
        ],
        [/\b(?:invalidity|unenforceability|illegality)\b.{0,140}\b(?:not (?:affect|impair)|remaining|other)\b/, 3],
        [/\bprovisions?\b.{0,60}\bseverable\b|\bshall be severed\b/, 3],
        [/severab|invalidity/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    es: {
      about: /nul[ao]|nulidad|inválid|invalid|ineficac|ineficaz|separab|divisib/,
      signs: [
        [
          /(?:cláusula|disposici|estipulaci|parte|pacto).{0,120}(?:nul[ao]|nulidad|inválid|ineficaz|inaplicable).{0,240}(?:restante|demás|resto|no afectará|vigente|subsistir|válid)/,
          3,
        ],
        [/(?:nulidad|invalidez|ineficacia).{0,120}(?:no afectará|no (?:supondrá|implicará)|restante|demás)/, 3],
        [
          /(?:restantes|demás) (?:cláusulas|disposiciones|estipulaciones).{0,60}(?:vigor|vigencia|válid|eficacia|efecto)/,
          3,
        ],
        [/nulidad parcial|separabilidad|divisibilidad|salvaguarda/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    fr: {
      about: /null(?:e|ité)|invalid|inapplicab|divisib|réputée non écrite|non écrite/,
      signs: [
        [
          /(?:clause|stipulation|disposition|partie).{0,140}(?:nulle|invalide|inapplicable|non écrite|illicite).{0,240}(?:autres|restant|conserv|affect|demeur|pleine?)/,
          3,
        ],
        [/(?:nullité|invalidité).{0,140}(?:n'affecte|n'entraîne|n'emporte|autres|sans incidence)/, 3],
        [
          /autres (?:clauses|stipulations|dispositions).{0,60}(?:conserv|demeur|rest).{0,40}(?:valid|force|effet|vigueur)/,
          3,
        ],
        [/nullité partielle|divisibilité|invalidité partielle|indépendance des clauses/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    de: {
      about: /unwirksam|nichtig|undurchführbar|salvator/,
      signs: [
        [
          /(?:bestimmung|klausel|regelung|teil)\S{0,3}\b.{0,160}(?:unwirksam|nichtig|undurchführbar|ungültig).{0,260}(?:übrige|wirksamkeit|unberührt|nicht berührt|fortgelt|ersetzt|an (?:die|deren) stelle)/,
          3,
        ],
        [
          /(?:unwirksamkeit|nichtigkeit|ungültigkeit|undurchführbarkeit)\b.{0,160}(?:übrige|unberührt|nicht berührt|berührt)/,
          3,
        ],
        [/wirksamkeit der (?:übrigen|anderen) (?:bestimmungen|regelungen|klauseln).{0,40}(?:unberührt|nicht|davon)/, 3],
        [/salvatorische|teilunwirksamkeit|teilnichtigkeit|unwirksamkeit/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
    ar: {
      about: /باطل|بطلان|غير صحيح|غير قابل(?:ة)? للتنفيذ|لاغ/,
      signs: [
        [
          /(?:بند|حكم|نص|شرط|مادة|جزء|بنود|احكام).{0,120}(?:باطل|بطلان|غير قابل|لاغ|غير صحيح).{0,180}(?:باقي|بقية|الاخري|سارية|نافذة|لا يؤثر)/,
          3,
        ],
        [/بطلان.{0,120}(?:لا يؤثر|لا يمس|لا يترتب|باقي|بقية)/, 3],
        [/(?:باقي|بقية) (?:ال)?(?:بنود|احكام|شروط|نصوص|مواد).{0,60}(?:سارية|نافذة|صحيحة|ملزمة)/, 3],
        [/استقلال|قابلية الفصل|البطلان الجزئي/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  read: (passages) => ({ passage: passages[0] }),
  quotes: 2,
  title: (to) => m.clause_severability_title({}, to),
  explain: (_, { to }) => m.clause_severability_explained({}, to),
  missing: {
    level: 'low',
    why: (to) => m.missing_severability_why({}, to),
  },
});
