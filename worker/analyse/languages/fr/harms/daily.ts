import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

const agreed =
  /\b(?:d'un commun accord|accord (?:écrit|exprès|entre)|(?:avec|après|sous réserve de) (?:l'|son |votre |ton )?(?:accord|consentement)|sur rendez-vous)\b/;
const afterwards =
  /\b(?:après|suiv\S{1,5}|une fois|fin|cessation|rupture|départ|terme|expiration|dès lors|quitt\S{1,4})\b|\b(?:pendant|durant|avant) (?:\S{1,8} )?(?:ans?|années?|mois)\b/;
const may = /\b(?:peut|pourra|peuvent|pourront|pouvons|pourrons|se réserve|je peux|on peut|faculté|libre de)\b/;

/** What happens day by day: at home, at work, with works and data, and in a dispute. */
export const frenchDailyHarms = {
  'claim-period-short': [
    {
      says: [
        /\b(?:réclam|défauts?|plainte|remarques?|réserves?|contest|vices?|objection|anomal|dommage|observations)/,
        /\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|[1-9]|10|24|48|72|vingt-quatre|quarante-huit) (?:jours?|heures)\b|\ble jour même|\bavant \d{1,2} ?h/,
        /\b(?:au-delà|passé|ensuite|faute de|à défaut|après|réput|tenue? pour|censé|n'est plus|irrecevable|forclus|perd|ne (?:peut|sera|seront)|sous peine|accept)/,
      ],
      unless: [/\b(?:rétractation|répond dans|préavis|paiement|factures? (?:de|est) (?:payable|due))\b/],
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\bsilence|\bsans (?:réponse|réaction|opposition|contestation)|\b(?:utilis|usage|accès|connexion|ouvre la|poursui|commande|panier|inscri)\S{0,5}|\babsence de (?:réponse|contestation)|\bne (?:répond|réagi|conteste|s'oppose)/,
        /\b(?:vaut|valent|équivaut) (?:\S{1,8} )?(?:accord|accept|consent|adhésion|signature|reconnaissance)|\b(?:réput|présum|considér|censé|tenu pour)\S{0,4} .{0,30}\b(?:accept|accord|consent|approuv|démission)|\b(?:emporte|implique) .{0,20}accept|\bvous adoptez/,
      ],
      unless: [/\b(?:refus|ne vaut|n'emporte|ne saurait)/],
    },
  ],
  'entry-at-will': [
    {
      says: [
        /\b(?:entr(?:e|er|ons|ent|era)|pénétr|accéd|accès|visit|passer|inspect)/,
        /\b(?:logement|appartement|chambre|maison|lieux|local|locaux|domicile|studio|box|pièce)\b/,
        /\b(?:sans (?:prévenir|préavis|avertir|avis|autorisation|avoir|demander|qu)|à (?:tout|toute) (?:moment|heure)|quand (?:il|elle|nous|bon)|(?:garde|conserve|avec) (?:un (?:double|jeu)|ses clés|la clé)|en (?:son|votre|ton) absence|en l'absence|tous les jours|(?:une|deux) fois (?:par|dans le) (?:mois|semaine)|dimanches)/,
      ],
      unless: [
        /\b(?:locatai|client|résident|membre)\S{0,3} (?:peut|pourra|a accès)|\bne (?:peut|pourra|entre)\b|\b(?:préavis|délai) de/,
        agreed,
      ],
      notBy: 'reader',
    },
  ],
  'repairs-on-reader': [
    {
      says: [
        /\b(?:répar|entretien|remise|remplacement|mises? aux normes|travaux|panne|vétusté|toiture|chaudière)/,
        /\b(?:à (?:la|sa|votre|ta) charge|en charge|sur (?:lui|elle|vous)\b|support|pai[et]|pay|incomb|pour (?:son|votre|ton) compte|à ses frais|facture)/,
        /\b(?:locatai|preneu|client|vous|votre|ton|occupant|franchisé|résident)/,
        /\b(?:toiture|charpente|chaudière|canalis|gros|structure|toutes?|y compris|même|vétusté|usure|normes|quelle? que|façade|murs?|sans exception)/,
      ],
      unless: [
        /\b(?:menues?|petites(?!,? (?:ou|et|comme) (?:grand|gross))|par (?:sa|votre) faute|négligence|bailleur (?:supporte|prend|répare|assure)|n'est pas)/,
      ],
      notBy: 'other',
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:vend(?:re|s|ons|u|ue|us)?|conserv|dispos|enlev|jet(?:te|er|ons)|détrui|débarrass|abandonn|devien|appartien|reprenons|reprend|prend la|est à moi|donne)\b/,
        /\b(?:biens|objets|effets|affaires|meubles|marchandises|véhicule|voiture|camionnette|contenu|se trouve|matériel)\b/,
        /\b(?:peut|pourra|pouvons|réput|considér|devien|est à moi|est vendu|sera vendu|sont vendus|reprenons|prend|vend|laissé|acquis)/,
      ],
      unless: [/\b(?:doit (?:enlever|débarrasser)|ne (?:peut|pourra)|réserve de propriété|données)/],
      notBy: 'reader',
    },
  ],
  'access-blocked': [
    {
      says: [
        /\b(?:suspen|bloqu|coup|désactiv|interromp|restrein|ferm|verrouill|refus|hors ligne|ne plus redémarrer)\S{0,6}\b/,
        /\b(?:accès|compte|service|badge|ligne|fourniture|courant|plateforme|profil|box|véhicule|moteur|porte|abonnement)\b/,
        /\b(?:sans (?:préavis|avis|mise en demeure|avertissement|délai|prévenir)|immédiat|aussitôt|sur-le-champ|automatique|à tout moment|dès (?:le|qu)|à distance|à (?:sa|notre) discrétion)/,
      ],
      unless: [/\bne (?:peut|pourra|pouvons)|\bmaintenance/],
      notBy: 'reader',
    },
  ],
  'pays-without-service': [
    {
      says: [
        /\b(?:loyers?|prix|cotisations?|mensualités?|redevances?|abonnement|mois|tarif|hébergement|forfait|facturée?s?)\b/,
        /\b(?:reste|restent|demeure|demeurent|continue|continuent|court|suit son cours|attend)\b.{0,40}\b(?:dus?|dues?|exigible|courir|entier|intact|plein prix|facturé|payable|cours)|\b(?:due?s?|payables?) en (?:entier|totalité)|\bsans (?:réduction|remise|diminution)|\bn'est pas (?:réduit|suspendu|déduit|remboursé)|\bintact/,
        /\b(?:même|pendant|durant|lorsque|quand|ferm|vacances|absen|maladie|panne|suspen|interrup|hospital|immobilis|congés|tant que|ces jours|quinze jours)/,
      ],
      unless: [/\b(?:salaire|rémunération|salarié|traitement|maintien de salaire)/],
      notBy: 'other',
    },
  ],
  'wage-deduction': [
    {
      says: [
        /\b(?:retenu|retien|déduit|dédui|prélev|repris|compens)\S{0,4}\b/,
        /\b(?:salaire|paie|rémunération|solde de tout compte|traitement|relevé|bulletin)\b/,
        /\b(?:manqu|casse|cassé|perte|dommage|erreur|différence|uniforme|matériel|amende|caisse|retard|avance|logement|repas)/,
      ],
      unless: [
        /\b(?:ne (?:peut|sera|pourra)|n[e'] ?\S{1,12} (?:jamais|pas|aucun)|aucune retenue|cotisations sociales|impôt|quotité)/,
      ],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:heures? (?:supplémentaires|en plus|de plus|au-delà)|ces heures|temps|trajets?|déplacements?|attente|astreinte|permanence|dépassements?|réunions?|demi-journées|matinées)\b/,
        /\bne (?:sont|donne|donnent|seront|compte|comptent|constitue)\S{0,1} (?:pas |ni |lieu )?(?:à (?:aucun\S{0,2} )?)?(?:\S{1,14} )?(?:pay|rémunér|compens|indemni|supplément|temps de travail)|\bn'est (?:pas |ni )(?:\S{1,10} )?(?:pay|rémunér|compens|indemni)|\b(?:compris|comprises?|inclus|incluses?) dans (?:le|la|son) (?:salaire|rémunération|forfait|traitement)|\bsans (?:rémunération|paiement|majoration|compensation|supplément)|\bne vient pas en déduction|\beffacé/,
      ],
      unless: [/\b(?:loyer|charges locatives|TVA|télétravail)\b/],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /\b(?:horaires?|planning|service|équipes?|heures de travail|roulement|créneaux?)\b/,
        /\b(?:modifi|chang|annul|déplac|adapt|supprim|rédui|fix)/,
        /\b(?:sans (?:préavis|délai)|la veille|le jour même|heures (?:avant|à l'avance)|selon les (?:besoins|nécessités)|unilatéral|à (?:sa|son) (?:discrétion|gré)|à tout moment)/,
      ],
      unless: [agreed, /\b(?:cours|élève|ne (?:peut|pourra))\b/],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /\bpourboires?|\bpour la décoration/,
        /\b(?:garde|reviennent|appartien|conserv|caisse|reten|l'hôtel|l'employeur|restaurant|dixièmes|pour cent)/,
      ],
      unless: [/\b(?:intégral|restent au|sont à|partagés? entre (?:les|tous))/],
    },
  ],
  'training-repaid': [
    {
      says: [
        /\b(?:formation|stage|cours|dédit-formation|diplôme|certificat)/,
        /\b(?:rembours|restitu|redevable|verse|rend)/,
        /\b(?:démission|départ|quitt|part avant|rupture|avant (?:le|la|l'|\S{1,8} ans)|rompt|dédit)/,
      ],
      unless: [/\b(?:élève|stagiaire peut|ne (?:doit|devra|sera)|organisme (?:rembourse|restitue))/],
      notBy: 'other',
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\b(?:vous|tu|il|elle|le talent|l'artiste|la salariée|le salarié) (?:n[e'] ?)(?:pren|travaill|exerc|prêt|sign|rejoin|ouvr|propos|accept|collabor)\S{0,4} (?:ni|pas|plus|aucun|pour aucun)/,
        /\b(?:pendant|durant) (?:un|une|deux|trois|quatre|cinq|six|douze|dix-huit|vingt-quatre|\d{1,2}) (?:ans?|années?|mois)/,
        /\b(?:agent|manager|marque|maison|agence|concurren|entreprise|employeur|secteur|métier|studio|salle|client)/,
      ],
      unless: [/\b(?:confidentiel|secret|librement|reste libre)/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:s'interdi|interdi|ne (?:travaill|exerc|tien|sera|prend|plac|pourra|peut)|non-concurrence|s'engage à ne (?:pas|plus)|pas d'emploi|laisseras passer|n'exerc|aucun\S{0,1} (?:commune|canton|éditeur|emploi))/,
        /\b(?:concurren|secteur|métier|activité|emploi|entreprise|maison|poste|commerce|profession|friterie|hôtel|même|similaire|traductr|logistique)/,
        /\b(?:après|suivant|suivantes?|suivent|cessation|rupture|départ|une fois|expiration)\b|\b(?:pendant|durant|avant|passer) (?:un|deux|trois|quatre|cinq|dix-huit|douze|\d{1,2}) (?:ans?|années?|mois)|\bcette année-là/,
      ],
      unless: [
        /\b(?:confidentiel|sans clause|aucune (?:clause|interdiction)|pourra librement|reste libre|sollicit|débauch)/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /\b(?:clients?|clientèle|salariés?|personnel|collaborat|restaurant|élèves|patients)\b/,
        /\b(?:s'interdi|interdi|ne (?:livre|travaill|sollicit|contact|dém|pourra|peut|trait|embauch|débauch)|s'engage à ne (?:pas|plus)|s'abst)/,
        /\b(?:sollicit|démarch|contact|débauch|embauch|trait|travaill|servir|livre|détourn|recrut)/,
        afterwards,
      ],
      unless: [/\b(?:données|confidentiel)/],
      notBy: 'other',
    },
  ],
  'only-for-them': [
    {
      says: [
        /\b(?:exclusivité|à titre exclusif|en exclusivité|mandat exclusif|exclusivement (?:auprès|de|à|chez|pour)|vous êtes à nous|ne le propose à personne)\b|\b(?:n'achète|ne (?:travaill|vend|command|achèt|confi|propos|s'approvisionn)\S{0,5}|s'approvisionne|achète) .{0,50}\b(?:qu'|que |uniquement|exclusivement|d'autres|autre)/,
        /\b(?:exclusi|autre|autres|uniquement|personne|que|qu'|nous)/,
      ],
      unless: [
        /\b(?:sans exclusivité|non exclusi|n'est pas exclusi|aucune exclusivité|usage exclusif|compéten|tribunal|habitation|responsabilité exclusive)/,
      ],
      notBy: 'other',
    },
  ],
  'creations-taken': [
    {
      says: [
        /\b(?:œuvres?|oeuvres?|comptes? (?:ouverts?|créés?)|publications|abonnés|inventions?|droits?|propriété intellectuelle|résultats|créations?|glossaires|textes?|livrables|ouvrages?|images?|contenus?|idées)\b/,
        /\b(?:cèd|cession|cédé|appartien|patrimoine d|demeur\S{1,4} .{0,12}propriétaire|propriété (?:exclusive )?de|transfér|transmet|nous reviennent|nous en faisons|revient)/,
        /\b(?:monde entier|pour toujours|perpétu|sans limit|toute la durée|tous (?:les )?(?:droits|supports|pays)|exclusi|tout support|à inventer|sans (?:rémunération|contrepartie|paiement)|partout|d'autres clients|avant (?:ce contrat|comme|ou (?:pendant|après))|après (?:votre|son|la) (?:départ|fin)|au fur et à mesure|hors|l'avenir)/,
      ],
      unless: [
        /\b(?:au client|après paiement|une fois payé|conserv|reste (?:titulaire|propriétaire)|non exclusi|se réserve|domaine public)/,
      ],
      notBy: 'other',
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:images?|photos?|photographies|voix|visages?|prénoms?|noms?|vidéos?|témoignages?|contenus?)\b/,
        /\b(?:publici|promotion|réclames?|réseaux|diffus|affiches|pubs|montre|communication|reproduire|support)/,
        /\b(?:sans (?:limite|date|autre|contrepartie|rémunération|paiement)|pour toujours|perpétu|illimit|irrévocable|tout support|ne peut (?:pas )?être retir|vingt ans|gratuit|après la fin|surviv|on ne revient)/,
      ],
      unless: [/\b(?:ne (?:seront|sera|peuvent) .{0,20}(?:diffus|publi|utilis)|peut (?:retirer|révoquer|s'opposer))/],
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:données|chiffres|noms?,|adresses?\b|informations personnelles|géolocalis|historique|coordonnées|carnet d'adresses|poids|pouls|dettes?)\b|\bd'en parler à votre/,
        /\b(?:transm|communiq|cèd|cédé|partag|vend|fourni|fai(?:sons|t) profiter|en donnons|mis(?:es)? à (?:la )?disposition|parler|montre|céder)\S{0,6}\b.{0,80}\b(?:tiers|partenaires?|sociétés|filiales|annonceurs|commercia|employeur|proches|sponsors|assureur)|\bchez ses partenaires/,
      ],
      unless: [
        /\bne (?:\S{1,10} )?(?:transm|communiq|cèd|partag|vend)|\bobligation légale|\b(?:avec|sauf) (?:son|votre|l') ?(?:accord|consentement)|\bsous-traitant|\buniquement pour|\bconfidentiel/,
      ],
      notBy: 'reader',
    },
  ],
  'praise-only': [
    {
      says: [
        /\b(?:avis|critiques?|commentaires?|opinions?|propos|défavorable|dénigr|négatif|nui[rt])/,
        /\b(?:s'interdi|interdi|ne (?:diront|dira|publi|pourra|peut|tien)|s'engage à ne (?:pas|rien)|s'abst|retir|sans (?:l'accord|autorisation))/,
        /\b(?:défavorable|dénigr|négatif|négative|nui[rt]|même vrai|critique|image|réputation)/,
      ],
      unless: [/\b(?:réciproque|les parties|chacune?|librement)\b/],
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:tribuna(?:l|ux)|juridictions?|juge|for)\b/,
        /\b(?:seuls?|seules?|exclusi\S{1,8}|uniquement|renonc\S{1,5} .{0,30}\b(?:for|juge|juridiction))\b/,
        /\b(?:compéten|litige|différend|for|contestation|désaccord)/,
      ],
      unless: [
        /\bdomicile (?:du|de la|de l') ?(?:consommat|client|locatai|salari|emprunteu|défend)|\blieu (?:de situation|de l'immeuble|du travail)|\b(?:votre|son) domicile/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:arbitr(?:e|es|age|al|ale))\b/,
        /\b(?:soumi|tranch|remi[st]|régl|définitiv|sans appel|sans recours|obligatoire|désign|unique)/,
      ],
      unless: [/\b(?:peut|peuvent|pourra|pourront|facultati|si les parties|médiat\S{1,5} de la consommation)\b/],
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:fai(?:t|sant) (?:seule? )?foi|font (?:seuls? )?foi|seule? juge|est seul cru|sans appel|sans recours|n'est pas (?:contestable|susceptible)|ne peut être contest|prévaut|l'emporte|arrête seul|décide seule?|croiras sur parole|définitive?ment|maintient ce qu)\b/,
        /\b(?:relevés?|livres|registres?|écritures|historique|mesures?|décision|avis|appréciation|évaluation|carnet|jugement|chiffre|expertise|juge|décide|arrête|parole|client|compteur|affichette)\b/,
      ],
      unless: [
        /\b(?:sauf preuve|expert indépendant|tribunal|contradictoire|version française|langue|les parties|preuve contraire|arbitr)/,
      ],
      notBy: 'reader',
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /\b(?:céder|cède|cession|transférer|transmettre|transfert)\b.{0,60}\b(?:contrat|créances?|droits et|bail|dette|prêt)\b/,
        /\b(?:sans (?:l'|son|votre|avoir|accord|notification|formalité)|librement|à (?:tout|un) tiers|à qui|à toute personne)/,
      ],
      unless: [
        /\bne (?:peut|pourra)|\baucune des parties|\bauteur|\b(?:locatai|client|preneu|salari)\S{0,3} (?:peut|pourra)/,
      ],
      notBy: 'reader',
    },
  ],
  'other-performs': [
    {
      says: [
        /\b(?:se faire remplacer|remplac|substitu|sous-trait|une autre personne|autre (?:véhicule|modèle|hôtel|produit|intervenant))/,
        /\b(?:personne|intervenant|professionnel|artiste|professeur|coach|véhicule|modèle|hôtel|produit|article|formation|tiers|voyage)/,
        /\b(?:sans (?:préavis|accord|avoir|que|consult)|librement|qu'il (?:juge|tient)|à (?:son|sa) (?:choix|discrétion)|prix (?:reste|ne)|aussi souvent|s'en rapproche|ni repris ni)/,
      ],
      unless: [agreed],
      notBy: 'reader',
    },
  ],
  'no-date-promised': [
    {
      says: [
        /\b(?:délais?|dates?|livraison|retards?)\b/,
        /\b(?:indicati|intentions?\b|estimati|approximati|prévisionnel|non des promesses|ne promet|sans engagement|n'engage|ne (?:lie|constitue)|retards? .{0,60}\b(?:ne (?:donne|peut|ouvre|permet)|sans indemn)|(?:à la date|quand) .{0,20}(?:juge|convien)|dès que la trésorerie)/,
      ],
      unless: [/\b(?:loyer|pénalités de retard|impay)/],
      notBy: 'reader',
    },
  ],
  'cooling-off-lost': [
    {
      says: [
        /\b(?:rétractation|se rétracter|délai de réflexion)\b/,
        /\b(?:renonc|ne (?:dispose|peut|s'applique|bénéficie)|n'(?:a|existe|est)|perd|exclu|abandon|sans (?:droit|délai)|aucun)/,
      ],
      unless: [/\b(?:ne (?:perd|renonce)|sans (?:frais|motif|pénalité)|n'a pas à)/],
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /\b(?:billet à ordre|lettre de change|chèque)\b.{0,60}\b(?:blanc|vides?|signé|garantie)|\btitre exécutoire|\bexécution (?:forcée )?(?:immédiate|directe)|\bcession (?:de|sur) salaire|\bsans (?:jugement|recours au juge|décision de justice|intervention (?:du|d'un) juge)/,
      ],
      unless: [/\bne (?:peut|pourra)/],
    },
  ],
  'moved-at-will': [
    {
      says: [
        may,
        /\b(?:mut(?:er|ation)|affect|déplac|transfér|install|déménag|reloger|confie)\S{0,4}\b/,
        /\b(?:autre|autres|ailleurs|site|établissement|chambre|numéro|ville|poste|carré|emplacement|parcelle)\b/,
      ],
      unless: [agreed, /\bne (?:peut|pourra)|\bdonnées/],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
