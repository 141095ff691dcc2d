import type { InstalmentWords } from '../instalment-words';

const which = '(?:\\S{0,10}rate|zahlung|tilgung|mal|davon|fälligkeit)';
const falls = '(?:ist|wird|am|zum|auf|fällig|zahlbar|bezahlt|abgebucht|die vom|kommt|folgt)';

export const instalments: InstalmentWords = {
  parts:
    /(?<!\p{L})(?:(?:gleiche|gleich hohe|gleichen|monatliche|monatlichen) )?(?:(?:monats|wochen|quartals|jahres|teil)?raten|teilzahlungen|teilbeträgen?)(?!\p{L})/u,
  first: new RegExp(
    `(?:\\b(?:erste[nrs]?|erstmals|zuerst)(?: ${which})?(?:,? ${falls}){0,4}[ :|.]{1,40}|\\b(?:\\S{0,8}raten?|teilzahlungen|zahlungen|monatlich)\\b[^.;]{0,60}\\b(?:ab|beginnend|erstmals)(?: (?:am|dem|mit|zum|ab)){0,3} )$`,
  ),
  last: new RegExp(`\\b(?:letzte[nrs]?|letztmals|zuletzt)(?: ${which})?(?:,? ${falls}){0,4}[ :|.]{1,40}$`),
  every: {
    week: /wöchentlich|wochenraten|(?:pro|jede) woche/,
    month: /monatlich|monatsraten|(?:pro|jeden|im) monat|jeweils am/,
    quarter: /vierteljähr|quartalsraten|(?:pro|jedes) quartal/,
    year: /jährlich|jahresraten|(?:pro|jedes) jahr/,
  },
  lends: /darleh\S{1,6}|kredit(?!karte)|\bleih(?:e|t|en)\b|\bgeliehen/,
  paidOut:
    /(?:überweis\S{1,3}|auszahlung|ausgezahlt|auszuzahlen|übergab\S|bekomm\S{1,3}|erhält|erhalten|valuta|leihe|leiht|gebe|geld geht)(?!\p{L})[^.;]{0,60}$/u,
  paidOutAfter:
    /^(?! ?,? zurück)(?:,? (?!zurück)[^\s,]{1,20}(?![^\s,])){0,8}? (?:überwiesen|ausgezahlt|ausbezahlt|übergeben|überweise\S?)(?!\p{L})/u,
  paidBack: /zurück|tilg|rückzahl|raten?(?!\p{L})|zins/u,
};
