import { capitalisedLaw, capitalisedPlace, capitals } from '../capitalised-names';
import type { LawWords } from '../law-words';

export const law: LawWords = {
  named:
    /\b(?:(?<law>(?:english|scots|scottish|northern irish|irish|welsh|french|german|spanish|swiss|austrian|dutch|belgian|italian|danish|swedish|norwegian|finnish|portuguese|polish|israeli|indian|japanese|chinese|australian|canadian|singapore|emirati|saudi|egyptian|jordanian|moroccan|californian?|delaware|new york|texas|south african|kenyan|nigerian|ghanaian|new zealand|maltese|cypriot|greek|mexican|brazilian|turkish|malaysian|hong kong|ontario|alberta|british columbia|quebec|manitoba|nova scotia|victorian|queensland|alabama|alaska|arizona|arkansas|colorado|connecticut|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming) (?:substantive )?laws?)\b|(?:laws?(?: and (?:the )?courts?)?(?: (?:is|are) (?:that|those))?(?: of| in|:)|courts? of(?= [^.;]{3,40}, whose laws?\b)) (?:the )?(?<place>(?:(?:state|commonwealth|province|republic|kingdom|emirate) of )?(?:england(?: and wales| & wales)?|scotland|northern ireland|ireland|wales|the united kingdom|united kingdom|france|germany|spain|switzerland|austria|the netherlands|belgium|italy|denmark|sweden|norway|finland|portugal|poland|israel|india|japan|singapore|hong kong|new zealand|australia|ontario|quebec|british columbia|canada|dubai|the united arab emirates|united arab emirates|saudi arabia|egypt|jordan|morocco|california|delaware|new york|texas|victoria|new south wales|queensland|western australia|south australia|tasmania|alberta|manitoba|nova scotia|saskatchewan|south africa|kenya|nigeria|ghana|malta|cyprus|greece|mexico|brazil|turkey|malaysia|qatar|kuwait|bahrain|oman|alabama|alaska|arizona|arkansas|colorado|connecticut|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|jersey|guernsey|the isle of man)\b))/,
  applies:
    /\b(?:appl(?:y|ies|icable)|govern\S{0,4}|construed|interpreted|subject to|submitted to|decid\S{1,3}|covers?|under|counts?|settled|read by|goes by|go by|whose laws?)\b/,
  notOurs:
    /\b(?:organi[sz]ed|incorporated|formed|established|registered|existing|qualified)\b[^.;]{0,40}\b(?:under|in) |\b(?:data protection|tax|consumer|company|employment tax|insolvency|patent|copyright) laws?\b|\bpermitted by\b/,
  heading: /governing law|applicable law|choice of law|\blaw\b|jurisdiction|disputes/,
  anyLaw: [
    capitals(
      `(?:[Ll]aws?|LAWS?|[Ll]egislation)(?: and (?:judicial )?(?:decisions|regulations))?(?: then in (?:force|effect))? (?:of|OF|in|IN) (?:the |THE )?((?:(?:[Ss]tate|[Cc]ommonwealth|[Pp]rovince|[Rr]epublic|[Cc]ountry|STATE|COMMONWEALTH|[Kk]ingdom|Federal Republic|People's Republic) (?:of|OF) (?:the )?)?${capitalisedLaw})`,
    ),
    capitals(
      '\\b(English|Scottish|Scots|Irish|Singapore|French|German|Spanish|Swiss|Dutch|Belgian|Italian|Austrian|Danish|Swedish|Norwegian|Finnish|Israeli|Indian|Japanese|Chinese|Australian|Canadian|California|Delaware|New York|Texas) (?:substantive )?law',
    ),
  ],
  courtPlaces: [
    capitals(
      `[Cc]ourts? (?:sitting |located |situated )?(?:in and serving |of|in|within|at)(?: and for)? ?(?:the )?${capitalisedPlace}`,
    ),
    capitals(`(?:exclusive )?(?:jurisdiction|venue)(?: shall be| will be| is)? (?:in|of) (?:the )?${capitalisedPlace}`),
    capitals('\\b((?:English|Scottish|Irish|French|German|Swiss|Spanish|Dutch|Austrian|Belgian|Italian)) [Cc]ourts'),
  ],
};
