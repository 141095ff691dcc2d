import type { GivenWords } from '#worker/analyse/languages/kind-words.ts';

/** What the text speaks of where one side gives what the key says. */
export const given: GivenWords = {
  venture:
    /\b(?:achet(?:ons|er|ez|é|és) (?:\S{1,12} ){0,5}(?:ensemble|à (?:deux|trois|quatre)|en commun|en indivision)|(?:euros|francs|dollars|dirhams|fcfa) chacun|chacun(?:e)?(?: (?:un|pour) (?:tiers|quart|moitié)| sa part| paie| verse| met)|(?:un|d'un) (?:tiers|quart) chacun|la moitié chacun|moitié-moitié|à parts égales|par parts égales|(?:entre|à) nous (?:deux|trois|quatre)|nous (?:deux|trois|quatre)|tous les (?:deux|trois|quatre)|copropriétaires?|indivisaires?|indivision|(?:sa|ma|ta|leur) part|rachet(?:er|e|ent) (?:sa|la|ma|leur) part|partag(?:e|ons|er|ent) (?:les )?(?:frais|bénéfices|dépenses|gains)|les bénéfices|caisse commune|cagnotte|à la majorité|à l'unanimité|chacun son tour|les deux autres|les trois autres|qui veut (?:sortir|partir)|associés?)\b/,
  promotion:
    /\b(?:reels?|stories|tik ?tok|instagram|youtube|abonnés|mots?-dièse|hashtags?|publications? (?:sponsorisées?|par mois)|code promo|votre code|influenceu(?:r|se)|créat(?:eur|rice) de contenus?|ambassadeur|ambassadrice|identifi(?:er|ez) (?:la marque|notre)|posts?|vidéos? par mois|partenariat rémunéré|sponsors?|logo sur|réseaux sociaux|panneau au bord du terrain|maillot)\b/,
  goodsRegularly:
    /\b(?:livraisons?|livrons|(?:le|premier|dernier|chaque) (?:panier|colis)|paniers|par (?:panier|caisse|litre|douzaine|kilo|kg|tonne|livraison|passage|palette)|caisses|commande minimum|quantité minimale|saison|récolte|légumes|fruits|œufs|lait|pain|bois de chauffage|point de (?:retrait|chute|cueillette)|consigne|bac isolé|bons? de livraison|fournisseur|revendeur|marchandises|approvisionn\S{2,6})\b/,
  goodsOnce:
    /\b(?:vend(?:s|ent|u|ue)?|vendeu(?:r|se)|achet(?:e|eur|euse|er)|acquéreur|acheteuse|prix de vente|transfert de propriété|propriété (?:passe|est transférée)|en l'état|vices cachés|libre de tout gage|solde du prix|acompte|remise des clés|certificat de cession)\b/,
  thing:
    /\b(?:nous (?:vous )?louons|(?:reste|restent|demeure) (?:notre|la) propriété|reste à nous|rend(?:re|u|us|ez)(?: le| la| les)? (?:matériel|machine|appareil|véhicule|meubles?)|restitu(?:er|tion|é)|matériel|la machine|l'appareil|le véhicule|le vélo|les meubles|l'instrument|par jour|jour de retard|usure normale|dépôt de garantie|kilométrage|enlèvement|durée de location|le loueur|le locataire|chauffeur|versement (?:journalier|quotidien))\b/,
  place:
    /\b(?:emplacements?|stands?|étal|parcelle|anneau|ponton|mètres carrés|m2|m²|l'espace|le terrain|prise (?:électrique|de courant)|heures d'ouverture|marchés?|placier|exposants?|mont(?:er|age)|démontage|libérer|clés|redevance d'occupation|précaire|droit de place|ne constitue pas un bail|mise à disposition (?:de|d'un)|box|hivernage)\b/,
  home: /\b(?:bailleur|bailleresse|locataire|loyer|logement|appartement|chambre|meublé|état des lieux|charges locatives|studio|colocataires?|bail)\b/,
  money:
    /\b(?:prêt(?:e|er|eur|é|ons)?|emprunt(?:e|er|eur|é|euse)?|rembours(?:er|e|é|ement|ements|eras|es)|me rends|te rends|les rend|intérêts?|dette|doi[st]|reste dû|mensualités|l'argent|solder|échéances?)\b/,
  work: /\b(?:cours|leçons?|(?:nous )?(?:nettoyons|enseignons|promenons|gardons|cuisinons|servons|jouons|réparons|soignons|intervenons)|(?:nettoiera|enseignera|gardera|cuisinera|servira|jouera|réparera|interviendra|assurera|fournira|effectuera)|rendez-vous|séances?|visites?|par (?:heure|séance|visite|leçon|personne|convive|tête)|nos (?:équipes?|professeurs?|intervenants?|dentistes|agents|techniciens)|l'intervention|la (?:prestation|réception|cérémonie|représentation|soirée)|les (?:prestations|soins|invités|repas|travaux)|foin|paille|pension|cachet|balance son|menu|élèves?|honoraires|annulation)\b/,
  commission:
    /\b(?:commissions?|agent|mandant|mandataire|représent(?:e|ant|ation)|au nom et pour le compte|pour le compte (?:de|du)|courtage|exclusivité de vente|présentés? par|négoci(?:e|er)|clientèle)\b/,
  right:
    /\b(?:redevances? (?:d'auteur|sur)|droits d'auteur|licenc(?:e|ié|iée|iant)|reproduction|droit exclusif|édit(?:eur|rice|ion|er)|tirage|sous-licence|exemplaires?|exploitation de l'œuvre|par exemplaire|représentation publique)\b/,
  upkeep:
    /\b(?:entretien|maintenance|visites? (?:annuelles?|périodiques?|de contrôle)|contrôles?|pièces (?:de rechange|détachées|d'usure)|pannes?|dépannages?|techniciens?|délai d'intervention|main-d'œuvre|l'installation|la chaudière|l'appareil|préventi(?:f|ve)|curati(?:f|ve)|révisions?)\b/,
};
