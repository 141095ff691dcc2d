import type { MatterWords } from '../matter-words';

export const matterWords: MatterWords = {
  matters: {
    'anti-assignment':
      /\bcéd(?:er|é|ée|ée?s|ant)|\bcède|cession|cessible|transfér|transfert|transmettre|transmi[st]|\btiers\b|(?:une|d'|l')? ?autre personne|quelqu'un d'autre|substitu|sous-lou|sous-location|repren(?:eur|dre)|personnel(?:le)?\b|intuitu|délégu|successeur|ayants? droit/,
    'cap-on-liability':
      /responsab|\blimit|plafond|maxim|au plus|dépass|excéd|jusqu'à|dommage|préjudice|indemni|répond(?:re|ra|ons)|dédommag|risques/,
    confidentiality:
      /confiden|secret|divulg|révél|discr[eé]t|\btait\b|\btaire\b|silence|garde\w{0,2} pour|privé|ne (?:pas )?(?:dire|parler|raconter|partager)|à personne|entre nous|diffus|communiqu\w{1,3} à (?:des|un) tiers|ébruit/,
    'cooling-off':
      /rétract|réfléchi|réflexion|14 jours|quatorze jours|changer? d'avis|change d'avis|annul|renonc|à distance|hors établissement|dédire|révoc/,
    'data-protection':
      /données|\brgpd\b|\bcnil\b|vie privée|confidentialité|personnel|informations? (?:vous|te) concernant|cookies|\blpd\b|fichier|image|caméra|vidéo/,
    'entire-agreement':
      /intégralité|intégral|totalité|ensemble de (?:l'accord|leur)|remplac|annule et|antérieur|précéd|préalable|verba|oral|parole|tout ce (?:que|qui)|seuls?\b|seules?\b|se compose|composé|fait partie|font partie|rien d'autre|publicité|brochure|promesse|convenu|complet/,
    'force-majeure':
      /force majeure|cas fortuit|indépendant\w{0,4} de|hors (?:de )?(?:notre|son|votre|leur|du) contrôle|échapp|grève|inondation|tempête|incendie|pandémie|épidémie|guerre|imprévi|irrésistible|intempérie|météo|catastrophe|orage|neige|gel\b|panne|malad|urgence|empêch|exceptionnel|impossib|bless/,
    'governing-law':
      /\blois?\b|\bdroit (?!d[eu'])\w|\brégi[est]?\b|législat|\bcode (?:civil|de|du|pénal|des)|décret|\bart\. \d|article [lrd]\. ?\d/,
    holiday: /congés?|vacances|repos|jours? (?:de )?(?:libre|off|férié)|férié|absence|\brtt\b/,
    insurance:
      /assur|police\b|couvert|couvre|garantie|sinistre|mutuelle|prévoyance|responsabilité civile|décennale|\brc\b/,
    'ip-assignment':
      /propriété|droits?\b|auteur|céd|cession|licence|appart(?:ient|enir|iennent)|titulaire|brevet|exploitation|utiliser/,
    jurisdiction:
      /tribuna|juridiction|\bjuges?\b|compéten|médiat|arbitr|litig|différend|conciliat|ombuds|\bfor\b|justice|prud'hom|procès|commission paritaire/,
    'licence-grant': /licence|autoris|permet|permission|droits?\b|conc[èé]d|usage|utilis|exploit|publier|accès|céd/,
    'payment-terms':
      /\bpa(?:ie|ye|iement|yer|yé|iera|yera|yable)|prix|loyer|honorair|tarif|factur|montant|redevance|salaire|rémunér|commission|€|euros?|francs?|coût|cotisation|mensualité|versé|verse|règle(?:ment)?|dirhams?/,
    repairs:
      /répar|entretien|entretenir|mainten|\bétat\b|dégât|dégrad|dommage|panne|cassé|\bcasse|remplac|nettoy|travaux|défaut|usure|vétusté|propre/,
    'service-levels':
      /niveau de service|délai|disponib|débit|horaire|\bheures?\b|qualité|garanti|interruption|%|pour cent|standard|minimum|rétabli|incident|diligence|soin|coupure|intervention|réponse/,
    severability:
      /\bnul(?:le|les|s|lité)?\b|invalid|inapplicab|inopposab|non écrit|sans effet|illicite|contraire à la loi|illégal|(?:autres|reste|restant|surplus|demeurant).{0,60}(?:val|vigueur|appli|effet|reste|demeur|subsist|tien)|le reste|divisib|abusiv|n'est pas valable|ne vaut|annulé/,
    'termination-for-cause':
      /résili|résol(?:u|ution)|rupture|rompre|romp|mettre fin|met fin|\bfin\b|manquement|inexécution|défaut de paiement|impayé|faute|expuls|exclu|suspen|licenci|annul|arrêt|congé|terme|cess|déché|dénonc|préavis|caducité|exigib/,
    'termination-for-convenience':
      /résili|rupture|rompre|mettre fin|met fin|\bfin\b|congé|préavis|dénonc|arrêt|quitt|départ|partir|annul|cess|désabonn|désist|retir|terme|anticip|démission|rembours\w{1,5} (?:par )?anticip|renonc|sortir/,
    variation: /modifi|\bchange|avenant|par écrit|\bécrit|révis|adapt|amend|mise à jour|évol|réexamen|index/,
    warranty:
      /garanti|défaut|vices?\b|conform|qualité|répar|remplac|malfaçon|bon état|dans l'état|règles de l'art|état\b|fonctionn|engage|aptitude|diligence|propre à/,
    'working-hours':
      /\bheures?\b|horaire|temps (?:de travail|partiel|plein|complet)|semaine|lundi|journée|planning|\b\d{1,2} ?h\b|mi-temps|créneau/,
  },
  resting:
    /contrat[- ]cadre|accord[- ]cadre|contrat principal|conditions générales (?:disponibles|consultables|annexées|publiées)|en application du contrat (?:du|n°)/,
  letter:
    /(?:^|\n)(?:ma |mon |mes )?(?:chère?s?) |\n(?:bien (?:à toi|à vous|amicalement)|je t'embrasse|affectueusement|cordialement)/,
};
