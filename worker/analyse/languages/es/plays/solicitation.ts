import type { SolicitationWords } from '#worker/analyse/languages/play-words/solicitation.ts';

export const solicitation: SolicitationWords = {
  'no-solicit-customers': {
    rule: {
      about: /client/,
      signs: [
        [
          /(?:no (?:podrá|captará|contactará|se dirigirá|ofrecerá)|se (?:compromete|obliga) a no|se abstendrá|abstenerse|prohíbe).{0,200}(?:captar|captará|desviar|contactar|contactará|solicitar|dirigirse|dirigirá|atraer|prestar servicios|ofrecer|ofrecerá).{0,100}client/,
          4,
        ],
        [/captación de clientes|no captación/, 1, 'heading'],
      ],
      unless: [
        /datos personales|atención al cliente|(?:emplead|trabajador|personal )\S{0,6} (?:\S{1,20} ){0,3}del? client/,
      ],
      threshold: 4,
    },
  },
  'no-solicit-employees': {
    rule: {
      about: /emplead|trabajador|personal\b|captar|captación/,
      signs: [
        [
          /(?:contratar|captar|captación|ofrecer (?:empleo|trabajo)|inducir|solicitar|emplear|reclutar).{0,140}(?:emplead|trabajador|personal\b)/,
          2,
        ],
        [
          /(?:no (?:podrá|contratará|captará|ofrecerá|inducirá)|ninguna .{0,30}podrá|se (?:compromete|obliga) a no|se abstendrá|abstenerse).{0,200}(?:contratar|captar|ofrecer|inducir|emplear|solicitar|reclutar|contratación|captación|contratará|captará)/,
          2,
        ],
        [/no (?:captación|contratación)|captación/, 1, 'heading'],
        [/no (?:contratará|captará|ofrecerá empleo).{0,120}(?:emplead|trabajador|personal\b)/, 4],
      ],
      unless: [/seguridad social|discrimina/],
      threshold: 4,
    },
  },
  'non-disparagement': {
    rule: {
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
  },
};
