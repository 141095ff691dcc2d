import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Harms said outright, in sentences that are short and plain and look like no other. */
export const spanishOutrightHarms = {
  'ended-at-will': [
    {
      says: [
        /\b(?:podr[áa]\S{0,3}|puede[ns]?|podemos|se reserva)\b/,
        /\b(?:terminar|terminado|resolver|resuelto|rescindir|cancelar|salirse|recuperar|dejarlo|poner fin)\b/,
        /\bsin (?:expresar |expresión de |indicar |dar |alegar |necesidad de |tener que (?:dar|alegar) )?(?:causa|motivos?|razones|explicaci)|\bcuando (?:lo )?(?:quiera|desee|estime|le convenga)|\bpor cualquier (?:causa|motivo)|\ben cualquier momento\b.{0,40}\baviso de\b/,
      ],
      unless: [/\b(?:cualquiera de|ambas|cada (?:una|parte)|solo|sólo|únicamente|incumpl|impag|no podrá|no puede)/],
      onlyBy: 'other',
      alone: true,
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:guardias?|horas extra\S{0,8}|horas de más|fines de semana|desplazamientos)\b/,
        /\bse (?:entienden?|consideran?|dan) (?:ya )?(?:pagad|retribuid|incluid|compensad)/,
      ],
      unless: [/\bno se (?:entienden?|consideran?)/],
      alone: true,
    },
  ],
  'claims-waived': [
    {
      says: [
        /\brenuncia(?:s|n)? (?:\S{1,12} ){0,4}a (?:las |los |sus |toda |todas |la |cualquier )(?:horas extra|indemnizaci|cesantía|vacaciones|comisiones|atrasos|salarios|diferencias)/,
      ],
      unless: [/\bno renuncia/],
      notBy: 'other',
      alone: true,
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\b(?:el |su |tu )silencio (?:vale|equivale|se entiende|se tiene|supone|significa|se considera) (?:\S{1,10} ){0,2}(?:acept|conform|acuerdo|sí\b|aprob)/,
      ],
      unless: [/\bno (?:vale|equivale|se entiende|supone)/],
      alone: true,
    },
  ],
  'liability-excluded': [
    {
      says: [
        /\bno respond[ae]\S{0,1}\b|\bno responderá\b/,
        /\b(?:caídas?|fracturas?|lesiones|daños|extravíos?|pérdidas?|accidentes?)\b/,
        /\b(?:aun cuando|aunque|incluso|ni siquiera)\b.{0,40}\b(?:falt|culpa|negligen|personal|descuido|error|defecto)/,
      ],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
