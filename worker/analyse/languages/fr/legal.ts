import type { LegalWords } from '../legal-words';

export const legal: LegalWords = {
  laws: {
    'england-and-wales': /\b(?:anglais|anglaise|angleterre)\b/,
    scotland: /\b(?:écossais|écossaise|écosse)\b/,
    ireland: /\b(?:irlandais|irlandaise|irlande(?! du nord))\b/,
    spain: /\b(?:espagnol|espagnole|espagne)\b/,
    france: /\b(?:français|française|françaises|france)\b/,
    germany: /\b(?:allemand|allemande|allemagne)\b/,
    austria: /\b(?:autrichien|autrichienne|autriche)\b/,
    switzerland: /\b(?:suisse|suisses|helvétique)\b/,
    belgium: /\b(?:belge|belges|belgique)\b/,
    morocco: /\b(?:marocain|marocaine|marocaines|maroc)\b/,
    'saudi-arabia': /\b(?:saoudien|saoudienne|saoudite)\b/,
    emirates: /\b(?:émirien|émirienne|émirats|dubaï|abou dabi|abou dhabi)\b/,
    egypt: /\b(?:égyptien|égyptienne|égypte)\b/,
    jordan: /\b(?:jordanien|jordanienne|jordanie)\b/,
  },
  statutes: {
    france: /\bloi (?:n ?° ?)?89-462\b|\bloi du 6 juillet 1989\b|\bcode de la construction et de l'habitation\b/,
    belgium: /\bcode bruxellois du logement\b|\bloi du 3 juillet 1978\b|\bdécret (?:wallon )?du 15 mars 2018\b/,
    morocco: /\bloi (?:n ?° ?)?(?:67-12|65-99|31-08)\b|\bdahir\b/,
    switzerland: /\bcode (?:suisse )?des obligations suisse\b|\bart\. 2\d{2}[a-z]? co\b/,
  },
  situated:
    /\b(?:logement|appartement|maison|studio|chambre|local|immeuble|biens?(?: loués?)?|lieu de travail|lieu d'exécution|poste)(?: est| se trouve| loué)?,? (?:situ(?:é|ée|és)|sis|sise|à|au|:)/,
  towns: {
    'england-and-wales': /\b(?:angleterre|londres)\b/,
    scotland: /\b(?:écosse|édimbourg)\b/,
    ireland: /\b(?:république d'irlande|dublin)\b/,
    spain: /\b(?:espagne|madrid|barcelone)\b/,
    france:
      /\b(?:france|\d{5} (?:paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|rennes|montpellier|nice|grenoble)|paris \(?\d{1,2}e)\b/,
    germany: /\b(?:allemagne|berlin|munich|hambourg)\b/,
    austria: /\b(?:autriche|vienne, autriche)\b/,
    switzerland: /\b(?:suisse|genève|lausanne|neuchâtel|fribourg \(suisse\))\b/,
    belgium: /\b(?:belgique|bruxelles|liège|namur|charleroi)\b/,
    morocco: /\b(?:maroc|casablanca|rabat|marrakech|tanger|meknès|agadir|essaouira)\b/,
    'saudi-arabia': /\b(?:arabie saoudite|riyad)\b/,
    emirates: /\b(?:émirats arabes unis|dubaï)\b/,
    egypt: /\b(?:égypte|le caire)\b/,
    jordan: /\b(?:jordanie|amman)\b/,
  },
  exempt: { emirates: /\b(?:difc|adgm)\b/ },
  matters: {
    injury: /\bdécès|\bmort\b|blessure|dommages? corporels?|lésions?|intégrité physique|accidents?\b/,
    'any-fault':
      /\bdol\b|faute (?:lourde|grave|intentionnelle)|(?:aucune|toute) responsabilité|en aucun cas|quelle qu'en soit la cause|pour quelque (?:cause|motif|raison)|n'est (?:pas )?responsable (?:de rien|d'aucun)/,
    'fault-kept':
      /(?:sauf|hormis|excepté|à moins|à l'exception|ne s'applique pas|n'exclut pas)\b.{0,120}(?:faute|dol\b|négligence|corporel|décès)/,
    'large-repairs':
      /grosses? réparation|structure|toiture|toit\b|façade|chaudière|chauffage|canalisation|plomberie|installation électrique|vétusté|gros œuvre|gros oeuvre/,
    'restraint-paid': /contrepartie|indemni|compens|versera|rémunér/,
    deposit: /dépôt de garantie|garantie/,
    overtime: /heures supplémentaires|heures en plus|dépassement(?:s)? d'horaire/,
    animal: /\b(?:chiens?|chats?|chev(?:al|aux)|anim(?:al|aux))\b/,
    'collective-agreement': /convention collective|accord de branche|cct\b/,
    furnished: /(?<!non )\bmeublé/,
    'not-a-home':
      /saisonni|vacances|mobilité|bail commercial|local commercial|fonds de commerce|professionnel|logement de fonction|résidence secondaire/,
    'open-ended': /indéterminée/,
    prolonged: /renouvel|prolong|prorog/,
    probation: /période d'essai|temps d'essai|à l'essai\b/,
    ending: /résili|rupture|rompre|mettre fin|congé\b|donner congé|préavis|démission|licenci|quitter|départ|dédite/,
    'other-notice':
      /faute grave|faute lourde|sans préavis|manquement|inexécution|inspect|visite|travaux|absence|maladie|horaires|planning|modifi|augment|renouvel|reconduc|congés\b/,
    interest: /\bintérêts?\b/,
    'no-interest':
      /(?:sans|aucun|ne porte(?:nt|ra)? pas|pas d[e']) ?(?:\S{1,10} ){0,2}intérêt|intérêts? (?:légitimes?|communs?|généra|de l'entreprise|de la société)|conflits? d'intérêt|dans l'intérêt/,
    'letting-fee':
      /(?:frais|honoraires) (?:\S{1,12} ){0,2}(?:de|d')? ?(?:dossier|agence|rédaction|état des lieux|visite|relance|quittance|bail)/,
    bank: /\bbanque\b|établissement de crédit/,
    'at-first': /(?:premiers?|premières?) (?:\S{1,8} )?(?:mois|année)|six premiers mois/,
  },
};
