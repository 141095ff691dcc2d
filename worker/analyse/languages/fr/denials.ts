import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration:
      /\b(?:pas|sans|aucune?|ni)\b (?:\S{1,14} ){0,3}arbitra|arbitra\S{1,5} (?:\S{1,10} ){0,3}(?:n'est|ne s'|est exclu)|\b(?:au lieu|plutôt que|à la place) (?:de |d')?(?:l'|un )?arbitra|\bne renonc\S{1,5} (?:pas|jamais|nullement) (?:\S{1,10} ){0,4}(?:tribuna|juge|justice)|\bvoie (?:judiciaire|des tribunaux) .{0,30}ouverte/,
    exclusivity: /\bnon exclusi|\b(?:sans|aucune|pas d') ?(?:\S{1,12} )?exclusi/,
    'expiration-date':
      /(?:conserv|archiv|stock)\S{0,8} .{0,60}(?:données|documents|dossier|coordonnées)|(?:données|documents) .{0,40}(?:conserv|gardée|archivé)/,
    indemnity:
      /\b(?:ne |n')(?:\S{1,14} ){1,3}(?:pas|jamais|aucunement|nullement) (?:\S{1,14} ){0,4}(?:indemnis|garantir|relever)|\baucune (?:garantie|indemnisation) (?:\S{1,14} ){0,4}(?:n'est|ne )/,
    jurisdiction:
      /^(?!.{0,400}(?:\bseule?s?\b|exclusi|uniquement|renonce)).{0,400}\b(?:peut|peuvent|pouvez|pourra|pourront|pourrez|pouvons)\b (?:\S{1,12} ){0,2}(?:saisir|assigner|agir|porter|choisir|s'adresser)\b.{0,70}(?:tribuna|juge|juridiction|cour\b)/,
    'late-payment':
      /\bintérêts?\b.{0,160}\b(?:et|mais) rien (?:d'autre|de plus)\b|\bsans (?:autre|aucune autre) (?:pénalité|majoration|frais)|\bau (?:seul )?taux (?:d'intérêt )?légal\b(?! major)/,
    'limitation-of-liability':
      /\b(?:rien|aucune (?:clause|disposition))\b.{0,60}(?:limite|exclut|restreint)|\bn'(?:excluons|exclut|excluent) (?:pas|ni ne \S{1,12})\b.{0,20}responsabilité|\bne (?:limitons|limite|limitent) (?:pas|ni n'\S{1,12})\b.{0,20}responsabilité/,
    'liquidated-damages':
      /(?:pénalité|clause pénale|majoration)\S{0,3} .{0,60}(?:n'étant|n'est|ne sont|ne s'appliqu\S{1,4}|ne sera|n'étaient) (?:alors |plus )?(?:pas|point|plus)|(?:aucune|pas de) pénalité/,
    'personal-guarantee':
      /\bminimum garanti|garantie (?:minimale|commerciale|légale|décennale|de remboursement|de loyer)/,
    'renewal-term':
      /\bne se (?:renouvelle|renouvellera|reconduit|reconduira|prolonge|prolongera) (?:pas|jamais|point|en aucun)|\b(?:sans|pas de|aucune|aucun) (?:tacite )?(?:reconduction|renouvellement)|\bn'est pas (?:renouvel|recondu)\S{1,6}|\bsi \S{1,14} ne renouvel\S{1,5} pas|\bjusqu'à ce que (?:l'une? (?:des (?:deux )?parties|de nous|d'entre nous)|vous ou nous|l'un ou l'autre) (?:\S{1,10} ){0,3}(?:fin|congé|résili|dénonc)/,
    'termination-for-convenience':
      /(?:résili|mettre fin|donner congé|dénonc)\S{0,5}[^.;]{0,60},? (?:si |s'il|s'ils|lorsque|en cas|au cas) ?(?!(?:il|elle|vous|tu) (?:le )?(?:souhait|veu|désir))/,
    'unilateral-termination':
      /\b(?:uniquement|seulement|exclusivement|que) (?:pour|dans) (?:l'une? (?:de |des ))?(?:les |des |ces )?(?:(?:deux|trois|quatre|cinq|\d|suivants?|seuls) )?(?:motifs?|causes?|cas|raisons?) ?(?:\S{1,12} )?(?:suivant|que voici|énumér|:|grave|légitime|sérieu)|\b(?:uniquement|seulement|que) (?:pour|dans) (?:ces |les )?(?:deux|trois|quatre|cinq|\d) (?:motifs?|causes?|cas|raisons?)\b|\bpour aucun autre motif\b|\b(?:ne|n') ?\S{1,14} .{0,40}\bsans (?:motif|raison) (?:grave|légitime|sérieu)|\b(?:que|seulement|uniquement)\b.{0,60}\bpour (?:un |une |des )?(?:motif|raison|cause)s? (?:grave|légitime|sérieu|valable|important)\S{0,2}|(?<!sans )\ben (?:indiquant|exposant|donnant|précisant) (?:\S{1,8} )?(?:motifs?|raisons?)\b|\b(?:avis|lettre|préavis|courrier) (?:\S{1,10} )?motivée?\b|\b(?:doit|devra) (?:indiquer|exposer|motiver|justifier) (?:\S{1,8} )?(?:motifs?|raisons?|décision)\b/,
  },
  absent: {
    subcontracting: /sous-(?:lou|locat|bail)/,
    'price-increase':
      /(?:n'augment\S{1,5}|ne (?:sera|seront|change|changent|varie|varient)) (?:\S{1,10} )?(?:pas|jamais|ni)(?!.{0,30}(?:plus de|avant|sans))|(?<!\p{L})(?:aucune|sans|pas de|ni) (?:\S{1,10} )?(?:augmentation|hausse|révision|indexation)(?!.{0,30}(?:plus de|avant|sans))|prix (?:est |reste )?ferme/u,
    deposit:
      /(?<!\p{L})(?:aucune?|sans|pas de|ni) (?:\S{1,12} ){0,2}(?:dépôt de garantie|acompte|arrhes|caution|avance)(?!\p{L}| (?:\S{1,10} ){0,3}(?:restitu|rembours|rend))|(?:dépôt de garantie|acompte|arrhes|caution)(?: \S{1,12}){0,3} (?:n'est|ne sont|ne sera) (?:\S{1,8} )?(?:demandé|dû|due|exigé|requis)/u,
    'cooling-off':
      /(?:renonce\S{0,4}|aucun|sans|pas de|n'a pas|n'ont pas) [^.;]{0,50}(?:droit|délai|faculté) de (?:rétractation|renonciation|se rétracter)|(?:droit|délai) de rétractation[^.;]{0,60}(?:ne s'applique pas|est exclu|n'existe pas)/,
    confidentiality:
      /^(?!.{0,300}(?:engage|doit|doivent|oblig|garder|conserver|interdi)).{0,300}(?:n'est|ne sont) (?:pas|plus) (?:\p{L}{2,14} )?(?:un )?(?:secret|confidentiel)/u,
    arbitration:
      /(?<!\p{L})(?:pas|sans|aucun|ni|jamais)(?!\p{L}) (?:(?!mais|que)[^\s,;.]{1,14} ){0,3}(?:d'|l')?arbitra/u,
    exclusivity:
      /\b(?:n'est|ne sont|n'a|ne comporte) (?:\S{1,12} )?pas (?:\S{1,12} ){0,2}exclusi|\b(?:ni|aucune|sans|pas) (?:clause |obligation |engagement )?(?:d')?exclusivité|\bnon exclusi/,
    indemnity:
      /\b(?:ne |n')(?:\S{1,14} ){1,3}(?:pas|jamais|ni|aucunement|nullement) (?:\S{1,14} ){0,4}(?:n')?(?:indemnis|garantir|relever)|\baucune (?:garantie|indemnisation) (?:\S{1,14} ){0,4}(?:n'est|ne )/,
    insurance:
      /\b(?:pas|aucunement) (?:tenue?s?|obligée?s?|besoin) (?:\S{1,8} ){0,2}(?:\S{1,2}')?assur|(?:aucune|sans|pas d') ?assurance|\bassurance (?:\S{1,10} ){0,3}(?:n'est|ne sont) pas (?:exigée?|requise?|obligatoire|demandée?)|\bassur\S{1,6}[^.;]{0,60}sans (?:rien )?payer/,
    'limitation-of-liability':
      /\bn'(?:excluons|exclut|excluent) (?:pas|ni ne \S{1,12})\b.{0,20}responsabilité|\bne (?:limitons|limite|limitent) (?:pas|ni n'\S{1,12})\b.{0,20}responsabilité|\b(?:n'exonère|ne décharge|ne dégage) (?:\S{1,12} ){0,2}pas\b|^(?!.{0,400}(?:\b(?:pas|aucun\S?|ni|jamais|sans|seul\S{0,4}|limit\S{1,4}|exclu\S{0,3}|exon\S{1,6}|décline|plafonn\S{1,3}|excéd\S{1,3}|que)\b|n'|en l'état|risques)).{0,400}\b(?:reste|demeure|est|sont) (?:\S{1,12} )?(?:responsable|tenue?)/,
    'liquidated-damages':
      /\b(?:aucune|pas de|ni) (?:pénalité|clause pénale)|(?:pénalité|clause pénale)\S{0,2} (?:\S{1,14} ){0,2}(?:n'est|ne sont|ne sera) (?:\S{1,8} )?(?:pas|plus) (?:due|appliqu|exig)/,
    'non-compete': /\b(?:ni|aucune|sans|pas) (?:\S{1,12} ){0,2}(?:de )?non[ -]concurrence/,
    probation:
      /\b(?:sans|aucune|pas de|plus de|ni) (?:période d')?essai\b|période d'essai (?:n'est|ne s'appl\S{1,5}) (?:\S{1,12} )?pas (?:prévue|applicable)?[.;,]/,
    'renewal-term':
      /\bne se (?:renouvelle|renouvellera|reconduit|reconduira|prolonge|prolongera) (?:pas|jamais|point|en aucun)|\b(?:sans|pas de|aucune|aucun) (?:tacite )?(?:reconduction|renouvellement)|\bn'est pas (?:renouvel|recondu)\S{1,6}/,
    subletting:
      /\bn'est pas (?:\S{1,12} )?(?:comme )?(?:une )?sous-location|\bsans (?:que cela|constituer|valoir) (?:\S{1,12} ){0,3}sous-location|\b(?:peut|pourra) (?:\S{1,12} ){0,3}sous-lou\S{1,3} .{0,40}sans (?:l'|demander |aucun )?(?:accord|autorisation)/,
    warranty:
      /(?<!\p{L})(?:aucune (?:des parties|partie)|ni l'une? ni l'autre|personne) ne garanti|(?:rend|restitu|repris|reprend|remis)\p{L}{0,4} [^.;]{0,30}(?:en l'état|tel(?:le)?s? quel)|ne garanti\p{L}{1,3} [^.;]{0,30}contre(?!\p{L})/u,
  },
  elsewhere:
    /(?<!\p{L})(?:ancien(?:ne)?|précédente?) (?:\S{1,14} )?(?:contrat|convention|bail|accord|abonnement)(?!\p{L})[^.;]{0,120}(?:expiré|a pris fin|éteinte?|résiliée?|est échue?)(?!\p{L})|(?<!\p{L})(?:n'y (?:sommes|suis|êtes) pour rien|ne (?:sommes|suis|êtes) pas (?:partie|concernée?s?)|(?:est|sont) (?:indépendante?s?|étrang(?:er|ère)s?) (?:de|du|à|au) (?:présent|cette?|notre) ?(?:contrat|convention|bail|accord)?)(?!\p{L})/u,
  struck: /(?<!\p{L})(?:rayée?s?|biffée?s?|barrée?s?|supprimée?s?)(?!\p{L})/u,
  none: /^[^\p{L}]{0,4}(?:non|néant|aucune?|sans(?: objet)?|rien|pas de|n'est pas|nul(?:le)?)(?!\p{L})/u,
  background: /^(?:préambule|exposé(?: préalable)?|considérants?|attendus|contexte)$/,
  whereas: /^\W{0,3}(?:considérant|attendu)\b/,
};
