import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts between firms, about money and about things. */
export const businessKinds = {
  amendment: {
    names:
      /acte (?:modificatif|additionnel|complémentaire)|(?:convention|lettre|accord) (?:modificative?|complémentaire|additionnelle?)|modification (?:du|au|de votre) (?:contrat|bail|convention)|\badditif\b|\baddendum\b|annexe modificative|\bavenant\b|lettre d'accompagnement|acte modificatif|modification du (?:contrat|bail)/,
    words:
      /contrat (?:initial|principal|d'origine)|bail initial|est (?:remplacé|modifié|supprimé)e?|restent? (?:inchangé|en vigueur)|présent avenant|autres (?:clauses|dispositions|articles)/,
  },
  'commercial-agency': {
    names: /agen(?:t|ce) commercial|contrat d'agence|mandat d'agent|représentation commerciale/,
    words:
      /agent commercial|mandant|\bl'agent\b|commissions?|secteur|clientèle|représent|indemnité de (?:fin|cessation|clientèle)|prospect|ducroire|échantillons|vente/,
  },
  confidentiality: {
    names: /(?:accord|contrat|engagement|convention) de (?:confidentialité|non-divulgation|secret)|\bnda\b/,
    words:
      /informations? confidentielles?|confidentialité|confidentiel|divulg|secret|destinataire|savoir-faire|restitu|détrui|secrets? d'affaires/,
  },
  'consumer-loan': {
    names:
      /crédit (?:à la consommation|renouvelable|personnel)|contrat de crédit|prêt personnel|offre de (?:crédit|prêt)/,
    words:
      /\bcrédit\b|\btaeg\b|taux (?:annuel|débiteur)|emprunteur|prêteur|mensualités?|échéances?|coût total|remboursement anticipé|rétractation|\bassurance emprunteur|impayé|\bfichier|prélèvement/,
  },
  'equipment-hire': {
    names:
      /location (?:de |d'un |d')?(?:matériel|outils?|outillage|machines?|équipement|caméra|appareil)|contrat de location de (?:matériel|machine|outil)/,
    words:
      /matériel|\bmachines?\b|\boutils?\b|\bengins?\b|location|loueur|caution|restitution|pelle|\bcaméra|objectif|heures de fonctionnement|panne|transport|sans opérateur/,
  },
  franchise: {
    names: /franchise/,
    words: /franchis(?:é|eur|e)|redevance|droit d'entrée|savoir-faire|enseigne|manuel|réseau|territoire|\bdip\b/,
  },
  'goods-supply': {
    names:
      /(?:contrat|accord) (?:de |d')(?:fourniture|approvisionnement)|fourniture de marchandises|conditions (?:générales )?de vente aux (?:détaillants|commerçants)/,
    words:
      /fournisseur|livraisons?|commandes?|marchandises?|détaillant|\bstock\b|minimum de commande|palettes?|réserve de propriété|\bproduits\b|revente|factures?|invendus|tarif/,
  },
  'hire-purchase': {
    names: /location-vente|location avec option d'achat|\bloa\b|vente à tempérament/,
    words:
      /option d'achat|location-vente|\bloa\b|premier loyer|\bloyers?\b|véhicule|valeur de rachat|tempérament|crédit-preneur|restitution|kilométrage|valeur résiduelle/,
  },
  'marketplace-terms': {
    names: /place de marché|conditions (?:générales )?(?:vendeurs?|des vendeurs|pour (?:les )?vendeurs)|marketplace/,
    words:
      /place de marché|marketplace|vendeurs?|annonces?|acheteurs?|boutique en ligne|plateforme|commissions?|versements?|classement|litiges?|compte vendeur/,
  },
  partnership: {
    names:
      /(?:convention|contrat|pacte) (?:d'association|d'associés|de société|d'actionnaires|entre associés)|pacte (?:de |d')(?:fondateurs|associés)|société simple/,
    words:
      /associés?|fondateurs?|apports?|bénéfices|parts sociales|société|gérance|retrait|vesting|dissolution|partage|clause de sortie|pertes|décisions/,
  },
  'personal-guarantee': {
    names:
      /caution(?:nement)? (?:solidaire|simple|personnel|de loyer)|acte de caution|cautionnement|engagement de caution/,
    words:
      /\bcaution\b|cautionnement|bénéfice de discussion|solidaire|créancier|débiteur|montant maximal|garant|engage à (?:payer|rembourser)|locataire|bailleur/,
  },
  'private-loan': {
    names:
      /(?:bon|contrat|reconnaissance) de (?:prêt|dette)|prêt (?:entre|d'argent|familial|amical|particulier)|reconnaissance de dette/,
    words:
      /\bprêt(?:e|eur|euse|é)?\b|emprunt|rembours|intérêts?|mensualité|échéance|\bdette|\bargent\b|somme|versement|\bami/,
    needs:
      /\bprêt(?:s|e les|eur|euse)?\b(?! (?:à|pour))|emprunt|reconnaissance de dette|(?:te|vous|lui|t'ai|vous ai|avoir) prêt/,
  },
  'software-service': {
    names: /\bsaas\b|logiciel (?:en tant que|comme) service|abonnement logiciel|services? cloud/,
    words:
      /logiciel|\bsaas\b|utilisateur|\bcloud\b|disponibilité|licence|sauvegarde|\bapi\b|support|hébergé|abonnement|données du client|serveurs?|réversibilité/,
  },
  sponsorship: {
    names: /sponsor|parrainage|mécénat/,
    words:
      /sponsor|parrain|\bclub\b|maillot|\blogo\b|athlète|sportif|\bligue\b|match|saison|équipe|stade|panneau|visibilité/,
  },
  'vehicle-lease': {
    names:
      /location (?:longue durée|de (?:véhicule|voiture))|\blld\b|leasing|crédit-bail|option d'achat de véhicule|location avec option d'achat/,
    words:
      /véhicule|\bloyers?\b|kilométrage|kilomètres? supplémentaires?|leasing|location|restitution|option d'achat|voiture|entretien|pneus?|usure|locataire|bailleur|assurance tous risques/,
  },
  'vehicle-sale': {
    names:
      /vente (?:d'un |de )?(?:véhicule|voiture|automobile|moto)|achat (?:d'un )?(?:véhicule|voiture)|véhicule d'occasion|cession d'un véhicule/,
    words:
      /véhicule|voiture|kilométrage|acheteur|vendeur|occasion|contrôle technique|carte grise|immatriculation|vices? cachés?|accident|moteur|reprise|compteur/,
  },
  'website-maintenance': {
    names:
      /(?:maintenance|hébergement|entretien) (?:et (?:maintenance|hébergement|entretien) )?(?:d'un |de |du )?(?:site|web)|hébergement (?:web|internet|mutualisé|infogéré|informatique|(?:de |du |d'un |de votre )?(?:sites?|serveurs?|données))|tierce maintenance/,
    words:
      /hébergement|site (?:web|internet)|maintenance|nom de domaine|sauvegarde|serveur|mises? à jour|extensions?|disponibilité|\bcms\b|sécurité|contenus?|boîtes? (?:mail|e-mail|courriel)/,
  },
} as const satisfies KindsOf;
