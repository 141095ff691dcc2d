import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const release: Saying = {
  en: /releas|waive|discharge|not to sue|hold .{0,20}harmless from .{0,20}suit|petition|institute|commenc/,
  es: /renuncia|libera|exonera|finiquit/,
  fr: /renonce|décharge|quitus/,
  de: /verzicht|erlass|abgegolten|abgeltung/,
  ar: /يتنازل عن|ابراء|يبرئ|تنازل عن/,
};

export const covenantNotToSue = definePlay({
  type: 'covenant-not-to-sue',
  category: 'disputes',
  rules: {
    en: {
      about:
        /contest|challenge|attack|impair|dispute|oppose|not to sue|release[sd]?\b|waives?\b|petition|institute|invoke the process/,
      signs: [
        [/agrees? not to (?:\S{1,40} ){0,3}(?:contest|dispute|challenge)/, 3],
        [
          /\b(?:shall not|will not|must not|may not|neither|never|not at any time|agrees? not to|not to|nor|at no time|not,? (?:directly|during|either)|covenants?)\b.{0,120}\b(?:contest|challenge|attack|dispute|impair|oppose|question)\w{0,4}\b.{0,140}\b(?:ownership|title|validity|marks?|trademarks?|patents?|registrations?|copyrights?|enforceability|intellectual property|(?:rights?|interests?) in (?:and to )?the licensed)\b/,
          3,
        ],
        [
          /(?:suffered|cause|permit)\b.{0,40}to be done.{0,60}(?:impair|contest)|any way impair.{0,60}rights? in and to/,
          3,
        ],
        [
          /\b(?:if|terminate)\b.{0,200}\b(?:contest|challenge)s?\b.{0,100}\b(?:ownership|validity|patents?|marks?)\b/,
          3,
        ],
        [/\bcontest,? (?:or )?challenge\b|\bchallenge,? (?:or )?contest\b/, 3],
        [/covenants? not to (?:sue|bring|assert)|(?:releas|remis|acquit)\w{0,3}\b.{0,80}\bdischarg/, 3],
        [
          /\bwaives?\b.{0,60}\b(?:any|all|every)\b.{0,40}\b(?:suits|actions|causes of action|claims)\b.{0,300}\bagainst\b/,
          3,
        ],
        [
          /(?:shall|will|agrees?) (?:that it (?:shall|will) )?not,?.{0,200}(?:institute|petition|invoke|commence|bring)\b.{0,140}\bagainst\b/,
          3,
        ],
        [/release|no (?:contest|challenge)|covenant not/, 1, 'heading'],
      ],
      unless: [
        /jury|sovereign immunity|press release|release date|waives? any (?:objection|breach|default|right to trial)|immunity|personal jurisdiction|inconvenient forum|severab|unenforceable|indulgence|spilling|hazardous|u\.s\.c|polic(?:y|ies)\b/,
      ],
    },
    es: {
      about: /impugn|renuncia|cuestionar|reclamar|accion(?:es)? judicial|demandar/,
      signs: [
        [
          /(?:no (?:podrá|impugnará|cuestionará|se opondrá)|se (?:compromete|obliga) a no|se abstendrá).{0,100}(?:impugn|cuestion|opon|atac|reclam|demandar|ejercitar|interponer).{0,140}/,
          3,
        ],
        [/no (?:impugnará|cuestionará|demandará)/, 3],
        [
          /renuncia\S{0,2}.{0,60}(?:a )?(?:cualquier|toda|todas).{0,20}(?:acción|acciones|reclamación|reclamaciones|demanda).{0,80}contra/,
          3,
        ],
        [/impugn|renuncia de acciones|finiquito/, 1, 'heading'],
      ],
      unless: [/renuncia\S{0,2}.{0,40}(?:fuero|jurisdicción|tanteo|derecho de)/],
    },
    fr: {
      about: /contest|renonce|attaquer|poursuiv|action|recours|oppos/,
      signs: [
        [
          /(?:s'interdi\S{1,3}|s'engage\S{0,3} à ne (?:pas|jamais)|ne (?:pourra|contestera|remettra)|s'abst).{0,100}(?:contest|attaqu|remettre en cause|s'opposer|poursuiv|engager|intenter).{0,120}(?:droit|titre|propriété|marque|brevet|validité|contre|action|titularité)/,
          3,
        ],
        [
          /renonce\S{0,3}.{0,60}(?:à )?(?:tou(?:te|t|s|tes)|tout recours).{0,40}(?:action|recours|réclamation|poursuite|instance)?.{0,60}(?:contre|à l'encontre)/,
          3,
        ],
        [/non-contestation|renonciation à recours/, 3],
        [/contestation de (?:la|ses) (?:validité|droits)|renonciation/, 1, 'heading'],
      ],
      unless: [/compétence des tribunaux|règlement des contestations|délai de rétractation/],
    },
    de: {
      about: /angreif|anzugreif|anfecht|anzufecht|bestreit|nichtangriff|verzicht|klage/,
      signs: [
        [/nichtangriffs(?:klausel|verpflichtung|abrede|pflicht)/, 3],
        [
          /(?:nicht|weder|unterlassen|unterlässt).{0,120}(?:angreif|anzugreif|anfecht|anzufecht|bestreit|in frage (?:zu )?stell)/,
          3,
        ],
        [
          /(?:marken?|patente?|schutzrechte?|rechte).{0,100}nicht.{0,40}(?:angreif|anzugreif|anfecht|anzufecht|bestreit)/,
          3,
        ],
        [/verzicht\S{0,3}.{0,60}auf.{0,30}(?:sämtliche|jegliche|alle).{0,30}(?:ansprüche|klage|forderungen)/, 3],
        [/nichtangriff|verzicht|abgeltung/, 1, 'heading'],
      ],
      unless: [/(?:verzicht\S{0,3}).{0,60}(?:einrede|vorkaufs|annahmeerklärung|zugang)|insolvenzanfechtung/],
    },
    ar: {
      about: /الطعن|يطعن|منازعة|ينازع|مقاضاة|التنازل عن|يتنازل|تنازل عن|الاعتراض|ابراء|دعوي/,
      signs: [
        [
          /(?:لا يجوز|يلتزم|يتعهد|يمتنع|عدم|بعدم|الا ي).{0,80}(?:الطعن|يطعن|منازعة|المنازعة|ينازع|الاعتراض|مقاضاة|رفع (?:اي )?دعوي)/,
          3,
        ],
        [/(?:يتنازل|تنازل|التنازل) .{0,30}عن .{0,20}(?:اي|جميع|كافة|كل) .{0,20}(?:مطالبات|دعاوي|مطالبة|دعوي)/, 3],
        [/(?:ابراء|يبرئ|تبرئ).{0,80}(?:ذمة|مطالبات|دعاوي|مسؤولية)/, 3],
        [/التنازل عن الدعاوي|ابراء|الطعن/, 1, 'heading'],
      ],
    },
  },
  read(passages, contract) {
    return {
      bound: readBoundParties(passages, contract),
      release: findSaid(passages, release, contract),
      passage: passages[0],
    };
  },
  quotes: 5,
  title: (to) => m.clause_covenant_not_to_sue_title({}, to),
  explain({ bound, release: gives }, { to }) {
    return [
      gives ? m.clause_covenant_not_to_sue_release({}, to) : m.clause_covenant_not_to_sue_challenge({}, to),
      tellBoundParty(bound, to),
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ release: gives, passage }, { to, wordTo }) {
    return [
      {
        level: gives ? 'medium' : 'low',
        title: gives ? m.risk_covenant_release_title({}, to) : m.risk_covenant_challenge_title({}, to),
        description: gives
          ? m.risk_covenant_release_description({}, to)
          : m.risk_covenant_challenge_description({}, to),
        suggestedWording: gives ? m.wording_covenant_not_to_sue({}, wordTo) : undefined,
        advice: gives ? m.advice_covenant_release({}, to) : undefined,
        passages: [gives ?? passage],
      },
    ];
  },
});
