import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { tellBoundParty } from '../write/bound-party';

export const nonDisparagement = definePlay({
  type: 'non-disparagement',
  category: 'restrictions',
  rules: {
    en: {
      about: /disparag|derogat|defam|denigrat|reputation|\bimage\b|goodwill|good name|disrepute/,
      signs: [
        [
          /bring.{0,60}(?:into|in) (?:public )?disrepute|reflects? (?:un)?favou?rably.{0,80}(?:name|reputation|goodwill|image)/,
          3,
        ],
        [/disparag|denigrat|derogatory/, 3],
        [
          /(?:shall not|will not|not to|neither|nor|refrain|agrees? not|does not|not in any way)\b.{0,140}(?:defam|damage|harm|injure|jeopardi[sz]e|tarnish|disrepute|detriment)\w{0,40}.{0,100}(?:reputation|image|goodwill|good name|disrepute)/,
          3,
        ],
        [/(?:maintain|enhance|protect).{0,60}(?:each other's|the other's).{0,60}(?:image|reputation)/, 3],
        [
          /(?:engages? in|conduct|behavior|behaviour|act).{0,140}(?:damage|harm|injure|embarrass|disrepute).{0,60}(?:reputation|goodwill|image|party)/,
          3,
        ],
        [/disparag|reputation/, 1, 'heading'],
      ],
      unless: [
        /user content|you (?:may|shall|must) not (?:post|upload|transmit)|material adverse|infring|(?:advertis|material)\S{0,40} .{0,60}(?:obscene|libel)|\blink(?:ing)? to\b|neither we nor|may not be used|injuncti|irreparable|remed|contain.{0,80}(?:defam|libel|obscen)/,
      ],
    },
    es: {
      about: /reputación|imagen|buen nombre|desprestig|denigr|descrédito|difam/,
      signs: [
        [
          /(?:no (?:podrá|realizará|hará|efectuará|deberá)|se (?:compromete|comprometen|obliga) a no|se abstendrá|abstenerse|evitar).{0,160}(?:denigr|desprestig|difam|descrédito|reputación|imagen|buen nombre)/,
          3,
        ],
        [/no (?:denigrará|desprestigiará|difamará)/, 3],
        [/(?:declaraciones|comentarios|manifestaciones).{0,80}(?:negativ|denigr|perjudi|despectiv).{0,80}/, 2],
        [/no (?:descrédito|denigración|difamación)|reputación/, 1, 'heading'],
      ],
      unless: [/derechos? de imagen|imagen corporativa del programa/],
    },
    fr: {
      about: /dénigr|réputation|image|diffam|désobligean/,
      signs: [
        [/dénigr/, 3],
        [
          /(?:s'interdi\S{1,3}|s'engage\S{0,3}(?: \S{1,40}){0,2} à ne pas|s'abst|ne (?:pourra|doit)|éviter).{0,160}(?:réputation|diffam|désobligean|nuire à l'image|à l'image)/,
          3,
        ],
        [/non-dénigrement|réputation/, 1, 'heading'],
      ],
      unless: [/droit à l'image/],
    },
    de: {
      about: /\bruf\b|ansehen|herabwürdig|herabsetz|verunglimpf|abfällig|negativ|rufschädig/,
      signs: [
        [
          /(?:nicht|keine|unterlassen|unterlässt|enthalten|unterlasse).{0,160}(?:herabwürdig|herabsetz|verunglimpf|abfällig|rufschädig|negativ\S{0,2} (?:äußer|über))/,
          3,
        ],
        [/(?:ruf|ansehen)\b.{0,100}(?:nicht|schädig|schaden|beeinträchtig|abträglich)/, 2],
        [
          /(?:herabwürdig|herabsetz|abfällig|rufschädig|negativ)\S{0,4}.{0,80}(?:unterlassen|untersagt|zu unterlassen|verpflicht|enthalten)/,
          3,
        ],
        [/verpflicht|unterlass|unterläss|darf/, 1],
        [/wohlverhalten|äußerungen|ruf/, 1, 'heading'],
      ],
    },
    ar: {
      about: /سمعة|الاساءة|يسيء|تشهير|التشهير/,
      signs: [
        [
          /(?:لا يجوز|يلتزم|يتعهد|يمتنع|تمتنع|عدم|بعدم|الا ي|يلتزم الطرفان).{0,120}(?:سمعة|الاساءة|يسيء|تشهير|التشهير|تصريحات)/,
          3,
        ],
        [/(?:الاضرار|المساس) ب?سمعة/, 2],
        [/السمعة|عدم الاساءة/, 1, 'heading'],
      ],
    },
  },
  read: (passages, contract) => ({ bound: readBoundParties(passages, contract), passage: passages[0] }),
  title: (to) => m.clause_non_disparagement_title({}, to),
  explain: ({ bound }, { to }) =>
    [m.clause_non_disparagement_some({}, to), tellBoundParty(bound, to)].filter(Boolean).join(' '),
  assess({ bound, passage }, { to, wordTo }) {
    if (bound === 'both' || bound === null) return [];
    return [
      {
        level: 'low',
        title: m.risk_non_disparagement_title({}, to),
        description: m.risk_non_disparagement_description({}, to),
        suggestedWording: m.wording_non_disparagement({}, wordTo),
        passages: [passage],
      },
    ];
  },
});
