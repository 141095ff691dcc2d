import { capitalisedLaw, capitalisedPlace, capitals } from '../capitalised-names';
import type { LawWords } from '../law-words';

export const law: LawWords = {
  named:
    /(?:(?<law>(?:deutsch|österreichisch|schweizerisch|liechtensteinisch|luxemburgisch|englisch|französisch|italienisch|irisch|niederländisch|spanisch|polnisch|schwedisch)(?:e[mnrs]?)? (?:materielle[ns]? )?(?:rechts?|gesetze?)|schweizer (?:rechts?|gesetze?)|(?:gesetz|recht) ist das (?:deutsche|österreichische|schweizerische))|(?:rechts?|gesetze?n?)(?: und gericht(?:e|sstand)?)?(?: der| des| von| in|:)(?: der)? (?<place>(?:republik |bundesrepublik )?(?:deutschlands?|österreichs?|schweiz|liechtensteins?|luxemburgs?|england und wales|frankreichs?|italiens?)))(?![a-zäöüß])|was in (?:der )?(?:deutschland|österreich|schweiz) (?:eben |nun mal |im gesetz )?(?:gilt|steht)/,
  applies:
    /gilt|gelten|gelten das|findet|finden|anwend|anzuwend|maßgeb|unterlieg|untersteh|unterstell|richte|beurteil|zuständig|gericht|recht und|gesetz ist das|im gesetz steht/,
  notOurs:
    /gesellschaft (?:deutschen|nach)|öffentlichen rechts|(?:gmbh|ag|se) (?:nach|deutschen)|gegründet|datenschutz/,
  heading: /recht|gerichtsstand|schlussbestimmungen|streit/,
  anyLaw: [
    capitals(
      '((?:[Dd]eutsch|[ÖöOo]sterreichisch|[Ss]chweizerisch|[Ee]nglisch|[Ff]ranzösisch|[Ii]talienisch|[Ii]risch|[Ll]uxemburgisch|[Ll]iechtensteinisch|[Nn]iederländisch|[Ss]chwedisch)(?:e[mns]?|es)? (?:materielle[ns]? )?Rechts?)(?![\\p{L}])',
    ),
    capitals(`(?:Rechts?|Gesetze[ns]?|Rechtsvorschriften)(?: in)? (?:der|des|von|dem) (${capitalisedLaw})`),
    capitals('((?:[Dd]eutsch|[Öö]sterreichisch|[Ss]chweizer(?:isch)?)(?:e[mnrs]?)? (?:Gesetze|Rechtsordnung))'),
  ],
  courtPlaces: [
    capitals(`Gerichtsstand.{0,120}? ist(?: ausschließlich)? ${capitalisedPlace}`),
    capitals(`Gerichte?n?(?: (?:in|von|der|des|zu)| der Stadt) (?:den )?${capitalisedPlace}`),
  ],
};
