import type { PaymentWords } from '#worker/analyse/languages/play-words/payment.ts';

export const payment: PaymentWords = {
  'payment-terms': {
    rule: {
      about: /pay|factur|régl|loyer|verse/,
      signs: [
        [
          /(?:pay\S{1,6}|factur\S{1,4}|réglé\S{0,2}|règlement|versé\S{0,2}|exigible).{0,120}(?:délai de|dans les|sous|à|au plus tard) .{0,40}(?:jours|mois)\b/,
          3,
        ],
        [
          /(?:pay\S{1,6}|paiement|règlement|versé\S{0,2}|réglé\S{0,2}).{0,80}(?:mensuellement|trimestriellement|d'avance|à terme échu|le premier|le \d{1,2} de chaque|à réception)/,
          3,
        ],
        [/(?:modalités|conditions|délais?) de (?:paiement|règlement)/, 2],
        [/factur|prix|honoraires|loyer|virement|règlement/, 1],
        [/paiement|prix|facturation|loyer|rémunération/, 1, 'heading'],
      ],
      unless: [/retard|pénalité|défaut de paiement|non-paiement|impayé|mise en demeure|résili|indemnis|rembours/],
      threshold: 4,
    },
    forLess: /escompte|rabais|remise de|dédui|ristourne|par anticipation|anticipée?|avant (?:terme|l'échéance)/,
    toBePaid: /(?:pay|pai|factur|régl|vers|exigible).{0,140}$/,
  },
  'late-payment': {
    rule: {
      about: /retard|impayé|défaut de paiement|intérêts/,
      signs: [
        [
          /(?:retard de paiement|paiement tardif|défaut de paiement|impayé\S{0,2}|retard).{0,200}(?:intérêt|pénalité|indemnité forfaitaire|majoration)/,
          3,
        ],
        [/(?:intérêts?|pénalités?) (?:de retard|moratoires?)/, 3],
        [/frais de recouvrement|indemnité forfaitaire .{0,30}40/, 1],
      ],
      unless: [/retard de livraison|retard dans la livraison|retard d'exécution/],
    },
    periods: { month: /par mois|mensuel/, year: /par an|annuel|l'an\b/, day: /par jour|journalier/ },
    aboveBase: /(?:points?|majoré|plus).{0,80}(?:banque centrale|taux (?:légal|directeur|d'intérêt)|euribor)/,
  },
  deposit: {
    rule: {
      about: /dépôt de garantie|acompte|arrhes|caution\b/,
      signs: [
        [/dépôt de garantie/, 3],
        [/(?:acompte|arrhes) .{0,60}(?:de|d'un montant|égal|correspondant|à la)/, 3],
        [/(?:verse|verser|versé|règle).{0,60}(?:acompte|arrhes|caution)/, 3],
        [/garantie|acompte|dépôt/, 1, 'heading'],
      ],
      unless: [
        /(?:sans|aucune?|pas d[e']|ni) ?(?:dépôt de garantie|acompte|arrhes|caution)|(?:dépôt de garantie|acompte|arrhes|caution|avance)[^.:]{0,30}: ?(?:néant|non|aucun|sans|☐ oui)/,
        /caution solidaire/,
      ],
    },
    notReturned: /non remboursable|ne sera pas (?:restitué|remboursé)|(?:reste|restera|demeure) acquis/,
    inRents: /mois (?:de |du )?loyers?/,
  },
};
