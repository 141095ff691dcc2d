import type { ToldMoneyWords } from '../told-money-words';

export const toldMoney: ToldMoneyWords = {
  once: /(?<!\p{L})(?:(?:en )?une (?:seule |unique )fois|une fois pour toutes|(?:en )?un (?:seul|unique) (?:versement|paiement)|versement unique|paiement unique|prime unique|en une fois|d'un seul coup|non récurrente?s?)(?!\p{L})/iu,
  eachBefore:
    /(?<!\p{L})(?:chaque|tout(?:e)? (?=\p{L})|chacun(?:e)? des|par (?=(?:heure|jour|nuit|visite|personne|unité|pièce|kilo|mètre|trajet|séance|infraction|manquement|incident|occasion|rappel)(?!\p{L}))|à chaque|autant de fois)(?!\p{L})(?! (?:partie|associée?|côté|autre|moment|①|②|le |la |les |ce |cela |d'un))/giu,
  eachBehind:
    /^ ?(?:\([^()#]{1,30}\) ?)?(?:par(?! (?:le|la|les|un|une|ce|cette|son|sa|virement|chèque|carte|avance|anticipation|écrit|mois échu|prélèvement)(?!\p{L}))|chacune?|l'une?(?! des)|pièce|(?:le|la) (?:m3|m2|m²|m³|mètre|kilo|kilomètre|litre|stère|tonne|boîte|page|séance|palette|caisse|bouteille|repas|sac|unité|pièce|place|nuitée|feuille|carte|course|visite|botte)|l'(?:unité|hectare|are|exemplaire|entrée|heure)|(?:le|du) kWh|\/ ?\p{L}|au (?:kilo|kilomètre|mètre|litre))/iu,
  eachFar:
    /(?<!\p{L})(?:(?:pour|par|à|en|de) )?(?:chaque|chacun(?:e)? des)(?!\p{L})(?! (?:partie|associée?|①|②))|(?<!\p{L})par (?:personne|unité|visite|fois|pièce|trajet|séance|infraction|incident|rappel|heure)(?!\p{L})/iu,
  eachEnds:
    / (?:(?:est|sont|il|elle|on|nous|vous|paie|verse|coûte|une?|et|pour|sera)(?!\p{L}).{0,200}|(?:que|qui|le|la|les|de|du|des|à|au|où))$/iu,
  eachVerb: /^(?!)/u,
  noPeriod:
    /^ ?(?:(?:de |d')(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})|du |des |de la |de l'|où |même|suivant|précédent|échu)/iu,
  noPeriodIn: /demi|quart|(?:^|\s)le (?:mois|jour|trimestre)$/iu,
  noAttribute: /^(?:mensualités?|l'heure)$/iu,
  andMore: /,| (?:et|ou|plus|ainsi que|en sus de) /iu,
  gap: /^(?:(?:,? (?:de|d'|du|est|est de|est fixée? à|est fixés à|sont de|sont fixés à|s'élève à|s'élèvent à|sera de|seront de|fixée? à|fixés à|à|soit|à savoir|de la somme de|d'un montant de|au montant de|pour un montant de|la somme de|une somme de|un montant de|un total de|au prix de|actuellement|désormais|maintenant|environ|forfaitaires?|mensuel(?:le)?s?|annuel(?:le)?s?|hebdomadaires?|journali(?:er|ère)s?|unique|fixe|total(?:e)?|bruts?|nets?|convenue?s?|TTC|HT|par (?:heure|jour|nuit|mois|an|semaine)|\([^()#]{1,30}\)|(?:à )?[①②])){0,4}| ?[:=|–-]| ?\.{3,60}|,) ?$/iu,
  vague:
    /^(?:à la signature|à la commande|port|course|coûte|coûtent|coût|montant|forfait|formule|pour l'ensemble|paie|paye|payé|prête|prêté|retard|en retard|tard|tardif|tardive|impayée?s?|perdue?s?|perte|perd|remplac\p{L}{1,8}|dommages?|dégâts?|cassée?s?|abîmée?s?|annul\p{L}{1,5}|dédit|dédire|eau|gaz|données|minutes|usage|supplémentaires?|suppléments?|rembours\p{L}{1,5}|rend(?:us?|ues?)?|avoir|crédit(?:e|é)?|déduit|remise|cours|leçons?|formation|pénalisée?|infraction|manquement|nettoy\p{L}{1,5}|garanti[et]?|couverture|promesse|taxe|versement|virement|provision|moyennant)$/iu,
  latePayment:
    /(?<!\p{L})(?:retards? (?:de|du|dans le) (?:paiement|loyer|versement)|paiements? (?:tardifs?|en retard)|impayée?s?|arriérés?|pénalités? de retard|intérêts? (?:de retard|moratoires?)|(?:loyer|échéance|facture|mensualité|somme|cotisation)s? (?:\S{1,12} ){0,4}(?:en retard|impayée?s?|non payée?s?)|(?:paie|paye|payer|payé|règle|régler) (?:\S{1,12} ){0,3}(?:en retard|tard|avec retard))(?!\p{L})/iu,
  onlyIf:
    /(?<!\p{L})(?:s'il|s'ils|si|lorsqu|quand|en cas|dans le cas|à défaut|faute de|sinon|sauf|quiconque|celui qui|celle qui|pénalité|clause pénale|amende)(?!\p{L})/iu,
  goesOn: /, (?:et|ou|mais|sinon|à défaut|faute de quoi)(?!\p{L})|\. /iu,
  rise: /(?<!\p{L})(?:augment(?:e|ent|é|ée|era|eront|ation)|majorée?s?|relevée?s?|monte(?:nt|ra)?|hausse|s'accroît|progresse)(?: [^\s#¤.;]{1,14}){0,3} (?:de|d'environ) $/iu,
  riseBehind: /^ (?:de plus|plus cher|en plus chaque)(?!\p{L})/iu,
  capBefore:
    /(?<!\p{L})(?:jusqu'à(?: concurrence de)?|au plus|(?:pas|jamais) plus de|maximum(?: de)?|au maximum(?: de)?|(?:plafonnée?s?|limitée?s?) à|plafond de|dans la limite de|à concurrence de|sans (?:pouvoir )?(?:dépasser|excéder)|ne (?:dépasse|dépassera|peut dépasser|saurait excéder|pourra excéder)(?: pas)?|n'excède(?:ra)? pas)(?: la somme de| environ)? ?$/iu,
  capBehind: /^(?: par \p{L}{1,12})? ?(?:au (?:plus|maximum)|maximum)(?!\p{L})/iu,
  noCap: /(?<!\p{L})(?:assur\p{L}{1,6}|police|couvert\p{L}{0,4}|commandes?|chiffre d'affaires|crédit de)(?!\p{L})/iu,
  strangerPaid:
    /(?:met|mettent|verse|versent|paie|apporte)(?!\p{L})(?: (?!dans )[^\s;:.]{1,15}){0,6}? (?:dans|sur) (?:la |le )((?:caisse|cagnotte|compte|pot) (?:commune?|du projet|de la société|d[ue] [\p{L}']{3,12}))(?!\p{L})|(?<!\p{L})(?:paie|paye|paient|payent|verse|versent|versera|règle|règlent|remet|doit|rembourse|payée?s?|versée?s?|réglée?s?|due?s?)(?!\p{L})(?: (?!à )[^\s;:.]{1,15}){0,6}? (?:directement )?(?:à la |à l'|au |aux |à )((?!①|②|Monsieur|Madame|Paris|Noël)\p{Lu}[\p{L}&'-]{2,24}(?: (?:de |du |des |de la |et )?\p{Lu}[\p{L}&'-]{1,24}){0,4}|(?:commune|mairie|agence|banque|assureur|compagnie d'assurances?|syndic|notaire|école|organisme|association|fédération|consulat|caisse|vétérinaire|remplaçante?|expert|fabricant|conducteur|gardien de nuit|port)(?!\p{L}))/gu,
  strangerPays:
    /(?<!\p{L})(?:[Ll]es? |[Ll]a |[Ll]')(?:(?:état|État|canton|commune|mairie|assureur|assurance|caisse|banque|fonds|fondation|caution|garant|passager|conducteur|fabricant|précédent \p{L}{3,12}|ancien \p{L}{3,12})(?!\p{L})|(?!①|②)(?!Prix|Montant|Loyer)\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){0,2})(?: qui [^.;,①②]{1,50})? (?:(?:vous|nous|lui|leur) )?(?:paie|paye|paient|verse|versent|versera|rembourse|doit|devra|accorde|alloue)(?!\p{L})/u,
};
