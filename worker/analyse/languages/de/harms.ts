import type { HarmWords } from '../harm-words';
import { withMore } from '../with-more';
import { germanBindingHarms } from './harms/binding';
import { germanDisputesHarms } from './harms/disputes';
import { germanFreedomHarms } from './harms/freedom';
import { germanGraveWords } from './harms/grave';
import { germanLeavingHarms } from './harms/leaving';
import { germanLiabilityHarms } from './harms/liability';
import { germanMoneyHarms } from './harms/money';
import { germanOtherKinds } from './harms/other-kinds';
import { germanOutrightHarms } from './harms/outright';
import { germanThingsHarms } from './harms/things';
import { germanWorkHarms } from './harms/work';

export const germanHarms: HarmWords = {
  sentenceWords: /\b(?:ist|sind|darf|dürfen|kann|können|muss|müssen|wird|werden|hat|haben|soll|wir|sie|ich|du)\b/,
  mutual:
    /\b(?:jede (?:partei|vertragspartei|seite)|jeder (?:vertragspartner|von uns)|beide\w? (?:\S{1,10} )?(?:parteien|vertragsparteien|seiten|vertragspartner|teile\w?)|keine (?:der )?(?:partei|parteien|seite)|beiderseit\w{0,6}|gegenseitig\w{0,3}|gegeneinander|einander|wechselseitig\w{0,3})\b|\bjede\w? (?:kann|darf)\b|\bbleib\S{0,3} unter uns\b|\bdie (?:vertrags)?parteien (?:\S{1,14} ){0,3}(?:verzichten|verpflichten|stellen)|\b(?:verzichten|verpflichten sich|stellen) die (?:vertrags)?parteien\b/,
  relief: {
    addedFree:
      /(?:verlänger|hängt .{0,20}an|angehängt).{0,80}(?:ohne (?:zusätzliche|weitere|mehr)\S{0,2} \S{0,10}(?:kosten|gebühr|entgelt)|kostenlos|kostenfrei|unentgeltlich)|(?:kostenlos|kostenfrei|unentgeltlich) (?:\S{1,14} ){0,2}(?:verlängert|angehängt)/,
    afterWarning:
      /(?:nicht|ohne dass) .{0,60}(?:behoben|abgestellt|abhilfe|beseitigt|nachgeholt)|(?:frist|tagen|wochen) .{0,40}(?:abhilfe|behebung|beseitigung|abmahnung)|(?:trotz|nach) (?:\S{1,16} ){0,2}(?:abmahnung|fristsetzung|nachfrist)/,
    given:
      /^ (?:(?!nicht|nie|nur|kein)\S{1,16} ){0,6}(?:erstatte|ersetze|repariere|vergüte|entschädige)(?:n|t)\b(?! nur| nicht| kein)|^ (?:zahl|geb|schreib)(?:en|t|t) (?:(?!nicht|nie|nur|kein)\S{1,16} ){0,6}(?:zurück|gut)\b/,
    givenTo: /\b(?:erstattet|ersetzt|vergütet|entschädigt) (?:dem |der |den |die )?$|\b(?:stellt|hält) den $/,
    paidToYou:
      /\b(?:zahle|zahlen|erstatte|erstatten|vergüte|vergüten|ersetze|ersetzen) (?:ich|wir) (?:dir|ihnen|euch)\b(?! nur| nicht| kein)|\b(?:ich|wir) (?:zahle|zahlen|erstatte|erstatten|vergüte|vergüten|ersetze|ersetzen) (?:dir|ihnen|euch)\b(?! nur| nicht| kein)|\b(?:erhältst|erhalten|bekommst|bekommen) (?:du|sie|ihr) von (?:mir|uns) (?!nur\b|nichts\b|kein)/,
    notBorne:
      /^,? (?:trägt|tragen|zahlt|zahlen|haftet|haften|schuldet|schulden) (?:\S{1,16} ){0,4}(?:nicht|nichts|keine\S?)(?! nur)/,
    liabilityOf:
      /(?:haftung|verantwortlichkeit) (?:de[rs] |von |de[rs] jeweiligen )$|\b(?:haftet|haften) (?:der |die |das )?$/,
    ownLiability: /^ (?:(?:gesamt)?haftung|haftet|haften)\b/,
    liableTo: /(?:haft|verantwort|einsteh)\p{L}{0,8} (?:\S{1,14} ){0,3}gegenüber (?:der |dem )?$/u,
    ownKept:
      /(?:behält|behalten) (?:\S{1,16} ){0,6}(?:eigentum|rechte|urheberrecht)|bleib\S{1,3} (?:\S{1,16} ){0,6}(?:eigentümer|inhaber)|(?:keine (?:\S{1,14} ){0,2}rechte|kein eigentum).{0,40}(?:übertragen|eingeräumt|geht über|gehen über)/,
    wayOut:
      /(?:kann|kannst|können|darf|dürfen|berechtigt|steht|recht)\b.{0,90}(?:(?<!an)kündigen|(?<!an)kündigung|aussteigen|zurücktreten|zurückzutreten|beenden|austreten|aufhören|lösen)|kündigungsrecht/,
    bothChoose:
      /\bjede\w? (?:partei|seite|vertragspartei|von uns)?\s?(?:\S{1,14} ){0,3}(?:benennt|bestellt|ernennt|wählt|bestimmt)|\b(?:benennt|bestellt|ernennt|wählt|bestimmt) jede|(?:gemeinsam|einvernehmlich) (?:\S{1,14} ){0,2}(?:benannt|bestellt|bestimmt|gewählt|ernannt)/,
    cancelledFree:
      /kostenl\S{1,4} .{0,30}stornier|storn\S{1,10} .{0,60}(?:kostenlos|kostenfrei|gebührenfrei|ohne kosten)|(?:absag|abmeld)\S{0,6} .{0,60}(?:kostenlos|kostenfrei)/,
    goesTo:
      /\b(?:gehör(?:t|en)|(?:geh(?:t|en)|übertragen|überträgt)\b.{0,60} auf|eigentum|zufallen|fällt|fallen|stehen|zu(?:gunsten)?) (?:dem |der |den |die |das |des )?$/,
    oncePaid:
      /(?:nach|mit|bei|erst|sobald|gegen|zug um zug) .{0,40}(?:zahlung|bezahlung|begleichung|bezahlt|beglichen)/,
    narrowBan:
      /karenzentschädigung|(?:maßgeblich|unmittelbar|persönlich|wesentlich) (?:befasst|beteiligt|tätig|mitgewirkt)|gegen (?:zahlung )?(?:einer |eine )?(?:monatliche[rn]? )?entschädigung/,
  },
  otherKinds: germanOtherKinds,
  grave: germanGraveWords,
  never: [
    // An advance that the reader keeps.
    /(?:vorschu(?:ss|ß)|vorschüsse|garantiehonorar)\S{0,3}\b.{0,80}(?:nicht|nie|niemals|kein\S{0,2}) (?:\S{1,12} ){0,2}(?:zurückzu|zurückgezahlt|rückzahlbar|rückerstatt|zu erstatten|zurückgefordert).{0,80}(?:verkauf|verkäuf|tantieme|auflage|auch wenn|exemplar)/,
    // Nothing is asked for, or owed any longer.
    /\b(?:fordere|fordern|verlange|verlangen|berechne|berechnen) (?:ich |wir )?(?:\S{1,12} ){0,2}nichts\b/,
    // The other side gives up what is owed to it, or gives rights back.
    /(?:rest|restbetrag|restschuld|schuld|offene\S{0,2} \S{1,14})\b.{0,40}\berlassen\b|rechte (?:\S{1,14} ){0,3}(?:an (?:den|die) (?:verfas|autor|urheber|künstler|fotograf)\S{0,8}(?: \S{1,8})?) zurück/,
    // The price stays whatever happens, one may withdraw, or somebody pays the reader for what it missed.
    /bleib(?:t|en) (?:\S{1,16} ){0,5}(?:gleich|unverändert|fest)\b.{0,20}(?:selbst wenn|auch wenn|auch bei|egal ob).{0,60}(?:steig|erhöh|teurer)|(?:kann|können|kannst|darf) (?:\S{1,16} ){0,6}(?:einwilligung|zustimmung|erlaubnis) (?:\S{1,16} ){0,2}(?:widerrufen|zurückziehen)|(?:kommen|versäumen|verspäten|fehlen) wir .{0,40}(?:erhältst|erhalten sie|bekommst|bekommen sie)|wenn wir (?:nicht|zu spät) .{0,60}(?:erhältst|erhalten sie|bekommst|bekommen sie)|zahlt (?:sie|er) (?:dann )?nur,? was|(?:betrifft|berührt) (?:sie|dich) (?:das )?nicht/,
    // Nobody is bound to one side alone, and what was somebody's stays so.
    /\b(?:kein|nicht)\S{0,3}[ -](?:\S{1,12} )?(?:exklusiv|ausschließlichkeit)|\bbleib\S{0,3} (?:\S{1,14} )?(?:ihr|sein|dein|euer) eigentum/,
    // So long a sentence says many things, and words that stand apart in it need not belong together.
    /^.{450}/,
    /(?:tragen|übernehmen|erstatten|bezahlen) wir\b(?!.{0,25}(?:nicht|höchstens|nur|keine))|\bauf unsere (?:kosten|gefahr|rechnung)\b|steht (?:ihnen|dir|ihm|ihr) frei|(?:sie|du) (?:können|kannst|dürfen|darfst) jederzeit/,
    /\?$/,
    // Another contract, or somebody else's.
    /auf dies\w{1,2} \S{1,24} keinen einfluss|keinen einfluss auf dies\w{1,2} |folgt daraus nichts|berührt (?:das|dies) nicht|mit (?:diesem|deinem|ihrem) \S{0,20} ?nichts zu tun/,
    /(?:von|gegen) (?:ihm|ihr|dir|ihnen) .{0,30}(?:nicht|kein|nichts)|keine \S{1,25} (?:wird|werden) von (?:ihm|ihr|ihnen|dir)/,
    /\bgestrichen\b|\bentfällt ersatzlos\b|\bnicht zutreffend\b/,
    /\bbesteht (?:dafür |hierfür )?nicht\b|\b(?:wird|werden) (?:dafür |weder |von \w{1,15} )?(?:\w{1,15} )?nicht (?:verlangt|erhoben|vereinbart|geschuldet)\b|\bist nicht vereinbart\b|\bsind nicht vereinbart\b/,
    /\b(?:verlangen|verlange|verlangt|berechnen|erheben) (?:wir |ich |er |sie )?(?:von (?:dir|ihnen|ihm|ihr) )?(?:\w{1,15} )?(?:nicht|nichts|nie|keine?n?)\b/,
    /\bbleib(?:t|en) (?:hiervon|davon|dadurch) unberührt\b|\bnur mit (?:ihrer|deiner|seiner|ausdrücklicher) zustimmung\b|\bohne (?:ihre|deine|seine) zustimmung (?:nicht|nie)\b/,
  ],
  sayings: withMore(
    {
      ...germanBindingHarms,
      ...germanLeavingHarms,
      ...germanMoneyHarms,
      ...germanLiabilityHarms,
      ...germanThingsHarms,
      ...germanDisputesHarms,
      ...germanWorkHarms,
      ...germanFreedomHarms,
    },
    germanOutrightHarms,
  ),
};
