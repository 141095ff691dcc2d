import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';

const name =
  "(?:[A-ZÀ-Þ][\\p{L}.'-]{1,60})(?:(?: (?:and|of|the|de|del|du|des|la|y|et|und|[A-ZÀ-Þ][\\p{L}.'-]{1,60})){0,7} [A-ZÀ-Þ][\\p{L}.'-]{1,60})?";
const capitals = (source: string) => new RegExp(source, 'u');

/** Where the law of a sentence is named. Group 1 is the name; case matters, a name begins with a capital. */
const patterns: Record<Locale, readonly RegExp[]> = {
  en: [
    capitals(
      `(?:[Ll]aws?|LAWS?|[Ll]egislation)(?: and (?:judicial )?(?:decisions|regulations))?(?: then in (?:force|effect))? (?:of|OF|in|IN) (?:the |THE )?((?:(?:[Ss]tate|[Cc]ommonwealth|[Pp]rovince|[Rr]epublic|[Cc]ountry|STATE|COMMONWEALTH|[Kk]ingdom|Federal Republic|People's Republic) (?:of|OF) (?:the )?)?${name})`,
    ),
    capitals(
      '\\b(English|Scottish|Scots|Irish|Singapore|French|German|Spanish|Swiss|Dutch|Belgian|Italian|Austrian|Danish|Swedish|Norwegian|Finnish|Israeli|Indian|Japanese|Chinese|Australian|Canadian|California|Delaware|New York|Texas) (?:substantive )?law',
    ),
  ],
  es: [
    capitals(
      `(?:[Ll]eyes|[Ll]ey|[Ll]egislación|[Dd]erecho|[Nn]ormativa)(?: vigentes?| aplicables?){0,4}(?: en| de| del| de la| de los){1,4} (${name})`,
    ),
    capitals(
      '((?:[Ll]ey|[Ll]egislación|[Dd]erecho|[Nn]ormativa|[Ll]eyes)(?: común)? (?:(?:español|mexican|argentin|colombian|chilen|peruan|frances|ingles|aleman|suiz|italian|uruguay|ecuatorian|portugues)(?:a|o|as|os|)|inglés|francés|alemán|portugués))(?![\\p{L}])',
    ),
  ],
  fr: [
    capitals(
      '((?:[Dd]roit|[Ll]oi|[Ll]égislation|[Ll]ois) (?:français|belge|suisse|luxembourgeois|anglais|allemand|espagnol|marocain|tunisien|algérien|canadien|québécois|italien|ivoirien|sénégalais|monégasque)(?:e|es|s|ne|nes)?)(?![\\p{L}])',
    ),
    capitals(
      `(?:[Dd]roit|[Ll]oi|[Ll]ois|[Ll]égislation)(?: applicables?| en vigueur){0,4}(?: de l'| de la | du | des | de | en | au )(?:[ÉE]tat (?:de |du ))?(${name})`,
    ),
  ],
  de: [
    capitals(
      '((?:[Dd]eutsch|[ÖöOo]sterreichisch|[Ss]chweizerisch|[Ee]nglisch|[Ff]ranzösisch|[Ii]talienisch|[Ii]risch|[Ll]uxemburgisch|[Ll]iechtensteinisch|[Nn]iederländisch|[Ss]chwedisch)(?:e[mns]?|es)? (?:materielle[ns]? )?Rechts?)(?![\\p{L}])',
    ),
    capitals(`(?:Rechts?|Gesetze[ns]?|Rechtsvorschriften)(?: in)? (?:der|des|von|dem) (${name})`),
    capitals('((?:[Dd]eutsch|[Öö]sterreichisch|[Ss]chweizer(?:isch)?)(?:e[mnrs]?)? (?:Gesetze|Rechtsordnung))'),
  ],
  ar: [
    /(?:قانون|قوانين|احكام قانون|انظمة|لانظمة|تشريعات) ((?:ال)?(?:دولة |مملكة |جمهورية |سلطنة )?[\u0620-\u064a]+(?: (?:العربية|المتحدة|السعودية|مصر|العربي|الهاشمية|التونسية|الجزائرية|اللبنانية|المغربية|الامارات|قطر|الكويت|البحرين|عمان|الاردنية))*)/u,
    /(?:القانون|القوانين|الانظمة|التشريعات|للقانون|للقوانين|للانظمة) ((?:المصري|السعودي|الاماراتي|القطري|الكويتي|البحريني|العماني|الاردني|اللبناني|التونسي|المغربي|الجزائري|العراقي|الانجليزي|الفرنسي)(?:ة)?)/u,
  ],
};

const notALaw = /^(?:Agreement|Contract|Parties|Party|Section|Article|Court|Law|Such|Said|هذا|هذه|العقد|اخر)/;

/** The law that the words name, as they name it ("State of Delaware", "deutschem Recht", "المصري"); null when they name none. */
export function readLaw(words: string, locale: Locale): string | null {
  for (const pattern of patterns[locale]) {
    const named = (locale === 'ar' ? compilePattern(pattern, 'ar').exec(words) : pattern.exec(words))?.[1]?.trim();
    if (named && !notALaw.test(named)) return named.replace(/[.,]$/, '');
  }
  return null;
}
