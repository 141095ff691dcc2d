import type { PartyNameWords } from '../party-name-words';

export const partyNameWords: PartyNameWords = {
  nameBegins: [/(?<![\p{L}\d'.&/-])(?=\p{Lu}|[dl]'\p{Lu})/gu],
  lead: /^(?:[\s"'_.,:;()[\]*•☒☐☑✓✔-]|(?:tante|tata|tatie|oncle|tonton|mamie|papi|papy|cousine?|parrain|marraine)(?= \p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}|[,\n]|$))|l'|(?:\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-d]|i{1,3})[).°]|le|la|les|m|mr|mme|mlle|me|monsieur|madame|mademoiselle|messieurs|les époux|époux|docteur|dr|maître|société(?: (?:coopérative|anonyme|civile|immobilière|simple|à responsabilité limitée|par actions simplifiée|en nom collectif)){0,2}|maison d'édition|cabinet (?:dentaire|médical|vétérinaire|d'architectes?|d'avocats?)|du docteur|firme|entreprise(?: individuelle)?|et|entre|les? soussignée?s?|(?:d'|de )(?:une|autre) part|d'un côté|de l'autre|chez|sa (?:fille|femme|sœur|compagne|conjointe|partenaire),?|son (?:fils|mari|frère|épouse|époux|compagnon|conjoint),?|c'est)(?![\p{L}\d])\.?,?){1,12}/iu,
  titles: /(?<=\s)(?:m\.|mme|mlle|monsieur|madame|mademoiselle|la société|par l')\s?(?=\p{Lu})/giu,
  within: /^(?:de|du|des|d'|la|le|les|et|l'|aux?|en|à|van|von|ben|bin|el|al)$/i,
  firm: /(?:^|\s)(?:sarl|sas|sasu|selarl|eurl|sci|snc|scop|scea|earl|gaec|gie|asbl|srl|sprl|sàrl|s\.à ?r\.l\.?|sa|inc\.?|ltée|éditions?|office|agence|association|société|groupe|commune|mairie|banque|coopérative|garage|maison|studio|école|centre|fondation|gîtes|établissements|bv|gmbh)(?=[\s,]|$)/i,
  stop: null,
  neverOfPerson: null,
  address:
    /(?:^|\s)(?:bd|av|chemin|impasse|allées?|route|quai|passage|ruelle|faubourg|quartier|lotissement|lieu-?dit|bâtiment|bât|étage|appt|résidence|bp|b\.p|cedex|zone|canton|département|arrondissement)(?=$|[\s,.:;])|\p{L}-(?:sur|sous|lès|les|en|de|du|des|la|le|aux?)-\p{L}/iu,
  noParty:
    /^[^.;!?\n]{0,60}?(?:n'est pas|ne sont pas|n'est en aucun cas|ne devient pas|n'est point)(?: \p{L}{2,12}){0,2} parties?(?: (?:au présent|à la présente|à ce|à cette|aux présentes|à notre|(?:au contrat|du contrat|au bail|à la convention)(?! (?:entre|avec|de|d')))(?!\p{L})|(?=\s?(?:[.;,)]|$)))|^[^\n:]{0,40}\((?:non|n'est pas) partie(?!\p{L})/iu,
  former:
    /(?<!\p{L})(?:anciens?|anciennes?|précédente?s?|ex-?|antérieure?s?|feu|feue)(?: \p{L}{3,20}){0,2},? $|(?<!\p{L})(?:(?:employeur|bailleur|propriétaire|patron|locataire|assureur|exploitant) (?:précédent|antérieur|sortant)e?|assurée? (?:auprès de|chez|par)|compte (?:à la|auprès de|chez)|financée? par|achetée? (?:à|chez)|successeur de|rédigée? par|établie? par|conseillée? par|devant maître|imprimée? par),? (?:la |le |l'|m\. |mme )?$/iu,
  never:
    /^(?:À|En|Par|Pour|Dans|Sur|De|Du|Avec|Tout|Chaque)\s|(?:^|\s)(?:contrat|accord|convention|conditions|article|annexe|parties?|date|cachet|paraphe|tampon|signature|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|rue|avenue|boulevard|adresse|loi|code|quoi|quand|comment|combien|ce|cette|ces|vous|nous|toi|moi|si|non|oui|cher|chère|cordialement|sincèrement|salutations|bises|bisous|bonjour|salut|modèle|titre)(?=$|[\s,.:;])/i,
  labels:
    /^(?:pour|devis pour|(?:document |exemplaire |contrat )?(?:préparé|établi|généré|émis|rédigé|édité) (?:pour|au nom de)|accepté par|(?:loué|vendu|acheté|commandé|fourni|livré)e? (?:par|à|chez|auprès de)|au nom de|à l'attention de|titulaire(?: du compte)?|compte|noms?(?: et prénoms?)?|dénomination(?: sociale)?|raison sociale|contractant|entre|et|parties|éditeur|éditrice)$/i,
  nameOf:
    /^(?:comme |en (?:tant que |qualité de ))|^(?:noms? (?:et prénoms? )?|coordonnées |identité |signature )(?:du |de la |de l'|des )/i,
  notLabels:
    /^(?:banque|modèle|centre|maison|famille|plateforme|club|école|garage|salle|établissement|chauffeur|organisme|association|studio|passager|atelier|magasin|boutique|résidence|pension|domaine|écurie|clinique|institut|hôtel|auberge|camping|cabinet|hébergement)s?$/i,
  peopleLabels: /^(?:chauffeur|passager)s?$/i,
  partners:
    /^(?:(?:premi(?:er|ère)|deuxième|second(?:e)?) )?(?:associé(?:e)?|cofondat(?:eur|rice)|copropriétaire|indivisaire)s?$/i,
  formed:
    /^(?:(?:nom|dénomination|raison sociale) (?:commercial(?:e)? )?(?:de la |de l'|du |de notre )(?:société|entreprise|indivision|association|commerce|affaire)|dénomination(?: sociale)?|raison sociale|nom commercial|(?:la )?société|enseigne)(?!\p{L})/iu,
  amongUs:
    /(?<!\p{L})(?:(?:entre |à )?nous(?: tous| toutes)?(?: les)? (?:deux|trois|quatre|cinq)|entre nous|(?:engage|lie|oblige) (?:tous |toutes )?(?:les )?(?:deux|trois|quatre)|nous(?: \p{L}{1,14}){1,6} tou(?:te)?s les (?:deux|trois|quatre)|nous,? (?:les )?(?:soussignée?s|frères|sœurs|ami(?:e)?s|cousin(?:e)?s|voisin(?:e)?s|colocataires|associé(?:e)?s)) ?[,:(-] ?/giu,
  ours: /^,? notre (?:nouve(?:l|au|lle) )?(?=\p{L})/u,
  openers:
    /(?<!\p{L})(?:entre(?: les soussignée?s?)?|soussignée?s?|parties sont|parties(?= ?:)|d'un côté|établi [^\n]{0,40}par)(?!\p{L})(?: ?[:,])?/giu,
  defines:
    /(?:, (?=" ?(?:les? |la |l'))|(?<!\p{L})(?:ci-(?:après|dessous)|plus (?:loin|bas)|par la suite|désormais|dénommée?s?|désignée?s?|(?:sur|pré)?nommée?s?|appelée?s?|dite?s?|que (?:l'on (?:appelle|nomme|désigne)(?:ra)?(?: ici)?|nous (?:appelons|appellerons|nommons|nommerons|désignons)|l'on (?:appelle|nomme|désigne)(?:ra)?|ce texte appelle)|dans (?:ces?|cette|le présent|la présente|les présentes|la suite|ce qui suit|le texte)(?: (?:pages|document|contrat|texte|convention|acte|bail|pacte|lettre|charte|lignes))?)(?:,? (?:ci-(?:après|dessous)|plus (?:loin|bas)|dénommée?s?|désignée?s?|nommée?s?|appelée?s?|ensemble|indifféremment|collectivement|par|comme|simplement|sous le (?:nom|terme)(?: de)?)){0,4} ?:? ?)/giu,
  roleBehind: /(?:,? (?:comme|en (?:sa )?qualité de) | - )/gi,
  above: /(?<!\p{L})(?:(?:ci-dessus|sus)(?:nommée?| (?:désignée?|mentionnée?|nommée?)|mentionnée?)|en-tête)(?!\p{L})/iu,
  represents:
    /(?<!\p{L})(?:(?:valablement |dûment |légalement )?représentée?s?(?: (?:aux présentes|ici))? par|en la personne de|agissant par)(?!\p{L})/iu,
  parent: /^ (?:sa|son|la|le) (?:mère|père|tutrice|tuteur)(?!\p{L})/iu,
  signsFor: /^(?:pour|p\/o|au nom de) /i,
  means: /^(?:, ?| ?)(?:=|est|sont|c'est|désigne|signifie|:) /i,
  spoken: {
    i: /(?:^|[\s(])(?:(?:[Mm]oi|[Jj]e soussignée?),? |[Jj]e suis )/g,
    we: /(?:^|[\s("])[Nn]ous(?:(?:, c'est|"? ?:|, | sommes) | \()/g,
    you: /(?:^|[\s("])(?:(?:[Tt]oi|[Vv]ous)(?:(?:, c'est|"? ?:|,| êtes)? | \()|[Tt]u es )/g,
  },
  kin: / à (?:mon|ma) (?:\p{Ll}{2,12} )?[\p{Ll}-]{3,14},? (?=\p{Lu})/u,
  kinTitle: /^(?:Oncle|Tonton|Tante|Tata|Mamie|Papi|Maman|Papa)(?!\p{L})/u,
  runBy:
    /(?<!\p{L})(?:(?:édité|exploité|géré|proposé|fourni|assuré|opéré|distribué)e?s? par|(?:nom commercial|enseigne|marque) de|(?:le |la |votre |l')?(?:prestataire|fournisseur|éditeur|exploitant|opérateur|vendeur)(?: d(?:e |u |es |e l'|')[^;:,\n]{3,50}?)? est) /giu,
  welcome: /(?:^|[\n.!] ?)(?:Félicitations|Bravo|Bienvenue)[,!]? (?:à )?/gi,
  greeting:
    /^(?:m(?:on|a) )?(?:(?:bien|très) )?(?:ch(?:er|ère)s?|bonjour|bonsoir|salut|coucou|hello)(?!\p{L})|^(?:madame|monsieur|mademoiselle|mesdames|messieurs)(?:[ ,]{1,2}(?:madame|monsieur|mesdames|messieurs))?(?: [\p{L}-]{2,30}){0,2} ?,$/iu,
  agrees:
    /^(?:(?:moi|nous) aussi,? )?(?:(?:je suis |nous sommes |on est |c'est )?(?:également )?d'accord|bon pour accord|lu et approuvé|j'accepte|nous acceptons|j'ai lu|accepté|approuvé|signé|pour accord)(?!\p{L})/iu,
  signed:
    /^(?:(?:bon pour|lu(?:,| et)|vu(?:,| et)|pour accord|(?:(?:moi|nous) aussi,? )?(?:je suis |nous sommes |on est |c'est |tous )?d'accord|j'accepte|j'ai lu|nous (?:acceptons|avons lu|signons)|je signe|signé|accepté|approuvé|reçu)[^:\n]{0,40}[:,]|\(|_{3,})\s?/i,
  notSigned: /témoin|^pour |gérant|directeur|directrice/i,
};
