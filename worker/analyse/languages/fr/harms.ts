import type { HarmWords } from '../harm-words';
import { withMore } from '../with-more';
import { frenchBindingHarms } from './harms/binding';
import { frenchDisputesHarms } from './harms/disputes';
import { frenchFreedomHarms } from './harms/freedom';
import { frenchGraveWords } from './harms/grave';
import { frenchLeavingHarms } from './harms/leaving';
import { frenchLiabilityHarms } from './harms/liability';
import { frenchMoneyHarms } from './harms/money';
import { frenchOtherKinds } from './harms/other-kinds';
import { frenchOutrightHarms } from './harms/outright';
import { frenchThingsHarms } from './harms/things';
import { frenchWorkHarms } from './harms/work';

export const frenchHarms: HarmWords = {
  sentenceWords: /\b(?:est|sont|peut|peuvent|doit|a|ont|sera|se|on|nous|vous)\b/,
  mutual:
    /\b(?:chacune? des (?:deux )?parties|chaque partie|les deux parties|aucune des (?:deux )?parties|l'une (?:ou|et) l'autre des parties|l'une (?:ou|et|envers|contre) l'autre|chacun de nous)\b|\bles parties (?:\S{1,12} ){0,2}(?:renoncent|se libèrent|s'engagent|s'interdisent)\b|\bchacun (?:peut|pourra)\b|\brest\S{1,3} entre nous\b|\b(?:mutuel|réciproque)(?:le|s|les|ment|lement)?\b/,
  relief: {
    addedFree:
      /(?:prolong|prorog|étend|report)\S{1,5} .{0,80}(?:sans (?:frais|coût|supplément|redevance|surcoût)|gratuit)/,
    afterWarning:
      /(?:n'(?:a|est|y a) pas (?:été )?|non |sans être )(?:remédi|répar|corrig|régularis).{0,80}(?:délai|jours|semaines|mise en demeure)|mise en demeure (?:\S{1,14} ){0,4}(?:restée |demeurée )?(?:sans effet|infructueuse)|(?:délai|jours|semaines) .{0,40}pour (?:y )?(?:remédi|répar|corrig|régularis)/,
    given:
      /^ (?:(?!ne\b|n'|jamais)\S{1,12} ){0,2}(?:(?:rembourse|restitue|indemnise|répare|remplace|crédite)(?:ra|ront|rons|nt)?|rend(?:ra|ent)?)\b(?! que| rien)/,
    givenTo:
      /\b(?:(?:rembours|indemnis|dédommag|restitu)\S{1,5}|garantit|garantira|relèvera?|(?:tient|tiendra) (?:quitte et )?indemne) (?:(?!pas|rien|aucun|que)\S{1,10} ){0,3}(?:le |la |l'|les |à (?:la |l')?|au |aux )$/,
    paidToYou:
      /\b(?:je|nous) (?:te|vous) (?:en )?(?:paie|paye|paierai|paierons|payons|verse|verserai|versons|verserons|rembours\S{1,5}|restitu\S{1,5}|dédommag\S{1,5})\b(?! que| rien| seulement)/,
    notBorne:
      /^,? (?:\S{1,12} )?(?:ne (?:\S{1,6} )?(?:support|pai|pay|doi|répond|devr)\S{0,4} (?:pas|rien|aucun|plus)|n'(?:a|est) (?:rien|pas tenu))/,
    liabilityOf: /responsabilité (?:\S{1,14} ){0,3}(?:du |des |de la |de l'|de |d')$/,
    ownLiability:
      /^ (?:responsabilité|(?:ne )?(?:répond|répondra)\b|(?:n'est|est|ne sera|sera|ne saurait être) (?:\S{1,12} )?(?:pas )?(?:tenue? )?responsable)/,
    liableTo:
      /(?:responsab\p{L}{2,6}|répond\p{L}{0,3}) (?:\S{1,12} ){0,3}(?:envers|vis-à-vis d|à l'égard d)(?:e |u |es |e la | )?(?:le |la |l')?$/u,
    ownKept:
      /(?:reste|demeure)\S{0,3} (?:\S{1,14} ){0,3}(?:propriétaire|titulaire)|(?:conserve|garde|se réserve)\S{0,3} (?:\S{1,14} ){0,4}(?:titularité|propriété|droits)|(?:aucun droit|n'emporte|ne transfère).{0,60}(?:transf|céd|cession|propriété|droit)/,
    wayOut:
      /(?:peu(?:t|x|vent)|pouvez|pourr\S{1,4}|libre de|droit de|faculté de) (?:\S{1,14} ){0,6}(?:résilier|partir|quitter|mettre fin|rompre|annuler|se retirer|se désengager)/,
    bothChoose:
      /\b(?:chacune?|chaque)(?: des)? (?:parties? |d'elles |de nous )?(?:\S{1,12} ){0,2}(?:désign|nomm|chois)|(?:désigné|nommé|choisi)\S{0,2} (?:d'un commun accord|par les deux|par chac)/,
    cancelledFree:
      /annulation (?:est )?(?:gratuite|sans frais)|annul\S{1,5} .{0,60}(?:gratuit|sans frais|sans pénalité)/,
    goesTo:
      /\b(?:appartien\S{1,5}|revien\S{1,5}|pass(?:e|ent|era|eront)|devien\S{1,5}|(?:est|sont|sera|seront) (?:cédée?s?|transférée?s?|acquise?s?|la propriété)|propriété) (?:\S{1,10} ){0,2}?(?:à|au|aux|du|des|de) ?(?:la |l'|le )?$/,
    oncePaid:
      /(?:une fois|après|dès|sous réserve d|à compter d|au fur et à mesure d|contre|moyennant)\S{0,3} (?:\S{1,14} ){0,4}(?:pay|paie|règle|encaiss|sold)/,
    narrowBan:
      /(?:a|ait|aura|avait) (?:directement|personnellement|étroitement) (?:participé|travaillé|pris part|été associée?)|contrepartie (?:financière|pécuniaire)|indemnité (?:mensuelle )?de non-concurrence/,
  },
  otherKinds: frenchOtherKinds,
  grave: frenchGraveWords,
  never: [
    // An advance that the reader keeps.
    /(?:à-valoir|avance sur)\b.{0,80}(?:n'est|n'a|ne sera|ne seront|jamais|pas) (?:\S{1,8} ){0,2}(?:à rendre|à rembourser|rembours|restitu|rendue?)\S{0,6}.{0,60}(?:vent|vend|redevance|exemplaire|même si)/,
    // Nothing is asked for, or owed any longer.
    /\bsans indemnité de part (?:ni|et) d'autre\b|\b(?:nous ne|je ne) (?:réclam|demand|factur)\S{1,5} rien\b|\bcess(?:e|ent|era|eront) d'être dus?\b/,
    // The other side bears it, or gives up what is owed to it.
    /\bà nos (?:propres )?frais\b|\b(?:le reste|le solde|la dette|ce qui reste)\b.{0,30}\b(?:est|sera) (?:\S{1,10} )?(?:effacé|remis\b|abandonné)|\bdroits (?:\S{1,14} ){0,3}(?:reviennent|retournent|font retour) (?:à l'|au |à la )(?:aut|artiste|créat|photographe)|\bmais (?:il|elle) ne (?:lui|leur) (?:en )?réclame rien\b|\bne vous (?:en )?(?:réclam|factur)\S{1,4} (?:alors )?(?:rien|aucun)/,
    // The price stays whatever happens, one may withdraw, or somebody pays the reader for what it missed.
    /(?:sont|est|reste|restent) (?:fermes?|fixes?) et|ne (?:varier|changer|augmenter)\S{1,4} pas.{0,50}(?:quel|même si)|(?:peu|pouv)\S{1,4} (?:\S{1,12} ){0,2}(?:retirer|révoquer) (?:\S{1,12} ){0,2}(?:autorisation|accord|consentement|permission)|\bsi nous (?:ne venons|manquons|tardons|sommes en retard).{0,60}vous (?:recevez|recevrez|touchez|avez droit)|\bne (?:paie|paye|règle)\S{0,3} que (?:ce qui|les \S{1,14}) (?:\S{1,12} ){0,3}(?:fourni|suivi|reçu|donné|eu lieu)|(?:leur|vous|lui) permet (?:de|d')\s?(?:partir|résilier|quitter|s'en aller) sans|n'en est pas affecté|ne vous (?:concerne|affecte) pas|suspendus? dès le premier jour/,
    // Nobody is bound to one side alone.
    /\b(?:sans|aucune|pas d'|ni) ?exclusivité|\bnon exclusi/,
    /\b(?:rien dans|aucune (?:disposition|clause)|la présente (?:clause|disposition)).{0,40}\b(?:ne (?:limite|prive|porte)|n'exclut|n'a pour)/,
    /\bne (?:s'applique|prive|porte) (?:pas|atteinte).{0,50}\b(?:consommat|droits (?:légaux|que la loi))/,
  ],
  sayings: withMore(
    {
      ...frenchBindingHarms,
      ...frenchLeavingHarms,
      ...frenchMoneyHarms,
      ...frenchLiabilityHarms,
      ...frenchThingsHarms,
      ...frenchDisputesHarms,
      ...frenchWorkHarms,
      ...frenchFreedomHarms,
    },
    frenchOutrightHarms,
  ),
};
