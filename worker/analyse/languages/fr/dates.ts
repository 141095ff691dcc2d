import type { DatesWords } from '../dates-words';

const days =
  'premier|un|1er|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente|trente et un';
const [first, one, short, ...others] = days.split('|');
const contract =
  '(?:contrat|accord|convention|bail|location|abonnement|adhésion|mandat|association|forfait|séjour|saison|prêt|service|cession|échéance|durée|mission|campagne|marché)';

export const dates: DatesWords = {
  months: [
    'janvier|janv',
    'février|fevrier|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|decembre|déc',
  ],
  days: [`${first}|${one}|${short}`, ...others],
  hijriMonths: [],
  spelledYear: 'deux mille (?<rest>\\p{L}{1,24}(?:-\\p{L}{1,24})?(?: et \\p{L}{1,24})?)',
  shapes: ['{day}(?:er|e|ème)?[ -]{month}\\.?[ -]{year}'],
  yearless: ['{day}(?:er)? {month}'],
  edges: [
    "(?:(?<last>(?:le )?dernier jour (?:de|d')|(?:la )?fin(?: du mois)?(?: de| d')?)|(?<middle>(?:à la )?mi-?|(?:le )?milieu (?:de|d'))|(?<first>(?:le )?début(?: de| d')?)) ?{month}(?: {year})?",
  ],
  spanLink: "(?:er)? (?:au|et le|jusqu'au) ",
  weekdays: [
    /(?<!\p{L})(?:dimanche),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:lundi),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:mardi),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:mercredi),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:jeudi),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:vendredi),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:samedi),? (?:\S{1,4} ){0,2}$/u,
  ],
  sameYear: /^,? de la même année\b|^,? de cette même année\b/,
  everyYear: /\b(?:chaque année|par an|l'an\b|tous les ans|annuellement|année suivante)/,
  recurring:
    /\b(?:chaque|tous les|toutes les|annuellement)\b[^.;]{0,30}$|^,? (?:de )?(?:chaque|tous)|^,? de l'(?:année|exercice) suivante?/,
  filler:
    /(?:\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),?|\bsemaine \d{1,2}(?: de (?:l'année )?20\d\d)?,?|\b(?:le|la|ce|date du|jour du|à \d{1,2} ?h(?:eures)?(?: ?\d\d)?,?))\s?$/,

  agreed:
    /(?:\b(?:date(?: d(?:e|u) (?:signature|contrat|présent \S{1,14}|la commande|l'accord))?|lieu et date ?:? ?[^.;\d]{0,30})|\b(?:(?<!(?:pas|rien|jamais|avez|avons|aura|ait) )fait(?! (?:l'objet|partie|état|foi))|signée?s?|conclue?|établie?|passé|validée?|acceptée?|souscrite?|accepté)\b[^.;\d]{0,60}|^(?:à )?[a-zà-ÿ' -]{3,30}, le|\bserré la main|\binscription du|\blu et compris)[ :,._-]{0,30}(?:le )?$/,
  dated: /(?:^|, )(?:du|daté du|en date du) $/,
  notAgreed:
    /\b(?:né|née|jusqu'au|dernière mise à jour|mise? à jour|version|loi|décret|ordonnance|article|code|règlement|directive|immatricul\S{1,4}|traité|expir\S{1,4}|prend fin|finit|rompu|résilié|jusqu|inscrite?|acquise?)\b[^.;]{0,60}$|\bau (?:contrat|bail|prêt)\b[^.;\d]{0,50} du ?$/,
  consented: /(?<!\p{L})(?:lu|d'accord|approuvée?|acceptée?|signature|signée?)(?!\p{L})[^.;\d]{0,80}$/u,
  starts:
    /(?:\b(?:date|jour) (?:de l'(?:événement|admission)|du mariage|de la (?:fête|réception|cérémonie|prestation)|des noces|du déménagement)[ :._|]{1,40}(?:le )?|\best (?:admis|accueilli|engagé|embauché|recruté)e?(?: dans [^.;\d]{3,30})?(?: à compter du| à partir du| dès le)?(?: le)? |\b(?:début|entrée(?: en vigueur| dans les lieux)?|prise d'effet|date d'effet|arrivée|départ du voyage|mise en service|mise à disposition|prise de (?:poste|fonctions?|service|possession)|première? (?:visite|séance|jour|cours|nuit)|commencement|date de début|date d'arrivée|date d'embauche|embauche|à compter du|à partir du)(?: d(?:e|u|es) [^.:;]{3,30})? ?"?,?(?: (?:(?:qui )?(?:est|sera)|désigne|signifie|s'entend du))?[ :._|]{1,40}(?:le )?|\b(?:récupér(?:ez|e|era)|retir(?:ez|e|era)|prenez|recevez) (?:le|la|les|votre) [^.;\d]{3,30}(?:le )?|\b(?:commence|commencent|commenceront|débutent|débuteront|démarrent|démarrera|démarreront|commencera|commencez|commences|commençons|débutons|démarre|débute|débutera|débutez|prend(?:ra)? effet|prend(?:ra|ront|nent)? cours|prenant (?:cours|effet)|commençant|débutant|entre(?:ra)? en (?:vigueur|application|jouissance)|entrez (?:dans les lieux|en fonctions?)|entre(?:ra)? (?:dans les lieux|en fonctions?)|emménage(?:z|ra)?|court|entres|entrez|entrée)(?: (?:à compter|à partir|à dater))?(?: du| le| au)? |\b(?:acquéreur|preneur|locataire|repreneur|acheteur|salariée?|elle|il) entre(?:ra)? (?:le )?|\bordre de commencer (?:est donné|est fixé|sera donné)(?: pour| au| le){1,2} |\bremise, fixée au |\bremise des clés (?:a lieu|aura lieu|est fixée|se fait|se fera)(?: au)? )$/,
  startsAfter: /^,? ?\((?:ci-après )?(?:la |l')?"?date d'(?:effet|entrée)/,
  startOfElse:
    /\b(?:absence|congés?|vacances|prix|loyers?|cotisations?|mensualités?|versements?|intérêts|préavis|renouvellement|offre|garantie|pénalités?|essai|partenariat|autorisation)\b[^.;]{0,50}$/,
  pricedFrom:
    /^,? (?:la |le |les |l'|votre )?(?:\S{1,12} ){0,2}(?:commissions?|prix|tarifs?|cotisations?|redevances?|salaire)\b/,
  startsOwn:
    /(?:\b(?:prend(?:ra)? effet|prise d'effet|prenant effet|en vigueur|en application|date d'effet|valable|prend(?:ra)? cours|prenant cours|engagée?|embauche|embauchée?|recrutée?|admise?|accueillie?|louée?s?|prêtée?s?|assurée?|mise en service|produit ses effets|à compter du|à partir du)\b[^.;]{0,50}|\b(?:début|commencement|entrée|date de début|prise de (?:poste|fonctions?|service|possession))(?: d(?:e|u|es) (?:la |l')?(?:contrat|bail|location|abonnement|engagement|mission|durée|mandat|adhésion|formule|pack|accompagnement))? ?(?:[:|]|\.{3}|est |sera |désigne )[^.;:]{0,20}|\b(?:il|elle|on|nous|vous|tu|ça)\b[^.;]{0,12}\b(?:commenc|début|démarr|cour[st]|décour|entre|emménage|dure)\S{0,5}\b[^.;]{0,40})$/,
  performed:
    /\b(?:première?|deuxième|prochaine?) (?:\S{1,12} )?(?:visite|nuit|séance|leçon|repas|livraison|cours|essayage|représentation|échéance|mensualité|versement)\b[^.;]{0,40}$|(?<!\p{L})(?:événement|mariage|noces|fête|réception|cérémonie|prestation|concert|spectacle|gala|tournage|déménagement|livraison|enlèvement|chargement|départ|arrivée|installation|montage|pose|examen|vol|voyage|travaux|chantier|abattage|vidange|coupe|débardage|récolte|vendanges?|semis|entrepreneur|vendeur|vendeuse|transporteur|photographe|traiteur|remise|repas|cours)(?!\p{L})[^.;]{0,50}$/u,
  startsByName:
    /\b(?:commence|débute|prend effet|prend cours|court|entre en vigueur)(?: (?:avec|à compter|à partir|dès|au|le)){0,2} ?(?:de |du |la |le |l'){0,2}/,
  startsWhenAgreed:
    /(?:commence|débute|prend(?:ra)? effet|entre(?:ra)? en vigueur|en vigueur|court)[^.;]{0,40}(?:à compter de|dès|au jour de|à la date de|le jour de|du jour de|à) (?:la |sa )?(?:date de )?(?:signature|des présentes)/,
  ends: new RegExp(
    `(?:\\b(?:fin|terme|échéance|sortie|retour|restitution|date de (?:fin|départ|retour|sortie))(?: d(?:e|u|es) [^.:;]{3,30})? ?"?(?: (?:est|désigne)| ?[:._]{1,40})(?: le)? |\\b(?:le|la|l'|présente?|ce|cette|notre|votre) ?(?:présente? )?${contract}(?: [^.;,\\d]{0,40})? (?:prend(?:ra)? fin|expire(?:ra)?|se termine(?:ra)?|finit|s'achève(?:ra)?|cesse(?:ra)?)(?: [^.;]{0,24})?,? (?:le |au )?|\\bet (?:prend fin|expire|se termine|finit|s'achève|cesse(?:ra)?)(?: (?:après|au bout d[e'u]) ?[^.;,\\d]{3,30},?)? (?:le |au )?|\\bpour (?:finir|se terminer|prendre fin|s'achever) (?:le |au )?|\\bdernière(?: (?:échéance|mensualité|traite))?(?: [^.;,\\d]{0,20})? (?:est|sera|tombe|échoit|due)(?: celle du)?(?: le| au)? |\\b(?:travaux|chantier|ouvrage)\\b[^.;]{0,50} (?:achevé|terminé|livré|réceptionné)e?s?(?: au plus tard)?(?: le)? )$`,
  ),
  endsAfter: /^,? (?:prend fin|se termine|expire) (?:le présent|ce|le) (?:contrat|bail)/,
  givenBack:
    /(?<!\p{L})(?:rend(?:s|ez|re|ra|rez)?|restitu\S{1,4}|ramen\S{1,3}|retour\S{0,4}|rapport\S{1,3}|quitt\S{1,4})(?!\p{L})/u,
  endsOfElse:
    /(?<!\p{L})(?:examen|épreuve|contrôle technique|certificat|attestation|garantie|assurance|police|offre|devis|tarif|prix|permis|passeport|visa|vignette|essai|période d'essai|échantillon|traduction|manuscrit|livre|livrera|option|saison|(?:peut|pourra|pouvez) (?:prolonger|proroger|étendre|demander|choisir)|actuel(?:le)?)(?!\p{L})[^.;]{0,80}$/u,
  lasts:
    /\b(?:dure|durera|reste|demeure|en vigueur|valable|court|engage\S{0,4}|restes|restez|est (?:conclu|consenti)\S{0,2}|(?:laiss|prêt|lou|confi)(?:e|es|ons|ez)|va|se poursuit)\b[^.;]{0,60}$/,
  until:
    /\b(?:jusqu'au|jusqu'à|au|expire|prend fin|finit|au plus tard|jusqu'au soir du|(?:rendue?s?|rendez|rend|restituée?s?|ramenez|rapportez|ramenée?s?)(?: (?:le|la|l') ?\p{L}{3,14})?)(?: le)? $/u,
  tooLate: /(?<!\bou )\bavant(?: le)? $/,
  atLatest: /\b(?:au plus tard|avant)(?: le)? $|^,? au plus tard\b/,
  notBefore: /\b(?:ne|n'|pas|jamais|ni|si|s'il|créée?s?|conclu\S{0,2})\b[^.;]{0,80}\bavant(?: le)? $/,
  effectiveOn:
    /\b(?:(?:à|avec) effet(?: (?:au|du|à compter du|à partir du|le))?|pour(?: le| la fin du)?|congé (?:au|du)) $/,
  conditional:
    /(?<!\p{L})(?:si|s'il|s'ils|lorsque|quand|à condition|pourvu|tant que|au cas où|en cas|celui qui|celle qui|quiconque)(?!\p{L}|[^.;,]{0,60} (?:pas|jamais)(?!\p{L}))[^.;,]{0,90}$|(?<!\p{L})après(?: le)? $/u,
  spanEnd: /^ (?:au|et|jusqu'au)(?: le)? $/,
  from: /\b(?:du|entre|à compter du|à partir du|dès|de)(?: le)? $|\b(?:période|durée|séjour|location|stage|voyage)(?: d[eu' ]{1,2}\p{L}{3,14})? ?[:|] ?$/u,
  replaced: /(?:au lieu de?u?|à la place de|initialement|précédemment|jusqu'ici|auparavant|et non)\b[^.;]{0,30}$/,
  prolonged:
    /(?<!\p{L})(?:remplacée?s? par|prolongée?s?|prorogée?s?|reportée?s?|repoussée?s?|étendue?s?)(?!\p{L})[^.;]{0,60}$/u,
  own: new RegExp(
    `\\b(?:le|la|l'|présente?|ce|cette|notre|votre|ton) ?(?:présente? )?${contract}\\b|\\b(?:vous|tu) (?:commence|entre|reste|débute)|\\belle va du\\b|\\bcourt du\\b|\\bdu \\d|\\b(?:durée|période|dates?)\\b ?:|\\bil se poursuit\\b|XX le\\b`,
  ),
  planned:
    /(?<!\p{L})(?:prévue?s?|envisagée?s?|estimée?s?|approximatif|approximative|indicati(?:f|ve)|prévisionnel(?:le)?)(?!\p{L})[^.;]{0,40}$/u,
  ruledOut: /^,? (?:est|sera|n'est|ne sera) (?:exclue?|impossible|pas (?:possible|admise?|recevable))(?!\p{L})/u,
  reckoned:
    /(?<!\p{L})(?:décompte|arrêtée?s?|relevé|inventaire|indice|stock)(?!\p{L})[^.;,]{0,30}\b(?:au|du|de|à)(?: le)? $/u,
  informsYou:
    /(?<!\p{L})(?:vous|t') ?(?:écri[tv]|inform|prévien|demand|rappel|aviser|notifi|adress)\p{L}{0,5}(?!\p{L})/u,
  free: /(?<!\p{L})(?:gratuitement|gratuite?|sans (?:frais|indemnité|rien payer|pénalité|coût))(?!\p{L})/u,
  foreign:
    /\b(?:contrat|accord|convention|bail|mandat|partenariat|licence|assurance|autorisation|contrat-cadre|accord-cadre)(?: \S{1,20}){0,6} (?:avec (?!un |\d|préavis|effet|sa signature)|entre (?!en vigueur|les parties|les soussignés)|conclu(?:e)? entre|par lequel|par laquelle|signé par)|\b(?:contrat|bail) de l[a']|\bsous un accord|\bau titre d'un\b|\bnotre (?:convention|contrat|accord|bail) avec|\b(?:loue|tient|prend) [^.;]{0,20}à un tiers|ne (?:regarde|concerne|lie|touche)(?: que| pas)\b|entre (?:elle|lui|eux) et (?:nous|lui|elle)\b|\bson contrat à lui|\blequel expire|\ble loue à|\bassurance finit|cette cession|\bavec la marque\b|\bassurance\b[^.;]{0,40}\b(?:valable|en vigueur|court) jusqu|n'est pas concernée?|ne sont pas concern|sans (?:effet|incidence|influence) (?:sur|pour)|n'est pas comprise? dans|ancien(?:ne)? (?:locataire|propriétaire|employeur|titulaire)|\bbail [^.;]{0,40}consenti|louée? [^.;]{0,30} à (?:l'|la |un |une )/,
  pointsBack:
    /^[^\p{L}]{0,8}(?:il|elle|ils|elles|ce|cet|cette|ces|celui-ci|celle-ci|celui-là|celle-là|ce dernier|cette dernière)(?!\p{L})/u,
  termAhead:
    /(?:\b(?:durée|période|terme|engagement)\b(?: (?:de|du|la|le|ce|contrat|bail|initiale?|ferme|totale?|déterminée|minimale?|l'accord|l'abonnement)){0,4}(?: (?:est|sera|est fixée à))?:?(?: de| d'){0,4}|\bpour(?: une (?:durée|période)(?: (?:initiale|ferme|totale|déterminée|fixe))?)?(?: de| d')?|\b(?:restes?|restez|dure|durera|bail dérogatoire de|circuit de|séjour de|pendant|abonnement de)(?: une (?:durée|période) de)?) ?$/,
  termBehind:
    /^,?(?: (?:fermes?|consécutifs|entiers))?,? (?:à compter|à partir|à dater|dès|commençant|du \d|de location|de contrat)\b|^,?(?: \([^)]{0,60}\))?,? jusqu'au /,
  notTerm:
    /\b(?:préavis|avance|essai|épreuve|garantie|secret|confidentialité|retard|impayée?s?|renouvel\S{1,6}|reconduc\S{1,4}|reconduit\S{0,2}|nouvelles?|autres?|supplémentaires?|successives?|après|suivant|concurr\S{1,5}|conserv\S{1,5}|remboursée?s?|dans les|sous|derniers?|dernières?|chaque|avant|mise en demeure|plus tôt)\b/,
  banned:
    /\b(?:s'(?:engage|interdit|oblige)\S{0,4}) (?:à ne|de|à)\b|\bne \S{2,20} (?:\S{1,12} )?(?:pas|ni|aucun\S?)\b|\bs'abst\S{2,8}\b|\bn'\S{2,20}(?: \S{1,10})? (?:pas|ni|aucun\S?)\b/,
  fromEnd:
    /^,? (?:à compter|à partir|à dater|après|suivant|dès)(?: [^ .;:,]{1,14}){0,4}? ?(?:fin\b|expiration|cessation|achèvement|rupture|départ|terme|parution|publication|sortie)/,
  notTermOf:
    /garanti|confidential|secret|maladie|salaire|facture|efface|intérêts|pénalité|responsab|conserv|assurance|défauts?|réparation/,
  open: /durée indéterminée|pas de (?:date de fin|terme|durée fixe)|durée illimitée|sans (?:terme|limitation de durée|date de fin)|de mois en mois/,
  minimum: /(?:durée|période|engagement) minim(?:ale|um)|durée d'engagement|au moins\b.{0,20}mois/,
  offered:
    /^(?!.{0,400}(?:sauf|tacite|automatiquement|de plein droit|à défaut)).{0,300}(?<!\p{L})(?:peut|peuvent|pourra|pouvez|faculté|droit|option|seule?)(?!\p{L})[^.;]{0,80}(?:proroge|prolonge|renouvel|demander|deuxième|second)/u,
  renews:
    /renouvel|reconduit|reconduction|prorog|repart|pour une nouvelle|nouvelle (?:période|saison|année)|saison suivante|autres? (?:période|année)/,

  afterTrial: /(?:après|passée?|à l'issue de|au-delà de).{0,30}(?:essai|épreuve)/,
  counted: [
    {
      direction: 'before',
      from: 'end',
      behind:
        /^(?: (?:au moins|au plus tard|francs|calendaires|ouvrés|plus tôt)){0,4},? (?:avant|précédant) (?:(?:la|le|son|sa|l'|cette|ce|date|de|d')\b ?){0,5}(?:fin\b|terme|échéance|expiration|dernier jour)/,
    },
    { direction: 'before', from: 'end', behind: /^ (?:plus tôt|auparavant)[.,;]?$/, when: 'renewal' },
    {
      direction: 'before',
      from: 'end',
      ahead: /(?:sauf|faute de|à défaut de|à moins|si \S{1,20} n[e'])[^.;]{0,80}$/,
      behind: /^(?: (?:au moins|au plus tard|calendaires|francs)){0,2},? (?:à l'avance|d'avance|auparavant|plus tôt)/,
      when: 'renewal',
    },
    {
      direction: 'before',
      from: 'end',
      ahead:
        /\bpour (?:le terme|l'échéance|son (?:terme|échéance)|la fin(?: du bail| du contrat| de la période)?),?(?: (?:moyennant|avec|sous réserve d'|en respectant|par))?(?: au moins)?(?: un (?:délai de )?préavis (?:d'au moins|de|d'))? ?$/,
    },
    {
      direction: 'before',
      from: 'start',
      behind:
        /^(?: (?:au moins|au plus tard|francs|calendaires)){0,4},? avant (?:(?:la|le|son|sa|l'|votre|date|de|d'|jour|du)\b ?){0,5}(?:départ|arrivée|entrée|début|événement|mariage|voyage|séjour|cérémonie|remise|location)/,
    },
    {
      direction: 'after',
      from: 'agreement',
      behind:
        /^(?: (?:francs|calendaires|ouvrés)){0,4},? (?:à compter de|à partir de|à dater de|suivant|après|de|dès) ?(?:la |sa |le |l'|ce |votre )?(?:date de |jour de )?(?:(?:la|sa|l') ?)?(?:signature|conclusion|signé|validation|commande|souscription|inscription|acceptation|présentes?)/,
    },
    {
      direction: 'after',
      from: 'start',
      behind:
        /^(?: (?:francs|calendaires|ouvrés)){0,4},? (?:à compter de|à partir de|suivant|après|de|qui suivent) ?(?:la |son |sa |l'|votre )?(?:date d')?(?:entrée|arrivée|début|prise d'effet|emménagement)/,
    },
    {
      direction: 'after',
      from: 'end',
      behind:
        /^(?: (?:francs|calendaires|ouvrés)){0,4},? (?:à compter de|après|suivant|de|qui suivent) ?(?:la |le |son |sa |ton |l'|votre )?(?:date de |jour de )?(?:la |sa |ton )?(?:fin\b|départ|restitution|terme|expiration|cessation|rupture|sortie)/,
    },
  ],
  acts: {
    probation: /période d'essai|période d'adaptation|\bà l'essai|temps d'essai|période d'épreuve|\bl'épreuve\b/,
    cancellation:
      /rétract\S{1,6}|renonc\S{1,4}|changer d'avis|annul\S{1,5}|dédi\S{1,3}|désist\S{1,4}|tout arrêter|revenir sur/,
    renewal:
      /renouvel|reconduit|reconduction|prorog|repart|nouvelle (?:saison|période|année)|saison suivante|lettre recommandée|recommandé\b/,
    notice: /préavis|congé|résili\S{1,5}|dénonc\S{1,4}|prévenant|partir\b/,
    payment:
      /pa(?:ie|ye|yer|yée?s?|iement|yable)\S{0,3}\b|vers(?:er|és?|ement|ée?s?)\b|règl\S{1,5}|régl\S{1,3}|solde|acompte|dépôt|caution|échéance|mensualité|loyer|virement|rends\b|rembours\S{1,5}|restitu\S{1,4}|arrhes/,
    review: /révis\S{1,4}|index\S{1,5}|augment\S{1,6}|hausse|majoré\S{0,2}|relev(?:é|ée|és|ées) de/,
    handover: /livr\S{1,5}|remis\S{0,2}|remise|rendre|restitution|installation|parviennent|parvenir/,
  },
};
