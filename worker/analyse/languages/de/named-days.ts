import type { NamedDaysWords } from '../named-days-words';

export const namedDays: NamedDaysWords = {
  counted: [
    { direction: 'before', behind: /^(?: \([^)]{1,12}\))?(?: oder mehr)?,? vor / },
    { direction: 'after', behind: /^(?: \([^)]{1,12}\))?,? (?:nach|ab|seit) / },
  ],
  joined: null,
  small:
    /^(?:der|die|das|dem|den|des|ihrem|ihrer|eurem|eurer|deinem|deiner|seinem|unserem|tag|datum|diesem|dieser|einem)$/,
  event:
    /^(?:event|veranstaltung|hochzeit|trauung|feier|fest|zeremonie|auffuhrung|konzert|leistungs?|hochzeits|veranstaltungs|fest|feier)(?:tags?|termins?|datum|s)?$/,
  notDay:
    /^(?:zahlung|rechnung|kundigung|vertrag\S*|vereinbarung|anfrage|zugang|erhalt|unterschrift|unterzeichnung|ablauf|ende|monat\S*|jahr\S*|laufzeit|verlangerung|miete|rate|preis|jede\S?|beginn|abschluss|ersten?)$/,
};
