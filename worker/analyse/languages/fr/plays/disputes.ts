import type { DisputesWords } from '#worker/analyse/languages/play-words/disputes.ts';

export const disputes: DisputesWords = {
  arbitration: {
    rule: {
      about: /arbitrage|arbitre|arbitral/,
      signs: [
        [/(?:soumis|tranché|réglé|résolu|résol|règlement).{0,140}(?:arbitrage|arbitre|tribunal arbitral)/, 3],
        [/clause compromissoire|sentence arbitrale|convention d'arbitrage|voie d'arbitrage/, 2],
        [/règlement d'arbitrage|chambre de commerce|centre d'arbitrage|\bcci\b/, 1],
        [/arbitrage|litiges|différends/, 1, 'heading'],
      ],
      unless: [/arbitraire/],
    },
    groupWaiver: /action (?:collective|de groupe)/,
  },
  'governing-law': {
    rule: {
      about: /\b(?:droit|loi|lois|législation)\b/,
      signs: [
        [
          /(?:régi(?:e|s|es)?|soumis(?:e|es)?|gouverné(?:e|s|es)?|interprété(?:e|s|es)?|assujetti(?:e|s|es)?)\b.{0,90}(?:droit|loi|lois|législation)\b/,
          3,
        ],
        [/(?:droit|loi|législation) applicable.{0,60}(?:est|sera)\b/, 3],
        [
          /(?:droit|loi) (?:français|belge|suisse|luxembourgeois|marocain|tunisien|québécois)\S{0,3} .{0,20}(?:s'applique|est applicable|est seul)/,
          3,
        ],
        [/\ble présent (?:contrat|accord)|la présente convention|les présentes|présentes conditions/, 1],
        [/(?:droit|loi) applicable|litiges/, 1, 'heading'],
      ],
      unless: [/société (?:de droit|constituée)/],
    },
  },
  jurisdiction: {
    rule: {
      about: /tribuna|juridiction|compéten|\bcours?\b/,
      signs: [
        [
          /compétence (?:exclusive|territoriale|est attribuée)|attribution (?:de|expresse de) (?:compétence|juridiction)/,
          3,
        ],
        [/(?:tribuna(?:l|ux)|juridictions|cours?) (?:\S{1,16} ){0,5}(?:de|d'|du|à)\b/, 1],
        [/(?:litige|différend|contestation|difficulté)s?.{0,200}(?:tribuna|juridiction|compéten)/, 2],
        [/(?:seuls?|exclusivement) compétents?|(?:soumis|porté|relève)\S{0,3} .{0,60}(?:tribuna|juridiction)/, 2],
        [/juridiction|compétence|litiges|différends/, 1, 'heading'],
      ],
      unless: [/tribunal arbitral|décision de justice|travaux|autorité compétente/],
    },
    exclusive: /exclusi|seuls? compétents?/,
    homeCourts: /consommateur|domicile du (?:consommateur|client)/,
  },
  'covenant-not-to-sue': {
    rule: {
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
    release: /renonce|décharge|quitus/,
  },
};
