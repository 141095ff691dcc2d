import type { KindWords } from '../kind-words';
import { businessKinds } from './kinds/business';
import { dealHead } from './kinds/deal-head';
import { dealThings } from './kinds/deal-things';
import { dealsOfPlaces } from './kinds/deals-of-places';
import { dealsOfThings } from './kinds/deals-of-things';
import { dealsOfWork } from './kinds/deals-of-work';
import { given } from './kinds/given';
import { homesKinds } from './kinds/homes';
import { servicesKinds } from './kinds/services';
import { titleLine } from './kinds/title-line';
import { workKinds } from './kinds/work';

export const kindWords: KindWords = {
  kinds: { ...homesKinds, ...workKinds, ...businessKinds, ...servicesKinds },
  deals: { ...dealsOfWork, ...dealsOfThings, ...dealsOfPlaces },
  dealHead,
  titleLine,
  things: dealThings,
  given,
  sides: {
    sale: [/\b(?:vendeur|vendeuse|venderesse|cédant)e?s?\b/, /\b(?:acheteur|acheteuse|acquéreur|cessionnaire)s?\b/],
    loan: [/\b(?:prêteur|prêteuse|créancier|créancière)s?\b/, /\b(?:emprunteur|emprunteuse|débiteur|débitrice)s?\b/],
    tenancy: [/\b(?:bailleur|bailleresse|loueur|propriétaire)s?\b/, /\b(?:locataire|preneur|preneuse)s?\b/],
    employment: [/\bemployeurs?\b/, /\b(?:salarié|employé|travailleur|travailleuse|apprenti)e?s?\b/],
    franchise: [/\bfranchiseur\b/, /\bfranchisée?s?\b/],
    licence: [/\b(?:éditeur|éditrice)\b/, /\b(?:auteure?|autrice|illustrateur|illustratrice)s?\b/],
    partnership: [/\bassociée?s?\b/, /\bassociée?s?\b/],
  },
  types: {
    employment: /contrat de travail|contrat à durée (?:in)?déterminée/,
    confidentiality: /(?:accord|contrat|engagement) de (?:confidentialité|non-divulgation)/,
    tenancy: /\bbail\b|(?:contrat|bon|bulletin|conditions) de location/,
    franchise: /franchise/,
    sponsorship: /parrainage|sponsor|mécénat/,
    hosting:
      /hébergement (?:web|internet|mutualisé|infogéré|cloud|informatique|(?:de |du |d'un |de votre |de la )?(?:sites?|serveurs?|données|boutique|plateforme|application))|(?:sites?|serveurs?) .{0,40}\bhéberge/,
    maintenance: /maintenance/,
    distribution: /distribution|distributeur/,
    agency: /agence commerciale|agent commercial|mandat/,
    consulting: /conseil|consultant/,
    development: /développement/,
    software: /logiciel|saas/,
    licence: /licence/,
    loan: /prêt|crédit/,
    partnership: /partenariat|coentreprise|collaboration|société/,
    supply: /fourniture|approvisionnement/,
    sale: /contrat de vente|cession/,
    'terms-of-service': /conditions (?:générales )?(?:d'utilisation|de service|de vente)|\bles présentes conditions\b/,
    services: /prestations?|services/,
  },
  terms: {
    title: /\bconditions\b|\brègles\b/,
    signUp:
      /dernière (?:mise à jour|révision)|(?:votre|ton|son) compte|en (?:cliquant|cochant|s'inscrivant|vous inscrivant)|notre (?:site|application)/,
    order: /(?:bon|bulletin) de (?:commande|réservation)|\bvotre commande\b/,
  },
  software: /site (?:web|internet|vitrine)|boutique en ligne|\blogiciel|\bapplication (?:web|mobile)|\bcode source/,
};
