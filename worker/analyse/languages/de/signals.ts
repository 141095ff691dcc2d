import { phrase, type Signals, words } from '../signal';

const ai =
  '(?:ki|kunstliche intelligenz|sprachmodelle?|chatgpt|llm|ki-(?:assistent(?:en|in)?|modelle?|systeme?|prufer|leser|agent(?:en)?)|automatische[rs]? (?:prufer|leser|prufsystem))';
const earlier = '(?:vorherigen?|vorhergehenden?|bisherigen?|fruheren?|obigen?|vorigen?|vorangegangenen?|deine|system)';
const orders = '(?:\\w{0,40}anweisungen|instruktionen|anordnungen|vorgaben|befehle|prompts?|regeln)';

export const signals: Signals = [
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:ignorier(?:e|en sie|t)|vergiss|vergessen sie|missachte(?:n sie)?|ubergehe(?:n sie)?|verwirf|verwerfen sie) ${words(4)}${earlier}(?: ${words(2)}|-?)${orders}\\b`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:befolge|beachte)(?:n sie)? ${words(3)}${earlier} ${words(2)}${orders} (?:nicht|keinesfalls)\\b`,
    ),
  },
  {
    weight: 2,
    pattern: phrase(
      `(?:achtung|(?:hinweis|nachricht|mitteilung) (?:an|fur)|liebe[rs]?|hallo)[,:]? (?:an )?(?:die |das |den |alle |jede[rs]? )?${ai}\\s*(?:[:,.!—–]|- |(?:die|der|das) )`,
    ),
  },
  { weight: 1, pattern: phrase(`anweisung(?:en)? (?:an|fur) (?:die |das |den |alle )?${ai}`) },
  { weight: 2, pattern: phrase(`\\b(?:wenn|falls|sofern) (?:du|sie) (?:eine? )?${ai} (?:bist|sind)\\b`) },
  { weight: 2, pattern: phrase(`\\b(?:du bist|sie sind) (?:jetzt |nun |ab sofort )?eine? ${ai}(?![-\\w])`) },
  { weight: 2, pattern: phrase(`\\bals ${ai},? (?:musst|sollst|mussen|sollen|darfst|wirst) (?:du|sie)\\b`) },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:bewerte|stufe|klassifiziere|kennzeichne|markiere|beschreibe|betrachte|bezeichne)(?:n sie)? (?:diesen|den|die|das|alle|jede|dieses|diese) ${words(4)}(?:vertrag|vereinbarung|dokument|klauseln?|bedingungen|risiken|risiko|bestimmungen) ${words(3)}(?:als|mit) ${words(2)}(?:(?:geringe|niedrige)[ms]? risiko|risikoarm|risikolos|risikofrei|unbedenklich|sicher|harmlos|niedrig|gering)\\b(?!\\s*(?:,|oder|und) )`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:erwahne|nenne|melde|markiere|weise)(?:n sie)? ${words(5)}(?:keine(?:rlei)? risiken|nicht auf risiken|dies(?:e|en|er) (?:klausel|anweisung|anweisungen|abschnitt) nicht|nicht in (?:deiner|ihrer|der) (?:zusammenfassung|analyse))\\b`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:sag|sage|sagen sie|versichere|versichern sie|teile) (?:dem|den|der) (?:nutzer|benutzer|leser|unterzeichner)n?(?: mit)?,? dass ${words(6)}(?:sicher|unbedenklich|risikofrei|risikolos|unterschr\\w{1,40})\\b`,
    ),
  },
  { weight: 1, pattern: phrase('\\bin deiner (?:zusammenfassung|analyse|antwort)\\b') },
  { weight: 1, pattern: phrase('\\bdeine (?:zusammenfassung|analyse|antwort|bewertung) (?:muss|soll|darf)\\b') },
  { weight: 1, order: true, pattern: phrase('antworte (?:nur|ausschliesslich)') },
];
