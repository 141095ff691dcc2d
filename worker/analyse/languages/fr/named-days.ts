import type { NamedDaysWords } from '../named-days-words';

const unit = '(?: \\([^)]{1,12}\\))?(?: (?:au moins|au plus tard|francs|calendaires|pleins))*,?';

export const namedDays: NamedDaysWords = {
  counted: [
    { direction: 'before', behind: new RegExp(`^${unit} (?:avant|précédant) `) },
    {
      direction: 'after',
      behind: new RegExp(
        `^${unit} (?:après|suivant|qui suivent|qui suit|à compter d[eu]|à partir d[eu]|à dater d[eu]|d[eu]) `,
      ),
    },
  ],
  joined: null,
  small: /^(?:le|la|les|l|d|du|de|des|son|sa|ses|votre|ton|ta|notre|jour|date|ce|cette|un|une)$/,
  event: /^(?:evenement|mariage|noces?|fete|ceremonie|reception|concert|spectacle|manifestation)s?$/,
  notDay:
    /^(?:convention|location|paiements?|versements?|preavis|factures?|contrat|accord|bail|demande|reception|recu|signature|terme|periode|mois|an|annee|fin|echeances?|expiration|resiliation|renouvellement|loyers?|prix|chaque|si|que|mise)$/,
};
