import type { DueWords } from '../due-words';

const day = '(?<day>\\d{1,2}|\\p{L}{3,12})';

export const due: DueWords = {
  monthly: [
    new RegExp(
      `(?<!\\p{L})(?:el|al|del|día) (?:día )?${day}(?:º|°)? (?:de cada|del) mes(?: (?<behind>siguiente)| (?<before>anterior))?(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})(?:primer[oa]?s ${day} días|${day.replace('day', 'count')} primeros días)(?: naturales| corridos| calendario)? de cada (?:mes|mensualidad)(?!\\p{L})`,
      'u',
    ),
  ],
  inArrears: /mes(?:es)? vencidos?|a mes vencido|por mes vencido/,
  opening: { ahead: /(?<!\p{L})(?:los|las) primer[oa]s $/u, behind: /^ (?:primer[oa]s|iniciales)(?!\p{L})/u },
  openingWithin: /(?<!\p{L})(?<count>\d{1,3}|\p{L}{3,12}) primer[oa]s (?=\p{L})/u,
  first: {
    week: /(?<!\p{L})(?:la|su|tu) primera semana(?!\p{L})/u,
    month: /(?<!\p{L})(?:el|del|su|tu) primer mes(?!\p{L})/u,
    year: /(?<!\p{L})(?:el|del|su|tu) primer año(?!\p{L})/u,
  },
  notOpening:
    /^(?: naturales| hábiles| corridos| calendario)?,? (?:de|del) (?:cada|mes|año|baja|enfermedad|retraso|mora|ausencia)(?!\p{L})/u,
};
