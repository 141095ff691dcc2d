import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one makes, says and is known by, and with whom one may deal. */
export const frenchFreedomHarms = {
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
