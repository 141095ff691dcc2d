import type { TitleLine } from '#worker/analyse/languages/kind-words.ts';

/** Which of the first lines says what the document is called. */
export const titleLine: TitleLine = {
  noun: /vertr[aä]g|vereinbarung|abkommen|\bdeal\b|kontrakt|bedingungen|bestimmungen|erlaubnis|bewilligung|lizenz|auftrag|bestell(?:ung|schein)|formular|\bangebot|\babo\b|abonnement|mitgliedschaft|anmeldung|zusage|erklärung|buchung|offerte|nachtrag|mandat|urkunde|absprache|abmachung|zulassung|einigung|miete\b|kauf\b|pacht\b|bürgschaft|schuldschein|darlehen|vollmacht|ordnung\b|statut|satzung|zusatz\b|vergleich|quittung|leihe\b|schenkung|überlassung|dienstzettel|regelung|verpflichtung/,
  form: /(?:[-–\s]{0,4}(?:seite|blatt) \d{1,3}(?: (?:von|\/) \d{1,3})?[-–:|\s]{1,5}|(?:muster(?:vertrag)?|vorlage|formular|vordruck|formblatt|vertragsmuster)(?: (?:nr\.? ?)?[\w./-]{0,10}\d[\w./-]{0,8})(?: ?\([^)]{1,30}\))? ?[-:|.] ?|vorlagenpaket [^:]{2,40}[-:] ?(?:muster \d{1,3}: ?)?)/,
  notTitle:
    /^(?:muster|vorlage|formular|vordruck|seite|blatt|stand|fassung|version|datum|zwischen|dieser|diese|dieses|der |die |das |wir|sie|ihr |du |falls|wenn|für|von|nach|gemäss|gemäß|im |in |am |an |bitte|ausfüllen|liebe|hallo|guten|servus|vertrag(?:s)?(?:nr|nummer|-nr)|vertrag nr|auftrag nr|kunde|kundin|inhalt|rückseite|vorderseite|zuletzt|formularservice|mustermappe|mustersammlung|verlag|erstellt|ausgearbeitet|vermieter|mieter|käufer|verkäufer)(?![\p{L}])(?! [^ ]{0,20}(?:vertrag|vereinbarung))|\b(?:wird geschlossen|schließen|schliessen|wird folgend|vereinbaren|gmbh|e\.u\.)|@|www\.|https?:/u,
  head: /^(?:zwischen\b|liebe[rs]?\b|hallo\b|guten tag|servus|sehr geehrte)/,
  goesOn: /(?:zum|zur|zu|über|für|betreffend|vom|von|mit|des|der|eines|einer|auf|im rahmen|i\.? ?s\.? ?d)(?![\p{L}])/u,
};
