import type { IntellectualPropertyWords } from '#worker/analyse/languages/play-words/intellectual-property.ts';

export const intellectualProperty: IntellectualPropertyWords = {
  'ip-assignment': {
    rule: {
      about: /cède|céder|cession|cédé|propriété|appartien|transf[èé]r/,
      needs: [
        /propriété intellectuelle|propriété industrielle|droits? (?:d'auteur|de propriété|d'exploitation|patrimoniaux)|invention|brevet|résultats|œuvres?|oeuvres?|livrables|développements|créations/,
      ],
      signs: [
        [
          /(?:cède|céder|cession|cédée?s?|transfère|transférée?s?|transmet).{0,160}(?:droits?|propriété|titularité|inventions?|résultats|œuvres?|oeuvres?|livrables)/,
          3,
        ],
        [
          /(?:sont|est|seront|sera|deviendr\S{1,4}|deviennent|demeurer\S{1,4}) .{0,40}(?:la )?propriété (?:exclusive |pleine et entière )?d/,
          3,
        ],
        [/appartien(?:nent|dront|t|dra).{0,60}(?:à|au|aux) /, 3],
        [/propriété intellectuelle|cession/, 1, 'heading'],
      ],
      unless: [
        /(?:céder|cession) (?:du|le) (?:présent )?contrat|(?:reste|restent|conserve|demeure titulaire|resteront)|n'emporte (?:pas|aucun)/,
      ],
    },
    unrelated: /en dehors (?:de ses|des) heures|qu'elles? soi(?:t|ent) ou non liée|sans lien avec/,
    moralRights: /droits? mora(?:l|ux)/,
    waives: /renonc/,
  },
  'joint-ip-ownership': {
    rule: {
      about: /copropri|conjoint|co-?titulaire|en commun|indivis|propriété commune/,
      needs: [/propriété|droits|résultats|invention|brevet|œuvre|oeuvre|marque|copropri/],
      signs: [
        [/copropri.{0,120}(?:résultats|invention|brevet|droits|œuvres?|oeuvres?|développements)/, 3],
        [
          /(?:résultats|inventions?|brevets?|droits|œuvres?|oeuvres?|développements).{0,120}(?:copropri|en indivision|propriété (?:commune|conjointe))/,
          3,
        ],
        [
          /(?:détiennent|détenu|titulaires|propriétaires).{0,40}(?:conjoint|en commun)|conjointement (?:propriétaires|titulaires|détenu)|co-?titulaire/,
          3,
        ],
      ],
      unless: [
        /conjointement et solidairement|solidaire|règlement de copropriété|syndicat|lot(?:s)? de copropriété|immeuble/,
      ],
    },
    useRules: /sans (?:l'|le )?(?:accord|consentement)|pourra (?:librement )?(?:utiliser|exploiter)|librement/,
  },
  'source-code-escrow': {
    rule: {
      about: /codes? sources?/,
      signs: [
        [
          /(?:dépôt|dépose|déposer|déposés?|séquestre|entiercement|agence pour la protection).{0,120}codes? sources?/,
          3,
        ],
        [/codes? sources?.{0,120}(?:dépôt|dépos|séquestre|entiercement)/, 3],
        [
          /(?:accès|remise|communication).{0,40}(?:au|aux|du|des) codes? sources?.{0,100}(?:liquidation|redressement|défaillance|cessation)/,
          3,
        ],
      ],
    },
    insolvency: /insolvab|liquidation|redressement|cessation d'activité|faillite/,
    failure: /manque|inexécution|défaill|refus|cess\S{1,3} de maintenir/,
  },
};
