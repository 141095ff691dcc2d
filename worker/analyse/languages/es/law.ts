import { capitalisedLaw, capitalisedPlace, capitals } from '../capitalised-names';
import type { LawWords } from '../law-words';

export const law: LawWords = {
  named:
    /(?:(?<law>(?<=(?:se aplica|rigen?|diga) (?:la |el )?)(?:ley \d{1,3}\/\d{4}(?:, de [a-zà-ÿ ]{4,30})?|ley federal del trabajo|código civil del perú)|(?:ley|leyes|legislación|derecho|normativa|ordenamiento) (?:común |civil )?(?:español|mexican|argentin|colombian|chilen|peruan|frances|ingles|aleman|suiz|italian|uruguay|ecuatorian|portugues|venezolan|bolivian|paraguay|costarricense|andorran)(?:a|o|as|os)?|derecho (?:inglés|francés|alemán|portugués)|(?:ley|leyes|legislación|normativa) (?:federal|nacional|estatal|general)(?:es)? (?:mexican|argentin|colombian|chilen|peruan|español|ecuatorian|uruguay)[ao]s?|(?<=(?:vale|valen|rige|rigen|aplica|aplicará) el )código civil(?: y comercial)?(?: de (?:la nación|la república|españa|chile|colombia|méxico))?|(?<=(?:ley|derecho|legislación)(?: aplicable)? (?:es|será) (?:la|el) )(?:español|mexican|argentin|colombian|chilen|peruan|frances|uruguay|ecuatorian|portugues)[ao]?|código (?:civil|de comercio|del trabajo)(?: y (?:comercial|de comercio))?(?: (?:español|mexicano|argentino|colombiano|chileno|peruano)| de (?:la nación|la república(?: [a-z]{3,12})?|españa|chile|colombia|méxico))|^la (?:chilen|mexican|argentin|español|colombian|peruan|uruguay|ecuatorian)a(?=[,.]))|(?:ley|leyes|legislación|derecho|normativa)(?: y (?:los )?(?:juzgados|tribunales))?(?: vigentes?| aplicables?| federales| nacionales){0,2}(?: de(?:l| la| los)?| en|:) (?<place>(?:(?:estado|reino|república|ciudad) de(?:l| los)? )?(?:españa|república argentina|argentina|estados unidos mexicanos|méxico|colombia|chile|perú|república oriental del uruguay|uruguay|ecuador|andorra|costa rica|guatemala|panamá|república dominicana|francia|alemania|portugal|suiza|italia|inglaterra y gales|ciudad de méxico|jalisco|nuevo león|yucatán|puebla|querétaro|veracruz|oaxaca|chiapas|guanajuato|michoacán|quintana roo|buenos aires)))(?![a-zà-ÿ])/,
  applies:
    /^la (?:chilena|mexicana|argentina|española|colombiana|peruana)|se rige|rigen?\b|valen?\b|ley es la|derecho es el|regir|regid|gobernad|aplica|aplicación|aplicable|somet|sujet|interpret|decida|decide|con l(?:a|as) (?:ley|leyes)|juzgado|tribunal/,
  notOurs:
    /constituida|sociedad (?:de|mercantil)|protección de datos|inscrita|existente (?:conforme|con arreglo)|ley (?:de|orgánica|general|federal) de (?:protección|arrendamientos)/,
  heading: /ley|derecho|legislación|fuero|jurisdicción|juzgado|tribunal|controversia/,
  anyLaw: [
    capitals(
      `(?:[Ll]eyes|[Ll]ey|[Ll]egislación|[Dd]erecho|[Nn]ormativa)(?: vigentes?| aplicables?){0,4}(?: en| de| del| de la| de los){1,4} (${capitalisedLaw})`,
    ),
    capitals(
      '((?:[Ll]ey|[Ll]egislación|[Dd]erecho|[Nn]ormativa|[Ll]eyes)(?: común)? (?:(?:español|mexican|argentin|colombian|chilen|peruan|frances|ingles|aleman|suiz|italian|uruguay|ecuatorian|portugues)(?:a|o|as|os|)|inglés|francés|alemán|portugués))(?![\\p{L}])',
    ),
  ],
  courtPlaces: [
    capitals(
      `(?:[Jj]uzgados|[Tt]ribunales|[Cc]ortes)(?: [ye] (?:[Tt]ribunales|[Jj]uzgados))?(?: competentes)?(?: ordinarios)?(?: de la ciudad de| de la provincia de| de la| de| del| en) ${capitalisedPlace}`,
    ),
  ],
};
