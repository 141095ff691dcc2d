import type { MoneyWords } from '../money-words';

export const moneyWords: MoneyWords = {
  roles: {
    pays: /^(?:(?:sous-)?locataire|preneur|preneuse|résident|résidente|adhérent|adhérente|membre|client|cliente|acheteur|acheteuse|acquéreur|voyageurs?|élève|parents?|famille|emprunteur|emprunteuse|abonné|abonnée|souscripteur|souscriptrice|utilisateur|utilisatrice|employeur|employeuse|plateforme|éditeur|mandant|commettant|franchisé|franchisée|maître d'ouvrage|donneur d'ordre|sponsor|parrain|crédit-preneur|consommateur)s?$/i,
    earns:
      /^(?:bailleur|bailleresse|loueur|loueuse|prestataire|fournisseur|vendeur|vendeuse|exploitant|exploitante|organisateur|organisatrice|prêteur|prêteuse|créancier|banque|assistante?|aide(?: à domicile| familiale)?|auxiliaire(?: de vie)?|serveu(?:r|se)|salarié|salariée|collaborateur|collaboratrice|apprenti|apprentie|stagiaire|auteur|autrice|auteure|traducteur|traductrice|artiste|livreur|livreuse|travailleur|travailleuse|employé|employée|graphiste|illustrateur|illustratrice|indépendant|indépendante|freelance|interprète|intérimaire|chauffeur|coursier|coursière|modèle|mannequin|sportif|sportive|assistante maternelle|artisan|artisane|résidence|pension|écurie|agent|agent commercial|consultant|consultante|coach|franchiseur|photographe|école|crèche|maison|club|studio|opérateur|installateur|entrepreneur|formateur|athlète|concédant|hébergeur)s?$/i,
  },
  working:
    /^(?:assistante?|aide(?: à domicile| familiale)?|auxiliaire(?: de vie)?|serveu(?:r|se)|salariée?|travailleu(?:r|se)|employée?|graphiste|illustrat(?:eur|rice)|indépendante?|freelance|interprète|intérimaire|chauffeur|cours(?:ier|ière)|modèle|mannequin|sporti(?:f|ve)|assistante maternelle|collaborat(?:eur|rice)|apprentie?|stagiaire|auteure?|autrice|traduct(?:eur|rice)|artiste|livreu(?:r|se)|agent(?: commercial)?|consultante?|athlète)s?$/i,
  article: /(?<![\p{L}])(?:(?:le|la|les) |l')$/iu,
  // "Elle vous verse": whoever is spoken to, or speaks, is paid.
  toward: [
    {
      mark: 'à ',
      called: /^vous$/i,
      behind:
        /^ (?:en |y )?(?:vers|rend|doi|pai|pay|rembours|crédit|donn|restitu|offr|accord|revers|avanc|prêt|ristourn|indemnis|dédommag|factur|réclam|demand|compt|prélèv|retien|débit)(?!\p{L}{0,6}ez)\p{L}{0,4}(?!\p{L})/iu,
    },
    {
      mark: 'à ',
      called: /^nous$/i,
      behind:
        /^ (?:en |y )?(?:vers|rend|doi|pai|pay|rembours|crédit|donn|restitu|offr|accord|revers|avanc|prêt|ristourn|indemnis|dédommag|factur|réclam|demand|compt|prélèv|retien|débit)(?!\p{L}{0,6}ons)\p{L}{0,4}(?!\p{L})/iu,
    },
  ],
  payer: [
    /aux frais (?:du |de la |de l'|de )([①②])/giu,
    /à ([①②]) (?:en |y )?(?:factur|réclam|demand|compt|prélèv|retien|débit)\p{L}{0,4}(?!\p{L})/giu,
    /(?<!à )([①②])(?: ne)?(?: a?l?[①②])?(?: (?!(?:pas|un|une|le|la|les|des|du|de|son|sa|et|ou|est|sont) )[^\s①②,;:.]{1,15}){0,3}? (?:[①②] |[tml]')?(?:pai(?:e|ent|era|eront)|pay(?:e|ez|era|erez|ons|erons|es)|vers(?:e|ent|ez|era|eront|erez|ons|erons|es)|doi(?:t|s|vent)|dev(?:ez|ons|ra)|règle(?:nt|ra|z)?|réglez|rembours(?:ent|e|era|eront|ez|ons|es)|rend(?:ons|ent|s|ra)?|ajoute(?:nt)?|donn(?:ent|e|es|ons|ez)|avance|prête|prélève ensuite|apport(?:e|ez)|acquitte(?:ra)?|restitue(?:ra)?|indemnise|ristourne(?:ra)?|laiss(?:e|es|ez)|partage|dépose)(?!\p{L})/giu,
    /(?:payée?s?|versée?s?|réglée?s?|due?s?|supportée?s?|payables?|remboursée?s?|acquittée?s?) par (?:le |la |l')?([①②])/giu,
    /à la charge (?:du |de la |de l'|de )([①②])/giu,
    /(?:coûte(?:nt)?|facture|réclame|compte|demande)(?: [^\s①②,;:.]{1,15}){0,2}? (?:à |au |à la |à l')?([①②])/giu,
    /([①②])(?: [^\s①②,;:.]{1,15}){0,2}? coûte/giu,
    /([①②]) (?:est|sont|sera|seront|serait) (?:\p{L}{1,12} )?(?:compt|factur|refactur|réclam|débit|imput|prélev|demand|port)ée?s?(?!\p{L})/giu,
    /(?:compt|factur|refactur|réclam|débit|imput|demand)ée?s?(?: [^\s①②,;:.]{1,15}){0,3}? (?:à |au |à la |à l'|aux )([①②])/giu,
    /(?:retenue?s?|prélevée?s?|déduite?s?|débitée?s?|imputée?s?|défalquée?s?)(?: [^\s①②,;:.]{1,15}){0,2}? (?:sur|de|du|des) (?:[^\s①②,;:.]{1,15} ){0,4}(?:du |de |de la |de l'|des )?([①②])/giu,
    /([①②])(?: [^\s①②,;:.]{1,15}){0,2} (?:supporte(?:ra|z|s|nt)?|assume(?:ra|z|s|nt)?|finance(?:ra|z|s|nt)?|(?:contribue|participe)(?:ra|z|s|nt)? (?:à hauteur|avec|aux (?:frais|charges|coûts|dépenses))|débourse(?:ra|z|s|nt)?|prend(?:s|ra)? en charge|prenez en charge|acquiert|achète(?:ra|s|nt)?|rachète(?:ra|s|nt)?)(?!\p{L})/giu,
    /([①②]) (?:est|sera|reste|demeure|es|êtes)(?: \p{L}{1,12})? (?:redevables?|débit(?:eur|rice)s?|tenue?s? (?:de (?:payer|verser|régler|rembourser)|au paiement|du paiement))(?!\p{L})/giu,
    /([①②]) (?:\p{L}{1,12} )?remet(?:tra|s|tez)?(?= (?!à )[^.;:①②]{0,30}¤)/giu,
    /([①②])[^①②.;¤#]{1,160}(?:moyennant|contre (?:paiement|versement|règlement)|à condition de (?:payer|verser|régler))(?: [^①②.;¤#]{0,160})? ?¤/giu,
    /¤[^;.#]{0,40}(?:est|sont|restent?|demeurent?) (?:à la charge (?:du |de la |de l'|des |de )|supporté\S{0,2} par (?:le |la |l'|les )?)([①②])/giu,
  ],
  payee: [
    /¤[^.;#①②]{0,60}?,? que (?:le |la |l')?([①②]) (?:[^\s.;:①②¤#]{1,14} ){0,4}?(?:restitu|rend|rembours|conserv|garde)\p{L}{0,5}(?!\p{L})/giu,
    /à ([①②]) (?:en |y )?(?:vers|rend|doi|pai|pay|rembours|crédit|donn|restitu|offr|accord|revers|avanc|prêt|ristourn|indemnis|dédommag)\p{L}{0,4}(?!\p{L})/giu,
    /(?:on|nous|il|elle|②) ([①②]) (?:verse|versons|donne|donnons|rembourse|remboursons|paie|payons|crédite|créditons|rend|rendons|offre|doit|devons)(?!\p{L})/giu,
    /(?:crédite|rembourse|indemnise|dédommage|gratifie|doit à|doit au|verse à|verse au) ([①②])(?!\p{L})/giu,
    /(?:pai\p{L}{1,5}|pay\p{L}{1,5}|vers\p{L}{1,5}|rembours\p{L}{1,5}|due?s?|rend\p{L}{0,4}|restitu\p{L}{1,4}|acquis\p{L}{0,2}|donn\p{L}{1,3}|prêt\p{L}{1,3}|règl\p{L}{1,4})(?: [^\s①②,;:.]{1,15}){0,3}? (?:à |au |à la |à l'|aux )([①②])/giu,
    /([①②])(?: ne)?(?: (?!(?:pas|un|une|le|la|les|des|du|de|son|sa|et|ou|est|sont) )[^\s①②,;:.]{1,15}){0,3}? (?:[①②] )?(?:retir(?:e|es|ez)|reçoi(?:t|s|vent)|recev(?:ez|ra|rez)|perçoi(?:t|s|vent)|percevez|factur(?:e|era|ons)|touch(?:e|es|ez)|gard(?:e|ons|era)|demand(?:e|ons)(?! (?:à|au|aux) )|retien(?:t|dra)|retenons|prélève(?! ensuite)|encaisse|as (?=[^.;]{0,20}¤))(?!\p{L})/giu,
    /¤ ([①②]) (?:est|sont) acquis/giu,
    /([①②]) (?:est|sont|sera|seront|serait)(?: \p{L}{1,12})? (?:reversée?s?|versée?s?|remboursée?s?|rendue?s?|restituée?s?|créditée?s?|reconnue?s?|accordée?s?|allouée?s?|attribuée?s?|octroyée?s?|remise?s?|due?s?|acquise?s?|indemnisée?s?|dédommagée?s?|payée?s?|rémunérée?s?|défrayée?s?)(?! par)(?!\p{L})/giu,
    /(?:(?<!\p{L})vaut|ouvre(?:nt)? droit|donne(?:nt)? droit|revien(?:t|nent)|reviendra|bénéficie(?:ra)? )(?: [^\s①②,;:.]{1,15}){0,3}? (?:à |au |à la |à l'|aux )([①②])/giu,
    /([①②]) (?:\p{L}{1,12} )?(?:a|ont|aura|auront|avez|as|aurez) droit à/giu,
    /([①②])(?: \p{L}{1,12})? (?:obtien(?:t|dra|s)|obtenez|bénéficie(?:ra|z|s)?)(?!\p{L})/giu,
    /([①②]) (?:(?:ne|n'|les?|la|lui|vous|te|nous|en|y) ?){0,2}(?:cèd|vend|fourni|livr|propos|assur|réalis|effectu|exécut|rédig|organis)[^\s①②,;:.]{0,5}(?: [^①②;.:¤#]{0,80})? (?:au prix|pour le prix|moyennant|au tarif|contre|pour la somme|pour un montant|en contrepartie) [^①②;.¤#]{0,40}¤/giu,
  ],
  wePay: [],
  youPay: [
    /(?<!\p{L})vous compter(?!\p{L})/giu,
    /(?:retenue?s?|prélevée?s?|déduite?s?|débitée?s?|imputée?s?|portée?s?)(?: directement)? (?:sur|de|à) (?:votre|vos|ton|ta|tes) (?!crédit)/giu,
    /¤[^;.#]{0,40}(?:est|sont|restent?|demeurent?) à (?:votre|ta) charge/giu,
    /(?:à|reste à|aux) (?:votre|ta|vos|tes) (?:charge|frais|compte)(?!\p{L})/giu,
  ],
  thirdPerson: {
    pronouns:
      /(?<!\p{L})(?:ils?|elles?)(?= (?:(?:lui|nous|vous|leur|en|y) )?(?:pai(?:e|ent|era|eront)|vers(?:e|ent|era|eront)|doi(?:t|vent) (?!être)|rembours(?:e|ent|era|eront)|ajoute(?:nt|ra)?|restitue(?:nt|ra)?|perçoi(?:t|vent)|reçoi(?:t|vent)|garde(?:nt|ra)?|conserve(?:nt|ra)?)(?!\p{L}))/giu,
    feminine: /(?!)/,
  },
  offPrice:
    /(?:du|de la|de (?:votre|ta|sa)|sur (?:le|la|votre|ta|sa)) (?:prochaine? )?(?:prix|loyer|facture|redevance|mensualité)(?!\p{L})/iu,
  breaking:
    /^(?:[\d.()]{1,6} )?(?:s'(?:ils?|elles?) (?:y )?(?:manque|contrevien|viole|enfrei|le f)\p{L}{0,6}|s'ils? ne le fai?\p{L}{1,4} pas)(?!\p{L})/iu,
  paying:
    /(?<!\p{L})(?:pour cent, soit|portée?s? en compte|facturée?s?|comptée?s?|pai(?:e|ent|era|ement|ements)|pay(?:er|e|ez|é|ée|és|ées|able)|coûte(?:nt)?|vers(?:é|ée|er|e)|argent|combien|règlement|prix|prélev(?:é|ée|és))(?!\p{L})/iu,
  work: /(?<!\p{L})(?:salari(?:é|ée|és)|salaire|employeur|employé|embauche|vos factures|tes factures|honoraires|prestation de conseil|indépendante?|droits d'auteur|horaires de travail|(?:ta|votre) (?:rémunération|facture|paie)|cachet|pige|vacation)(?!\p{L})/giu,
  leftOut: {
    before:
      /(?:(?:passés?|dès|au delà de) |(?:anciens?|ancienne|précédente?|antérieure?)(?!\p{L})[^.;¤#]{0,40}|jusqu'à|au plus|maximum(?: de)?|minimum(?: de)?|plafonnée?s? à|plafond de|sans (?:pouvoir )?(?:dépasser|excéder)|(?:pas|jamais|rien de) plus que|chiffres? d'affaires[^.;:¤]{0,60} ?: (?:#,? (?:et )?){0,6}|ne (?:dépasse|dépassera|peut dépasser|saurait excéder|pourra excéder)(?: pas)?|n'excède(?:ra)? pas|limitée?s? à|supérieure?s? à|inférieure?s? à|plus de|moins de|au-delà de|en dessous de|à partir de|au moins|capital(?: social)? de|(?:est|sont|était) (?:estimée?s?|évaluée?s?|chiffrée?s?) à|valeur(?: de)?|vaut|chiffre d'affaires de|hauteur de|dans la limite de|au lieu de|auparavant|jusqu'ici|jusqu'alors|passe(?:ra)? de|commande de|commandes de|budget de|dépass(?:e|ent|erait|eraient)|excèd(?:e|ent)|à concurrence de|pour un maximum de|sera de|prix public [^#¤.]{0,15}: ?)(?: la somme de| environ)? ?$/iu,
    behind:
      /^(?: par \p{L}{1,12})? ?(?:(?:HT |TTC )?(?:(?:est|sera) )?(?:ramené|porté|réduit|passé)e?s? à #|à #|[([](?:barré|rayé|supprimé)|au (?:plus|maximum)|maximum|ou plus|de capital|contre le vol|par personne, soit|de commandes)/iu,
    sentence:
      /(?<!\p{L})(?:assuré(?:e|s|es)? (?:pour|jusqu)|(?:total|maximum|montant maximal) de ce qu[^.]{0,40}(?:vers|devoir|payer)|police d'assurance|assurance[^.]{0,40}(?:jusqu'à|couvre|garanti)|capital social|au capital|sans objet|par exemple|responsabilité[^.]{0,60}(?:limit|plafon)|(?:ancien|précédent) (?:bon|contrat|bail)|(?:bail|contrat) précédent|amende)(?!\p{L})/iu,
  },
  every: {
    hour: /^[^.;:,#]{0,24}?(?:(?:par|de l'|l'|chaque|\/) ?heure|horaire)(?!\p{L})/iu,
    day: /^[^.;:,#]{0,24}?(?:(?:par|le|chaque|\/) ?(?:\p{L}{1,10} )?(?:jour|nuit|nuitée|journée)(?! (?:du|des|de la|où|même)(?!\p{L})| de l')|journalier|quotidien)(?!\p{L})/iu,
    week: /^[^.;:,#]{0,24}?(?:(?:par|la|chaque|\/) ?semaine|hebdomadaire)(?!\p{L})/iu,
    month: /^[^.;:,#]{0,30}?(?:(?:par|le|au|chaque|\/) ?mois|mensuel(?:le)?s?|mensuellement)(?!\p{L})/iu,
    quarter: /^[^.;:,#]{0,24}?(?:(?:par|le|chaque|\/) ?trimestre|trimestriel(?:le)?s?)(?!\p{L})/iu,
    year: /^[^.;:,#]{0,24}?(?:(?:par|l'|chaque|\/) ?an(?:née)?|annuel(?:le)?s?)(?!\p{L})/iu,
  },
  often: {
    hour: /(?<!\p{L})(?:horaire|par heure|l'heure)(?!\p{L})/iu,
    day: /(?<!\p{L})(?:par jour|chaque jour|journalier|par nuit)(?!\p{L})/iu,
    week: /(?<!\p{L})(?:hebdomadaire|par semaine)(?!\p{L})/iu,
    month: /(?<!\p{L})(?:mensuel(?:le)?s?|par mois|mensualités?|chaque mois)(?!\p{L})/iu,
    quarter: /(?<!\p{L})(?:trimestriel(?:le)?s?)(?!\p{L})/iu,
    year: /(?<!\p{L})(?:annuel(?:le)?s?|par an|chaque année)(?!\p{L})/iu,
  },
  each: /^ ?(?:par|chacune?|l'une?|pièce|la (?:boîte|page|séance)|l'unité|le (?:kilomètre|repas))(?!\p{L})/iu,
  total: /(?<!\p{L})(?:total|somme|sous-total|ensemble)(?!\p{L})/iu,
  saidFor: {
    noLabel:
      /^(?:si|sinon|pour (?:ce|cette|chaque)|dès|après|avant|puis|ensuite|et|ou|mais|à|au|en|quand|nous|vous|il|elle|ce|cela|par mois|mensuel|mensuellement)(?!\p{L})|,/iu,
    part: /(?<!\p{L})(?:dont|en \p{L}{2,10} (?:\p{L}{3,10} )?(?:rates|mensualités|versements|échéances|fois|parts|tranches)(?: \p{L}{3,10})?)(?!\p{L})/iu,
    inParts: /(?<!\p{L})(?:en|à) (?:[\p{L}\d]{1,14} ){1,3}$/u,
    behind: /^(?: (?:par|chaque) \p{L}{1,12})? (?:pour|à titre|de|en|au titre)(?: \p{L}{1,12}){0,2}(?: |(?<= d)')$/iu,
    unit: /(?<!\p{L})(?:pour chaque|(?:par|pour) (?:chaque )?tranche de) $/iu,
    again: /(?<!\p{L})(?:les|ces|aux|des|vos|ses) $/iu,
  },
  purposes: {
    rent: /(?<!\p{L})(?:loyers?|location|redevance|hébergement)(?!\p{L})/giu,
    'running-costs': /(?<!\p{L})(?:charges|provision sur charges|taxe)(?!\p{L})/giu,
    deposit: /(?<!\p{L})(?:dépôt(?: de garantie)?|caution|garantie)(?!\p{L})/giu,
    price: /(?<!\p{L})(?:prix|montant|coût|coûte|forfait|tarif|formule|pour l'ensemble)(?!\p{L})/giu,
    'down-payment':
      /(?<!\p{L})(?:acompte|arrhes|à la signature|à la commande|premier loyer majoré|réservation)(?!\p{L})/giu,
    balance: /(?<!\p{L})(?:solde|reste|restant)(?!\p{L})/giu,
    instalment: /(?<!\p{L})(?:mensualités?|échéances?|versements?|loyers mensuels)(?!\p{L})/giu,
    salary: /(?<!\p{L})(?:salaire|bruts?|brute|rémunération|paie|appointements|est payée)(?!\p{L})/giu,
    bonus: /(?<!\p{L})(?:prime|bonus|treizième mois|gratification)(?!\p{L})/giu,
    overtime: /(?<!\p{L})(?:heures? supplémentaires?)(?!\p{L})/giu,
    severance:
      /(?<!\p{L})(?:indemnité (?:légale|de licenciement|transactionnelle|de départ|de rupture)|indemnité légale de licenciement)(?!\p{L})/giu,
    allowance:
      /(?<!\p{L})(?:indemnité (?:journalière|kilométrique)|argent de poche|télétravail|à la maison)(?!\p{L})/giu,
    membership: /(?<!\p{L})(?:cotisation|adhésion)(?!\p{L})/giu,
    subscription: /(?<!\p{L})(?:abonnement|formule)(?!\p{L})/giu,
    joining: /(?<!\p{L})(?:inscription|frais de dossier|droit d'entrée|badge)(?!\p{L})/giu,
    'set-up':
      /(?<!\p{L})(?:installation|mise en route|raccordement|pose|mise en service|paramétrage|activation)(?!\p{L})/giu,
    course: /(?<!\p{L})(?:cours|formation|séances?|scolarité|leçons?|bilan)(?!\p{L})/giu,
    commission: /(?<!\p{L})(?:commissions?|courtage|honoraires d'agence)(?!\p{L})/giu,
    royalty: /(?<!\p{L})(?:droits d'auteur|redevances? sur les ventes|prix public hors taxes)(?!\p{L})/giu,
    advance: /(?<!\p{L})(?:à-valoir|avance)(?!\p{L})/giu,
    loan: /(?<!\p{L})(?:prêt|somme (?:prêtée|comptée)|capital prêté|te prête|crédit accordé)(?!\p{L})/giu,
    interest: /(?<!\p{L})(?:intérêts?|taux)(?!\p{L})/giu,
    'late-payment': /(?<!\p{L})(?:retard|impayée?s?)(?!\p{L})/giu,
    reminder: /(?<!\p{L})(?:rappel|relance|mise en demeure)(?!\p{L})/giu,
    'returned-payment': /(?<!\p{L})(?:prélèvement (?:refusé|rejeté)|rejet)(?!\p{L})/giu,
    penalty: /(?<!\p{L})(?:pénalité|clause pénale|manquement|astreinte|infraction)(?!\p{L})/giu,
    cancellation:
      /(?<!\p{L})(?:annulation|résiliation|rétractation|restitution anticipée|désistement|clôt le compte)(?!\p{L})/giu,
    reconnection: /(?<!\p{L})(?:réactivation|rétablissement|remise en service)(?!\p{L})/giu,
    replacement: /(?<!\p{L})(?:remplac\p{L}{1,5}|perdue?s?|perte)(?!\p{L})/giu,
    damage: /(?<!\p{L})(?:dégâts?|dégradations?|casse|abîmée?)(?!\p{L})/giu,
    cleaning: /(?<!\p{L})(?:ménage|remise en (?:propreté|état)|nettoyage|linge)(?!\p{L})/giu,
    repair: /(?<!\p{L})(?:réparations?|entretien|comme neuf)(?!\p{L})/giu,
    insurance: /(?<!\p{L})(?:assurance|protection|garantie complémentaire)(?!\p{L})/giu,
    excess: /(?<!\p{L})(?:franchise)(?!\p{L})/giu,
    delivery: /(?<!\p{L})(?:livraison|transport|port)(?!\p{L})/giu,
    travel: /(?<!\p{L})(?:déplacement|kilomètres?|trajet|course)(?!\p{L})/giu,
    expenses: /(?<!\p{L})(?:frais|matériel|fournitures|collection)(?!\p{L})/giu,
    meals: /(?<!\p{L})(?:repas|déjeuner|cantine)(?!\p{L})/giu,
    energy: /(?<!\p{L})(?:électricité|kwh|gaz|chauffage|eau|fioul)(?!\p{L})/giu,
    storage: /(?<!\p{L})(?:entreposage|garde-meuble|gardiennage)(?!\p{L})/giu,
    parking: /(?<!\p{L})(?:stationnement|parking)(?!\p{L})/giu,
    'extra-time': /(?<!\p{L})(?:heure (?:commencée|entamée|supplémentaire|manquée)|minute|attente)(?!\p{L})/giu,
    usage: /(?<!\p{L})(?:données|appels|lot de|page)(?!\p{L})/giu,
    refund:
      /(?<!\p{L})(?:rembours(?:ement|ée?s?|e|era|eront|ons)|restitu(?:e|ée?s?|era|eront|ons|tion)|rendue?s?|rendons|(?:on|il|elle|vous|te|lui|leur) rend(?:ra)?)(?!\p{L})/giu,
    discount:
      /(?<!\p{L})(?:remise(?! (?:des|du|en|aux?|ce|de (?:la|l'|sa|son|ses|vos|votre)|à (?:la|l'|neuf|niveau|disposition))(?!\p{L}))|réduction|réduite?s?|diminue|rabais|de moins|non parcouru)(?!\p{L})/giu,
    compensation: /(?<!\p{L})(?:indemnité|dédommagement|jusqu'à son retour|compensation)(?!\p{L})/giu,
    sponsorship: /(?<!\p{L})(?:parrainage|sponsoring|mécénat)(?!\p{L})/giu,
    contribution: /(?<!\p{L})(?:apport|apporte|contribution)(?!\p{L})/giu,
    fee: /(?<!\p{L})(?:honoraires|frais de|rémunération forfaitaire)(?!\p{L})/giu,
  },
};
