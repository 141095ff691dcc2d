import type { PartyWords } from '../party-words';

export const partyWords: PartyWords = {
  roles: {
    protected:
      /^(?:au pair|joueu(?:r|se)s?|musicien(?:ne)?s?|illustrat(?:eur|rice)s?|(?:personnes? )?accueillie?s?|fermi(?:er|ère)s?|preneu(?:r|se)s? à bail|candidate?s?|agricult(?:eur|rice)s?|forain(?:e)?s?|exposante?s?|bénévoles?|gardien(?:ne)?s?|(?:sous-|co)?locataire|preneur|preneuse|résident(?:e)?|occupant(?:e)?|assistante?|aide(?: à domicile| familiale)?|auxiliaire(?: de vie)?|serveu(?:r|se)|salarié(?:e)?|employé(?:e)?|travailleu(?:r|se)|apprenti(?:e)?|stagiaire|élève|étudiant(?:e)?|emprunteu(?:r|se)|débit(?:eur|rice)|consommat(?:eur|rice)|voyageu(?:r|se)|passag(?:er|ère)|membre|adhérent(?:e)?|abonné(?:e)?|souscript(?:eur|rice)|assuré(?:e)?|patient(?:e)?|auteur(?:e)?|autrice|traduct(?:eur|rice)|artiste|modèle|mannequin|sporti(?:f|ve)|athlète|livreu(?:r|se)|cours(?:ier|ière)|chauffeur|agent commercial|talent|influenceu(?:r|se)|créat(?:eur|rice)|intérimaire|alternant(?:e)?|interprète|franchisé(?:e)?|indépendant(?:e)?|freelance|graphiste|consultant(?:e)?|collaborat(?:eur|rice)|famille|parents?|maître d'ouvrage|particulier|mariés|époux|titulaire|assistante maternelle|apprenant(?:e)?|stagiaire)s?$/i,
    backing:
      /^(?:répondante?|codébit(?:eur|rice) solidaire|caution personnelle|caution(?: solidaire)?|garant(?:e)?|cosignataire|codébit(?:eur|rice))s?$/i,
    served:
      /^(?:sociétaires?|donataires?|usag(?:er|ère)s?|déposante?s?|client(?:e)?|revendeu(?:r|se)|détaillant(?:e)?|annonceu(?:r|se)|exposant(?:e)?|déposant(?:e)?|hôte|pensionnaire|achet(?:eur|euse)|acquéreur|utilisat(?:eur|rice)|bénéficiaire|participant(?:e)?|donneur d'ordre|commanditaire|mandant(?:e)?|licencié(?:e)?|investisseur|agent|commerçant(?:e)?|vendeu(?:r|se) inscrit)s?$/i,
    working:
      /^(?:copropriétaires?|entrepreneu(?:r|se)|professeu(?:r|re)|enseignant(?:e)?|associé(?:e)?|(?:premi(?:er|ère)|deuxième|second(?:e)?) associé(?:e)?|cofondat(?:eur|rice)|partenaire|artisan(?:e)?)s?$/i,
    serving:
      /^(?:accueillante?s?|gestionnaires?|format(?:eur|rice)s?|monit(?:eur|rice)s?|commune|éleveu(?:r|se)s?|grossistes?|dépositaires?|prestataire|fabricant(?:e)?|fournisseu(?:r|se)|société|entreprise|compagnie|vendeu(?:r|se)|exploitant(?:e)?|opérat(?:eur|rice)|organisat(?:eur|rice)|agence|studio|club|salle|école|centre|académie|crèche|photographe|installat(?:eur|rice)|transporteur|garage|concessionnaire|édit(?:eur|rice)|coach|parrain|sponsor|mandataire|maison|association|établissement|hébergeu(?:r|se)|product(?:eur|rice)|atelier|écurie|domaine|pension|clinique|institut|résidence|hôtel|auberge|camping|cabinet|traiteur|déménageu(?:r|se)|réparat(?:eur|rice)|architecte|manager|distribut(?:eur|rice)|cédant(?:e)?|fondation)s?$/i,
    strong:
      /^(?:bailleur|bailleresse|loueu(?:r|se)|propriétaire|employeu(?:r|se)|prêteu(?:r|se)|créanci(?:er|ère)|banque|organisme|plateforme|plate-forme|franchiseur|concédant(?:e)?|assureur)s?$/i,
  },
  pronouns: {
    i: ['je', 'moi', 'j'],
    we: ['nous'],
    you: ['vous', 'tu', 'toi', 'te'],
  },
  formsOf: [
    [/eur$/, ['euse', 'rice', 'eurs']],
    [/teur$/, ['trice', 'teurs']],
    [/é$/, ['ée', 'és']],
    [/ée$/, ['é', 'ées']],
    [/t$/, ['te', 'ts']],
    [/te$/, ['t', 'tes']],
    [/s$/, ['']],
    [/(?<!s)$/, ['s']],
  ],
  before:
    /^(?:par|pour|de|à|avec|contre|envers|chez) |^(?:le|la|les|au|aux|du|des|un|une|chaque|ledit|ladite) |^(?:l|d)['’ ]/i,
  numbered:
    / (?:n° ?)?(?:\d{1,2}|[a-z]|i{1,3}|premi(?:er|ère)|deuxième|second(?:e)?|troisième|quatrième|un|deux|trois)$/i,
  joining: /^(?:et|ou|ni|l|d)$/,
  all: /^(?:chacune?|aucune|l'une|toutes?)? ?(?:des |les )?(?:deux )?parties?$|^(?:tous (?:les )?deux|vous et nous|toi et moi|chacun de nous)$/i,
  notActing:
    /(?:^|[\s('])(?:par|pour|de|d'|à|au|aux|du|des|avec|contre|envers|entre|chez|selon|que|qu'|sur)(?: ?(?:le|la|les|l'|chaque|ledit|ladite))?\s?$/i,
  owning: /^(?!)/,
  deedsAfter: {
    'may-not':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:ne (?:peu(?:t|x|vent)|pourr\p{L}{1,4}|pouvez|pouvons|doi(?:t|s|vent)|devr\p{L}{1,4}|devez)(?! pas être tenu)|n'(?:a|as|avez|ont|aura) pas le droit|s'interdi|t'interdi|s'abstien|s'engage(?:nt)? à ne pas)/iu,
    'gives-up':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:renonce(?:s|z|nt|ra|rez)?|perd(?:s|ez|ra|rez|ent)?|abandonne(?:s|z)?)(?!\p{L})/iu,
    may: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:peu(?:t|x|vent)|pourr(?:a|as|ez|ons|ont)|pouv(?:ez|ons)|(?:a|as|avez|avons|ont|aura|aurez) le droit|(?:est|es|êtes) (?:libre|autorisé)|se réserve|nous réservons)(?!\p{L})/iu,
    must: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,20} ){0,2}?(?:doi(?:t|s|vent)|dev(?:ez|ons)|devr(?:a|as|ez|ons|ont)|s'(?:engage|oblige)(?:nt)?|t'engages|(?:vous )?engagez|(?:est|es|êtes|sommes|sera) tenue?s?|pa(?:ie|ies|ye|yes|yez|yons|iera|ieras|ierez|yera|yerez|ient)|vers(?:e|es|ez|ons|era|erez)|règle(?:ra)?|réglera|rembours(?:e|es|ez|era|erez)|support(?:e|era)|répond(?:ra)?|assume(?:ra)?|garanti(?:t|ra)|indemnise(?:ra)?|fourni(?:t|ra|rez)|remet(?:tra)?|prend(?:ra)? à sa charge)(?!\p{L})/iu,
  },
  deedsBefore: {
    'may-not': /(?:il est interdit (?:à|au)|ne peut) ?(?:le|la|l')?\s?$/i,
    'gives-up': /(?!)/,
    may: /(?:peut|pourra) (?:le|la)\s?$/i,
    must: /(?:il (?:appartient|incombe) (?:à|au)|à la charge (?:de|du)) ?(?:la|l')?\s?$/i,
  },
  deniedAfter: null,
  condition:
    /^(?:[\d.()a-z]{1,8} )?(?:si|lorsque?|lorsqu|quand|en cas|à moins|sauf|dès|après|avant|tant que|au cas)(?!\p{L})/iu,
  verbs: null,
  apart: null,
};
