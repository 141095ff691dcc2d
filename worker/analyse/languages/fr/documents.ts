import type { DocumentWords } from '../document-words';

export const documentWords: DocumentWords = {
  kinds: {
    'blog-post': {
      opening:
        /\bforum\b|\bblog\b|publié (?:par|le)|posté (?:par|le)|^comment (?:sortir|résilier|lire|se)|min(?:utes)? de lecture/,
      signs:
        /commentaires?\b|réponses?\b|je ne suis pas (?:juriste|avocat)|abonnez-vous|\bposté\b|message de|bonjour à tous|mon conseil|\bmdr\b|meilleure réponse|\bcitation\b|j'ai (?:testé|vécu)|membre depuis|pouces?/,
    },
    cv: {
      opening: /curriculum vitae|\bcv\b|\bné(?:e)? le\b|permis b\b/,
      signs:
        /expériences? (?:professionnelles?)?|formation|compétences|langues|centres d'intérêt|loisirs|diplôme|licence|master|université|\b(?:19|20)\d\d ?- ?(?:(?:19|20)\d\d|aujourd'hui|présent)|depuis (?:19|20)\d\d|permis b|références|stage|bilingue|maîtrise/,
    },
    essay: {
      opening: /\bsujet\b|terminale|dissertation|rédaction|\bclasse\b|spécialité|\blycée\b|exposé/,
      signs:
        /en conclusion|d'abord|ensuite|enfin|d'une part|d'autre part|nous verrons|on peut (?:penser|se demander|dire)|philosophe|cependant|toutefois|société|note ?:|\/20|problématique|selon (?:l'auteur|lui)|l'histoire|certes|pourtant|bibliographie/,
    },
    invoice: {
      opening: /\bfacture\b|\bavoir n|note d'honoraires|\breçu\b/,
      signs:
        /facture n|n° (?:de )?facture|total (?:ht|ttc)|\btva\b|montant (?:ht|ttc)|net à payer|quantité|\bqté\b|prix unitaire|échéance|\biban\b|\bbic\b|\bsiret\b|\bhtva\b|règlement (?:par|à)|date (?:de )?facture|désignation|total|pénalités de retard/,
    },
    'job-advertisement': {
      opening:
        /recrut|offre d'emploi|nous (?:cherchons|recherchons)|on recrute|poste à pourvoir|recherche (?:un|une|son|sa)/,
      signs:
        /candidature|postul|votre profil|profil (?:recherché|souhaité)|nous offrons|nous proposons|lettre de motivation|entretiens?|\bcv\b|missions?|poste (?:basé|à)|prise de poste|date limite|salaire selon|envoy(?:ez|er) (?:votre|cv)|h\/f|rejoign/,
    },
    letter: {
      opening: /\b(?:madame|monsieur|mesdames|messieurs)\b,|objet ?:|lettre recommandée/,
      signs:
        /veuillez agréer|salutations|cordialement|je vous (?:écris|prie|demande|informe|adresse|confirme)|par la présente|mise en demeure|vous (?:m'avez|avez)|je reste dans l'attente|pièces? jointes?|annexes?|rembours|réclamation|sans réponse de votre part|je saisirai|je m'adresserai|distinguée?s|\bp\.j\./,
    },
    manual: {
      opening: /notice|mode d'emploi|manuel|consignes de sécurité|guide (?:d'utilisation|de démarrage)|à lire avant/,
      signs:
        /branch|débranch|appareil|interrupteur|bouton|avertissement|\bdanger\b|attention|nettoy|\bcâble|\bprise\b|\bjamais\b|ne pas (?:couvrir|utiliser|toucher|laisser)|caractéristiques techniques|\bvolts?\b|\bwatts?\b|thermostat|batterie|figure \d|fig\. ?\d|enfants|\bvis\b|garantie/,
    },
    minutes: {
      opening: /compte rendu|procès-verbal|réunion (?:de|du)|assemblée générale/,
      signs:
        /présents? ?:|excusés?|absents|ordre du jour|séance|\bvotes?\b|à l'unanimité|adopté|abstention|président|secrétaire|trésorier|points? divers|prochaine réunion|levée|la parole|décide|\bquorum\b|décisions?/,
    },
    'news-article': {
      opening:
        /\b(?:journal|gazette|quotidien|rédaction|correspondant|afp|dépêche)\b|\p{L}{3,20}, le \d{1,2} \p{L}{3,12}|par \p{Lu}\p{L}{2,15} \p{Lu}/u,
      signs:
        /selon (?:le|la|les|nos|un|une)|a (?:déclaré|indiqué|expliqué|estimé|tranché|annoncé|confirmé|jugé|précisé)|porte-parole|avocate?|tribunal|jugement|arrêt|appel|(?:ce|le) (?=mardi|mercredi|jeudi|vendredi|lundi)|\bhier\b|syndicat|notre (?:journal|rédaction)|interrog|commente|riverains|l'affaire|a (?:dit|ajouté|affirmé|souligné|rappelé|assuré|reconnu|révélé|obtenu|rejeté|condamné|conclu|signé)|ont (?:annoncé|dénoncé|signé|obtenu|confirmé)|(?:explique|affirme|souligne|résume|regrette|estime|assure|raconte|précise)(?:-t-(?:il|elle)|nt)?\b|gouvernement|ministre|\bmaire\b|communiqué|millions?|l'an dernier|l'année dernière|\bgrève|experts?|consommateurs|associations?|la presse|enquête|direction\b/,
    },
    'privacy-notice': {
      opening:
        /(?:politique|déclaration|notice|avis) (?:de |sur la )?(?:confidentialité|protection|vie privée)|utilisons vos données|protection des données|données personnelles/,
      signs:
        /données (?:à caractère )?personnel|responsable (?:du|de) traitement|délégué à la protection|base (?:juridique|légale)|vos droits|conserv(?:ons|ées|ation)|droit (?:d'accès|d'opposition|de rectification|à l'effacement)|\brgpd\b|\bcnil\b|autorité de protection|cookies|consentement|destinataires|finalités?|intérêt légitime|sous-traitant/,
    },
    recipe: {
      opening: /\brecette\b|ingrédients|pour \d{1,2} personnes|préparation ?:/,
      signs:
        /ingrédients|préparation|cuisson|cuillères?|\b\d{1,4} ?(?:g|ml|cl|kg|dl)\b|\bfour\b|oignons?|beurre|farine|\bsel\b|poivre|mijot|mélange|\bfeu\b|casserole|cocotte|œufs?|\bail\b|\bsucre|servir|faire revenir|couper|remuer|épluch/,
    },
    statute: {
      opening: /\b(?:loi|décret|ordonnance|règlement|arrêté|code)\b.{0,80}|état au|journal officiel|recueil/,
      signs:
        /entre(?:nt)? en vigueur|est abrogé|la présente loi|le présent (?:décret|règlement|arrêté)|sanction|amende|infraction|autorité compétente|au sens de (?:la|l')|chapitre|\bart\. \d|conseil d'état|le département|les communes|journal officiel|disposition|est puni|alinéa|\bal\. \d/,
    },
  },
  binding:
    /\b(?:le |ce |présent )(?:contrat|bail|accord|mandat|engagement)\b|\bla présente convention\b|les (?:parties|soussignés)|entre les|ci-après|il (?:est|a été) (?:convenu|arrêté)|s'engage|sign(?:é|ature|er|ons|e)\b|(?:le|la|l') ?(?:bailleur|locataire|client|prestataire|salarié|employeur|vendeur|acheteur|acquéreur|prêteur|emprunteur|abonné|adhérent|auteur|éditeur|mandant|agent|résident|organisateur|voyageur|caution)\w{0,2} (?:s'|peut|doit|paie|pourra|devra|verse|accepte|est|ne )|(?:vous|tu) acceptes?z?|en (?:cliquant|signant|cochant|vous inscrivant)|les présentes|conditions générales|résili|fait à|on se met d'accord|nous convenons|tu paies|vous payez|est tenu|contrat entre (?:nous|toi)|entre nous (?:deux|trois|quatre)|\bon (?:forme|partage|se partage|s'engage|convient)\b|(?:nous|on) continue\b/,
};
