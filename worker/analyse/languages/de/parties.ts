import type { PartyWords } from '../party-words';

export const partyWords: PartyWords = {
  roles: {
    protected:
      /^(?:(?:haupt-?|unter)?mieter(?:in)?|mietpartei|untermieter(?:in)?|pächter(?:in)?|bewohner(?:in)?|nutzungsberechtigte[rn]?|arbeitnehmer(?:in)?|angestellte[rn]?|mitarbeiter(?:in)?|beschäftigte[rn]?|lehrling|auszubildende[rn]?|praktikant(?:in)?|schüler(?:in)?|student(?:in)?|teilnehmer(?:in)?|darlehensnehmer(?:in)?|kreditnehmer(?:in)?|schuldner(?:in)?|verbraucher(?:in)?|reisende[rn]?|fahrgast|mitglied|abonnent(?:in)?|versicherungsnehmer(?:in)?|patient(?:in)?|autor(?:in)?|verfasser(?:in)?|urheber(?:in)?|übersetzer(?:in)?|künstler(?:in)?|model|sportler(?:in)?|athlet(?:in)?|fahrer(?:in)?|zusteller(?:in)?|kurier(?:in)?|handelsvertreter(?:in)?|vertreter(?:in)?|franchisenehmer(?:in)?|freelancer(?:in)?|designer(?:in)?|berater(?:in)?|freie[rn]? mitarbeiter(?:in)?|eltern|bauherr(?:in)?|brautpaar|leasingnehmer(?:in)?|entleiher(?:in)?|betreute[rn]?|heimbewohner(?:in)?)(?:s|n|en)?$/i,
    backing: /^(?:bürgen?|bürgin|garant(?:in|en)?|mitschuldner(?:in)?)$/i,
    served:
      /^(?:kund(?:e|in)|käufer(?:in)?|nutzer(?:in)?|besteller(?:in)?|auftraggeber(?:in)?|gast|erwerber(?:in)?|lizenznehmer(?:in)?|eigentümer(?:in)?|einleger(?:in)?|interessent(?:in)?|anwender(?:in)?)(?:s|n|en)?$/i,
    working:
      /^(?:auftragnehmer(?:in)?|werkunternehmer(?:in)?|handwerker(?:in)?|gesellschafter(?:in)?|partner(?:in)?|gründer(?:in)?|partei [ab12])(?:s|n|en)?$/i,
    serving:
      /^(?:anbieter(?:in)?|dienstleister(?:in)?|lieferant(?:in)?|unternehmer(?:in)?|unternehmen|gesellschaft|firma|verkäufer(?:in)?|betreiber(?:in)?|veranstalter(?:in)?|agentur|studio|verein|fitnessstudio|schule|kita|träger|fotograf(?:in)?|installateur(?:in)?|spediteur(?:in)?|umzugsdienst|werkstatt|händler(?:in)?|verlag|trainer(?:in)?|sponsor(?:in)?|makler(?:in)?|manager(?:in)?|management|hersteller(?:in)?|pfleger(?:in)?|einrichtung|heim|hotel|reiseveranstalter(?:in)?|versorger|netzbetreiber|akademie)(?:s|n|en)?$/i,
    strong:
      /^(?:vermieter(?:in)?|vermietpartei|verpächter(?:in)?|arbeitgeber(?:in)?|dienstgeber(?:in)?|darlehensgeber(?:in)?|kreditgeber(?:in)?|geldgeber(?:in)?|gläubiger(?:in)?|bank|plattform|franchisegeber(?:in)?|lizenzgeber(?:in)?|versicherer|leasinggeber(?:in)?|verleiher(?:in)?|hauseigentümer(?:in)?)(?:s|n|en)?$/i,
  },
  pronouns: {
    i: ['ich', 'mir', 'mich'],
    we: ['wir', 'uns'],
    you: ['du', 'dir', 'dich', 'ihnen', 'Sie'],
  },
  formsOf: [
    [/(?<=er)in$/, ['', 's', 'n', 'innen']],
    [/er$/, ['ers', 'ern', 'erin']],
    [/e$/, ['en', 'in']],
    [/in$/, ['e', 'en', 'innen']],
    [/(?<=[^es])$/, ['s', 'es', 'en', 'in']],
    [/s$/, ['']],
  ],
  before:
    /^(?:von|vom|zum|zur|durch|an|für|gegen|mit|bei|beim|gegenüber) |^(?:der|die|das|dem|den|des|ein|eine|einem|einer|jeder|jede) /i,
  joining: /^(?:und|oder|sowie|noch)$/,
  all: /^(?:jede[rn]?|beide[nr]?|keine[rn]?|eine[rn]?|alle[rn]?)? ?(?:der |die |den )?(?:beiden )?(?:vertrags)?(?:partei(?:en)?|partner|seiten)$|^(?:beide|wir beide|du und ich|sie und wir)$/i,
  notActing:
    /(?:^|[\s(])(?:(?:von|durch|an|für|gegen|mit|bei|gegenüber|zwischen|seitens)(?: (?:der|die|das|dem|den|jedem))?|vom|zum|zur|beim|dem|des|den|namens|als)\s?$/i,
  owning: /^(?!)/,
  deedsAfter: {
    'may-not':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:(?:darf|darfst|dürfen|kann|können|kannst) (?:\p{L}{1,24} ){0,6}?(?:nicht|nur|kein\p{L}{0,2})|(?:ist|sind|bist) (?:es )?nicht (?:berechtigt|befugt)|verpflichtet sich, [^.;]{0,80}(?:nicht|zu unterlassen)|hat kein(?:en)? (?:Recht|Anspruch))(?!\p{L})/iu,
    'gives-up':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:verzichte(?:t|n|st)?|verliert|verlieren|verlierst|verwirkt)(?!\p{L})/iu,
    may: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:darf|darfst|dürfen|kann|kannst|können|(?:ist|sind|bist) (?:jederzeit )?(?:berechtigt|befugt)|behält sich|behalten uns|hat das Recht|haben das Recht)(?!\p{L})/iu,
    must: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:muss|musst|müssen|(?:ist|sind|bist) (?:dazu )?verpflichtet|verpflichte(?:t|n|st) (?:sich|uns|dich)|hat|haben|hast|wird|werden|wirst|soll|zahl(?:t|en|st)|bezahl(?:t|en|st)|trägt|tragen|trägst|hafte(?:t|n|st)|schulde(?:t|n|st)|leiste(?:t|n|st)|übern(?:immt|ehmen|immst)|stellt|entrichtet|erstatte(?:t|n|st)|sorgt|überweis(?:t|en))(?!\p{L})/iu,
  },
  deedsBefore: {
    'may-not': /(?!)/,
    'gives-up': /(?:verzichte(?:t|n|st)?|verliert|verlieren|verlierst) ?(?:der|die)?\s?$/i,
    may: /(?<![a-zäöüß])(?:darf|darfst|dürfen|kann|kannst|können|(?:ist|sind) berechtigt|behält sich|behalten) ?(?:der|die)?\s?$/i,
    must: /(?<![a-zäöüß])(?:muss|musst|müssen|ist|sind|bist|hat|haben|hast|wird|werden|wirst|soll|zahl(?:t|en|st)|trägt|tragen|haftet|haften|schuldet|verpflichtet sich|erstattet|erstatten|übernimmt) ?(?:der|die)?\s?$/i,
  },
  deniedAfter: /^ (?:\p{L}{1,24} ){0,6}?(?:nicht|kein\p{L}{0,2}|nur)(?!\p{L})/iu,
  condition:
    /^(?:[\d.()a-z]{1,8} )?(?:wenn|falls|sofern|soweit|sobald|solange|bevor|nachdem|bei|im fall|kommt|gerät|zahlt|kündigt|verletzt)(?!\p{L})/iu,
  verbs: null,
  apart: null,
};
