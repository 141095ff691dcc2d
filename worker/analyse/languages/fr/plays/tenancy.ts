import type { TenancyWords } from '#worker/analyse/languages/play-words/tenancy.ts';

export const tenancy: TenancyWords = {
  'break-clause': {
    rule: {
      about: /congé|résili|donner congé/,
      signs: [
        [
          /(?:bailleur|locataire|preneur|chacune des parties|chaque partie).{0,60}(?:peut|pourra|a la faculté).{0,40}(?:résilier|donner congé|mettre fin).{0,120}(?:préavis|tout moment|triennale|mois)/,
          3,
        ],
        [/(?:congé|résiliation anticipée).{0,80}préavis/, 3],
      ],
      unless: [/manquement|défaut de paiement|inexécution/],
    },
    byLandlord: /bailleur.{0,50}(?:peut|pourra|a la faculté)/,
  },
  'rent-review': {
    rule: {
      about: /loyer/,
      signs: [
        [/loyer.{0,100}(?:révis|index|augment|major|modifi)/, 3],
        [/(?:révis|index|augment|modifi)\S{0,6} .{0,60}loyer/, 3],
      ],
      unless: [/ne (?:pourra|peut|sera) (?:pas |être )?(?:révis|augment)|en retard|retard de paiement|impay|arriéré/],
    },
    atWill: /discrétion|à tout moment|unilatéral|librement/,
  },
  repairs: {
    rule: {
      about: /réparation|entretien|bon état/,
      signs: [
        [/(?:bailleur|bailleresse|locataire|preneur).{0,100}(?:réparation|entretien|bon état)/, 3],
        [/(?:réparation|entretien).{0,120}(?:bailleur|locataire|preneur)/, 3],
      ],
    },
    allOnTenant:
      /(?:locataire|preneur).{0,100}(?:toutes (?:les )?réparations|grosses réparations|toute réparation)|toutes (?:les )?réparations.{0,140}(?:locataire|preneur)/,
  },
  subletting: {
    rule: {
      about: /sous-lou|sous-location|sous-bail/,
      signs: [
        [/(?:sous-lou|sous-location|sous-bail).{0,140}(?:accord|autorisation|consentement|interdit|agrément)/, 3],
        [/(?:ne peut|ne pourra|interdi|sans).{0,120}(?:sous-lou|sous-location)/, 3],
      ],
    },
  },
};
