import type { DataWords } from '#worker/analyse/languages/play-words/data.ts';

export const data: DataWords = {
  confidentiality: {
    rule: {
      about: /confidenti|secret|divulgu/,
      signs: [
        [
          /(?:s'engag|oblig|tenu|doit|devra|respect|garder|conserver|maintenir|préserv).{0,160}(?:confidenti|secret)/,
          3,
        ],
        [
          /(?:ne (?:pas |jamais )?(?:divulguer|communiquer|révéler|utiliser|peut)).{0,140}(?:confidenti|information)/,
          3,
        ],
        [/(?:interdi\S{1,5}|abst\S{1,6}) .{0,60}(?:divulgu|communiqu|révél)/, 3],
        [/informations? confidentielles?|obligation de confidentialité/, 1],
        [/confidentialité|secret/, 1, 'heading'],
      ],
      unless: [/politique de confidentialité/],
    },
    endless: /sans limitation de durée|indéterminée|illimitée|perpétu/,
    lasting: /pendant|durée|période|après|à compter|ans/,
  },
  'data-protection': {
    rule: {
      about:
        /données (?:à caractère )?personnel|rgpd|protection des données|informatique et libertés|vie privée|2016\/679/,
      signs: [
        [/\brgpd\b|règlement \(ue\) (?:n° ?)?2016\/679|informatique et libertés|loi n° ?78-17|loi 09-08/, 3],
        [/(?:trait|collect|protég|conserv|utilis|transf)\S{0,8} .{0,100}données (?:à caractère )?personnel/, 3],
        [
          /données (?:à caractère )?personnel\S{0,4}.{0,140}(?:trait|collect|protég|conserv|finalité|utilis|responsable|sous-traitant)/,
          3,
        ],
        [/données|rgpd|vie privée/, 1, 'heading'],
      ],
    },
    handedOn: /(?:partag|transmi|transmet|communiqu|céd|vend)\S{0,4} .{0,80}(?:tiers|partenaires|affiliés)/,
    refused: /\bne\b .{0,40}(?:partag|transm|communiqu|cèd|vend)/,
  },
  'audit-rights': {
    rule: {
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
    anyTime: /à tout moment|à tout instant|sans préavis|de manière inopinée/,
    limited:
      /préavis|heures (?:ouvrables|de bureau|ouvrées|normales)|une fois par|sous réserve d'(?:un|en) .{0,30}(?:avis|informer)|moyennant/,
    paysBack:
      /(?:coût|frais).{0,160}(?:écart|erreur|insuffisan|anomalie)|(?:écart|erreur|insuffisan|anomalie).{0,160}(?:coût|frais)/,
    mayInspect: /(?:peut|pourra|droit de)\b.{0,60}(?:auditer|inspecter|contrôler|vérifier|examiner)/,
  },
};
