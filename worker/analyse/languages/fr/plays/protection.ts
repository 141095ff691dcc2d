import type { ProtectionWords } from '#worker/analyse/languages/play-words/protection.ts';

export const protection: ProtectionWords = {
  indemnity: {
    rule: {
      about: /garanti|indemnis|relev/,
      signs: [
        [
          /(?:garanti\S{1,3}|relev\S{1,3}|indemnis\S{1,4}) .{0,100}(?:contre|de) (?:toute?s?|l'ensemble|les) .{0,60}(?:réclamation|recours|action|revendication|condamnation|perte|dommage|préjudice)/,
          3,
        ],
        [
          /(?:s'engage|devra|doit).{0,60}(?:indemniser|garantir et relever|relever et garantir|tenir .{0,20}indemne)/,
          3,
        ],
        [/indemnisation|garantie d'éviction/, 1, 'heading'],
      ],
      unless: [/vices cachés|garantie légale|garantie commerciale/],
    },
    whateverTheFault:
      /(?:même|y compris) .{0,40}(?:sans faute|absence de faute|négligence)|indépendamment de toute faute/,
  },
  insurance: {
    rule: {
      about: /assur(?:ance|eur|é)|police/,
      signs: [
        [
          /(?:s'engage|doit|devra|est tenue?|souscri\S{1,40}|s'oblige|maintien\S{1,40}|déclare (?:être|avoir)|justifi\S{1,40}|titulaire).{0,140}(?:assurance|police)/,
          3,
        ],
        [/(?:assurance|police) .{0,100}(?:responsabilité civile|multirisque|dommages).{0,120}/, 2],
        [/attestations? d'assurance/, 3],
        [/responsabilité civile|garanties|couvr|primes?|risques/, 1],
        [/assurance/, 1, 'heading'],
      ],
      unless: [/sécurité sociale|assurance qualité|assurance[ -](?:chômage|maladie|vieillesse)/],
    },
    additional: /assurée? additionnel|assurée? supplémentaire|pour le compte de qui/,
    proof: /attestation|justifi|certificat/,
  },
  'personal-guarantee': {
    rule: {
      about: /caution|garant/,
      signs: [
        [/(?:se porte|se constitue) caution|caution(?:nement)? (?:personnel|solidaire)|acte de cautionnement/, 3],
      ],
    },
  },
};
