import { capitalisedLaw, capitalisedPlace, capitals } from '../capitalised-names';
import type { LawWords } from '../law-words';

export const law: LawWords = {
  named:
    /(?:(?<law>code des obligations(?: suisse)?|dahir des obligations et des contrats|(?<=(?:loi|droit)(?: applicable)? est (?:la loi |la |le |le droit ))(?:français|belge|suisse|luxembourgeois|marocain|tunisien|algérien|québécois|canadien|monégasque)e?s?|(?:droit|lois?|législation)(?: applicable ?: ?(?:le )?(?:droit )?| ?: ?(?:le )?(?:droit )?| )?(?:français|belge|suisse|luxembourgeois|marocain|tunisien|algérien|québécois|canadien|monégasque|sénégalais|ivoirien|camerounais|anglais|allemand|espagnol|italien|néerlandais)(?:e|s|es|ne|nes)?)|(?:droit|lois?|législation)(?: applicables?| en vigueur| est celle| est celui){0,2}(?: de l'| de la | du | des | de | en | au ?| ?: ?)(?<place>(?:état de |royaume de |république )?(?:france|belgique|suisse|luxembourg|maroc|tunisie|algérie|québec|ontario|nouveau-brunswick|canada|monaco|sénégal|côte d'ivoire|cameroun|angleterre|allemagne|espagne|italie|pays-bas)))(?![a-zà-ÿ])/,
  applies:
    /loi est|droit est|suit les lois|sera le tribunal|régi|soumis|s'appli|applicable|gouvern|relève|tranche|d'application|interprét|droit et|juge|tribunal/,
  notOurs:
    /société (?:anonyme )?de droit|personne morale de droit|constituée selon|organisme de droit|protection des données|nationalité/,
  heading: /droit|\bloi\b|litige|juridiction|différend|juge|tribunal/,
  anyLaw: [
    capitals(
      '((?:[Dd]roit|[Ll]oi|[Ll]égislation|[Ll]ois) (?:français|belge|suisse|luxembourgeois|anglais|allemand|espagnol|marocain|tunisien|algérien|canadien|québécois|italien|ivoirien|sénégalais|monégasque)(?:e|es|s|ne|nes)?)(?![\\p{L}])',
    ),
    capitals(
      `(?:[Dd]roit|[Ll]oi|[Ll]ois|[Ll]égislation)(?: applicables?| en vigueur){0,4}(?: de l'| de la | du | des | de | en | au )(?:[ÉE]tat (?:de |du ))?(${capitalisedLaw})`,
    ),
  ],
  courtPlaces: [
    capitals(
      `(?:[Tt]ribuna(?:l|ux)|[Cc]ours?|[Jj]uridictions)(?: (?:de [Cc]ommerce|[Jj]udiciaires?|compétente?s?|des activités économiques|de grande instance)){0,2}(?: de la ville de| du ressort de(?: la cour d'appel de)?| de| d'| du| à) ?${capitalisedPlace}`,
    ),
  ],
};
