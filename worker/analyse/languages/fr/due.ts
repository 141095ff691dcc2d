import type { DueWords } from '../due-words';

const day = '(?<day>\\d{1,2}|\\p{L}{3,9}(?:-\\p{L}{3,5})?)';

export const due: DueWords = {
  monthly: [
    new RegExp(
      `(?<!\\p{L})(?:le|au|du) ${day}(?:er)? (?:jour )?(?:de chaque|du|de tout) mois(?: (?<behind>suivant)| (?<before>précédent))?(?!\\p{L})`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})(?:${day} premiers|premiers ${day.replace('day', 'count')}) jours (?:de chaque|du) mois(?!\\p{L})`,
      'u',
    ),
  ],
  inArrears: /à terme échu|terme échu/,
  opening: {
    ahead: /(?<!\p{L})(?:les|des|aux|ses|vos|tes|leurs) premi(?:ers|ères) $/u,
    behind: /^ premi(?:ers|ères)(?!\p{L})/u,
  },
  openingWithin: /(?<!\p{L})(?<count>\d{1,3}|\p{L}{3,12}) premi(?:ers|ères) (?=\p{L})/u,
  first: {
    week: /(?<!\p{L})(?:la|sa|votre|ta) première semaine(?!\p{L})/u,
    month: /(?<!\p{L})(?:le|du|au|son|votre|ton) premier mois(?!\p{L})/u,
    year: /(?<!\p{L})(?:la|sa|votre|ta) première année(?!\p{L})/u,
  },
  notOpening: /^,? (?:de (?:chaque|tout|maladie|retard|congé)|du mois|d'(?:arrêt|absence))(?!\p{L})/u,
};
