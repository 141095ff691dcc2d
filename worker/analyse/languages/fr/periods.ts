import type { PeriodPhrases } from '../period-phrases';

export const periods: PeriodPhrases = {
  notice: {
    before: /préavis (?:écrit |minimal |minimum )?(?:de |d'|d'au moins |minimum de |d'un délai de |de moins de )?$/,
    after: /^ (?:calendaires |ouvrés )?(?:au moins |au plus tard )?(?:avant|à l'avance|de préavis|précédant)/,
  },
  afterTheEnd:
    /(?:après|à compter|suivant|suivent|postérieure?s? à|à l'issue|dès|qui suivent)\b.{0,60}(?:fin\b|expiration|résiliation|cessation|terme|rupture|départ)/,
};
