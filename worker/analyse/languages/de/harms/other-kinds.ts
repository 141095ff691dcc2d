import type { OtherKindWords } from '#worker/analyse/languages/harm-words.ts';

/** What tells one kind of harm from another. */
export const germanOtherKinds: OtherKindWords = {
  endsContract:
    /(?<![a-zäöüß])(?:ich|wir|er|sie) (?:kann|können|darf|dürfen) jederzeit (?:\S{1,14} ){0,3}(?:gehen|ausziehen|aufhören|aussteigen)|(?:kann|können|darf|dürfen|berechtigt|recht).{0,40}(?:vertrag|vereinbarung|abonnement|mietverhältnis|mitgliedschaft|\babo)\S{0,3} (?:\S{1,16} ){0,12}(?:aufzulösen|auflösen|kündigen|beenden)/,
  moneyKept:
    /(?:beitrag|zuschu(?:ß|ss)|anzahlung|gebühr|summe|betrag|entgelt|vorschu(?:ß|ss)|preis)\S{0,2} (?:\S{1,12} ){0,4}(?:verbleib|gehört|bleibt (?:dem|der|beim|bei)|steht .{0,15} endgültig)/,
  paidBackOnLeaving:
    /^(?=.{0,400}(?:zurückzahl|zurückzuzahl|zahlt .{0,60}zurück|erstatte))(?=.{0,400}(?:verlä(?:ß|ss)t|verlassen|ausscheid|scheidet|kündig|geht\b|arbeitsverhältnis))(?=.{0,400}(?:arbeitgeber|lohn|gehalt|fortbildung|weiterbildung|ausbildung|kurs|lehrgang|prämie))/,
  onDefault:
    /^(?!.{0,400}(?:jederzeit|ohne (?:\S{1,14} ){0,3}gr[uü]nd|nach belieben|nach ermessen|fristlos ohne)).{0,400}\b(?:wenn|falls|sofern|sobald|bei|verletzt|verstö(?:ß|ss)t|gerät|zahlt)\b.{0,80}(?:verstö(?:ß|ss)t|versto(?:ß|ss)|verletz|verzug|rückstand|nicht (?:\S{1,12} ){0,2}(?:zahlt|einhält|erfüllt|nachkommt)|säumig)/,
  allToCome:
    /restlich|verbleibend|noch (?:offen|ausstehend|fällig)|bis zum (?:ende|ablauf|schlu(?:ß|ss))|sämtliche|alle (?:\S{1,14} )?(?:rate|beiträge|monat|entgelt|gebühr)|\brest\b|restlaufzeit/,
  wholeDamage:
    /(?:gesamte|volle|ganze)[nrms]? (?:\S{1,16} )?schaden.{0,160}(?:unabhängig|gleich|egal|auch wenn|ohne verschulden|ohne rücksicht)|(?:unabhängig|gleich|egal|ohne verschulden|ohne rücksicht).{0,160}(?:gesamte|volle|ganze)[nrms]? (?:\S{1,16} )?schaden/,
  anyDamage:
    /^(?!.{0,400}(?:strafe|pönale|pauschal))(?=.{0,400}(?:jede[nrms]?|alle) (?:\S{1,14} )?sch[aä]den?).{0,400}(?:ohne (?:\S{1,10} )?verschulden|unabhängig vom verschulden)/,
  downPayment: /(?:anzahlung|vorauszahlung|akonto|vorausbezahlt|angeld|angezahlt)/,
  fixedSum: /strafe|pauschal|pönale|bu(?:ß|ss)geld|\d ?(?:€|euro|eur\b|chf|fr\.|%)|(?:€|eur|chf|fr\.) ?\d|prozent/,
  byOthers:
    /diebst|gestohlen|einbruch|sturm|frost|hochwasser|blitz|ungeziefer|(?:andere[rn]?|dritte[rn]?) (?:mieter|mitglieder|gäste|besucher|nutzer|personen)|durch dritte/,
  atFault:
    /verschuld|fahrlässig|vorsatz|verursach|gleich (?:aus|wie|wer)|auch wenn|selbst wenn|jegliche|schäden|schaden|verletz|gewu(?:ß|ss)t|wu(?:ß|ss)te|kenntnis|personal|mitarbeiter/,
};
