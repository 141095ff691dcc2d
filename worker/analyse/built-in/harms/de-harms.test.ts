import { expect, test } from 'vitest';
import { cutPassages } from '../learned/passages';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';
import type { HarmType } from './harm-types';

/** The harms of a sentence that the learned reader takes for harmful. */
function harmsOf(text: string) {
  const contract = readContractText({ text, blocks: [], language: 'de' });
  return findHarms(
    contract,
    cutPassages(contract).map((passage) => ({ ...passage, score: 1 })),
  ).map(({ harm }) => harm);
}

const harmful: [HarmType, string][] = [
  ['automatic-renewal', 'Der Vertrag verlängert sich jeweils um ein Jahr, wenn er nicht rechtzeitig gekündigt wird.'],
  ['narrow-way-out', 'Eine Kündigung ist nur per Einschreiben wirksam.'],
  ['price-at-will', 'Wir dürfen das Entgelt jederzeit erhöhen.'],
  ['price-climbs', 'Die Miete erhöht sich jährlich um fünf Prozent.'],
  ['terms-at-will', 'Der Anbieter kann diese Bedingungen jederzeit ändern.'],
  ['service-at-will', 'Das Studio darf Kurse streichen und Öffnungszeiten kürzen.'],
  ['ended-at-will', 'Der Vermieter kann jederzeit ohne Angabe von Gründen kündigen.'],
  ['unequal-notice', 'Sie kündigen mit sechs Monaten zum Jahresende, wir dagegen mit einer Woche.'],
  ['no-early-exit', 'Eine Kündigung vor Ablauf der Laufzeit ist ausgeschlossen.'],
  ['rest-due-on-leaving', 'Bei vorzeitiger Kündigung sind alle restlichen Raten sofort zu zahlen.'],
  ['rest-due-on-arrears', 'Bei Verzug mit einer Rate wird die gesamte Restschuld sofort fällig.'],
  ['late-charges', 'Für jede Mahnung berechnen wir 15 Euro.'],
  ['flat-penalty', 'Für jeden Verstoß ist eine Vertragsstrafe von 500 Euro fällig.'],
  ['deposit-kept', 'Die Kaution verfällt beim Auszug im ersten Jahr.'],
  ['no-refund', 'Gezahlte Gebühren werden nicht erstattet.'],
  ['liability-excluded', 'Für Diebstahl und Schäden haften wir nicht.'],
  ['liability-capped', 'Für Schäden leisten wir höchstens 50 Euro.'],
  ['claims-waived', 'Der Käufer verzichtet auf alle Ansprüche wegen Mängeln.'],
  ['reader-indemnifies', 'Der Kunde stellt den Anbieter von allen Ansprüchen Dritter frei.'],
  ['guarantee-of-person', 'Die Geschäftsführerin haftet persönlich als Bürgin für die Schuld.'],
  ['liable-without-fault', 'Der Mieter ersetzt jeden Schaden, gleich wer ihn verursacht hat.'],
  ['claim-period-short', 'Mängel, die nicht binnen 24 Stunden gemeldet werden, gelten als genehmigt.'],
  ['silence-accepts', 'Widersprechen Sie nicht, gilt Ihre Zustimmung als erteilt; Ihr Schweigen gilt als Annahme.'],
  ['entry-at-will', 'Der Vermieter darf die Wohnung jederzeit unangemeldet betreten.'],
  ['repairs-on-reader', 'Der Mieter trägt die Reparatur von Dach, Heizung und Leitungen.'],
  ['goods-taken', 'Zurückgelassene Sachen dürfen wir nach zehn Tagen ohne Frist verkaufen.'],
  ['access-blocked', 'Bei Rückstand sperren wir den Zugang sofort.'],
  ['pays-without-service', 'Das Entgelt läuft weiter, auch wenn das Bad wegen einer Reparatur schließt.'],
  ['wage-deduction', 'Fehlbeträge der Kasse werden vom Lohn abgezogen.'],
  ['unpaid-time', 'Überstunden sind mit dem Gehalt abgegolten.'],
  ['tips-kept', 'Das Trinkgeld gehört dem Betrieb.'],
  ['training-repaid', 'Wer vor Ablauf von drei Jahren geht, hat die Kosten der Fortbildung zurückzuzahlen.'],
  [
    'work-ban-after',
    'Zwei Jahre lang nach dem Ende darf sie nicht für ein Unternehmen der gleichen Branche tätig sein.',
  ],
  ['only-for-them', 'Der Wirt bezieht Bier ausschließlich von der Brauerei und kauft es bei keinem anderen.'],
  ['creations-taken', 'Alle Rechte an den Entwürfen gehen unwiderruflich auf den Auftraggeber über.'],
  ['likeness-for-ever', 'Ihre Fotos dürfen zeitlich unbegrenzt für Werbung verwendet werden.'],
  ['data-shared', 'Ihre Daten werden an Partner für Werbung weitergegeben.'],
  ['praise-only', 'Der Gast darf über das Haus keine negativen Bewertungen im Internet veröffentlichen.'],
  ['no-court', 'Über Streitigkeiten entscheidet ein Schiedsgericht endgültig.'],
  ['their-word-final', 'Über die Höhe entscheidet der Vermieter nach freiem Ermessen.'],
  ['cooling-off-lost', 'Ihr Widerrufsrecht erlischt mit dem Beginn der Planung.'],
  ['warranty-excluded', 'Das Fahrzeug wird unter Ausschluss jeder Gewährleistung verkauft.'],
  ['automatic-renewal', 'Wer sich nicht bis Ende Mai meldet, bei dem geht es um eine weitere Saison weiter.'],
  ['price-at-will', 'Werden die Futterkosten höher, wird auch die Einstellgebühr teurer.'],
  ['price-climbs', 'Werden die Zinsen niedriger, bleibt alles beim Vereinbarten.'],
  ['terms-at-will', 'Wir veröffentlichen geänderte Tarife in der App; sie gelten ab dem folgenden Tag.'],
  ['ended-at-will', 'Der Veranstalter darf sich lösen, sobald er einen besseren Termin hat.'],
  ['ended-at-will', 'Der Vermieter kann das Zimmer jederzeit mit einer Frist von vier Wochen zurückverlangen.'],
  ['no-early-exit', 'Aussteigen ist für die Teilnehmenden nicht vorgesehen.'],
  ['no-early-exit', 'Der Kunde bleibt bis zum Ablauf der Saison gebunden.'],
  ['claims-waived', 'Auf die Verjährung beruft sich der Käufer nicht.'],
  ['claims-waived', 'Aus Verspätungen leitet der Gast nichts her.'],
  ['warranty-excluded', 'Geht der Motor nach der Übergabe kaputt, ist das dein Problem.'],
  ['liable-without-fault', 'Die Fahrerin haftet für jede Beule, auch bei geringer Unachtsamkeit.'],
  ['flat-penalty', 'Für jedes verlorene Buch sind 90 Euro zu zahlen, egal, was es wert war.'],
  ['no-refund', 'Fällt die Stunde aus, bekommst du kein Geld zurück.'],
  ['no-refund', 'Bei einer Beschwerde halten wir Ihre Auszahlung zurück, bis wir die Sache geprüft haben.'],
  ['their-costs-on-reader', 'Bei einer Rückgabe trägt der Käufer Hin- und Rückweg, also beide Wege.'],
  ['bonus-lost', 'Die Prämie gibt es nur, wenn die Leitung mit der Lage zufrieden ist.'],
  ['bonus-lost', 'Von den Einnahmen ihrer eigenen Kurse gehen im ersten Jahr 8 % an die Schule.'],
  ['defects-no-set-off', 'Der Mieter darf die Miete erst mindern, wenn der Mangel anerkannt ist.'],
  ['claim-period-short', 'Was dann nicht gerügt ist, gilt ohne Weiteres als genehmigt; das Werk war vertragsgemäß.'],
  ['access-blocked', 'Wir können Ihre Anzeige entfernen, wenn sie uns nicht gefällt.'],
  ['their-word-final', 'Ausgezahlt wird, sobald der Verlag die Arbeit für gelungen hält.'],
  ['cooling-off-lost', 'Mit dem ersten Abruf der Videos ist der Widerruf verbraucht.'],
  ['moved-at-will', 'Der Angestellte arbeitet auf Weisung an jedem anderen Standort.'],
  [
    'hours-at-will',
    'In Wochen mit zu wenig Arbeit erhält sie die Hälfte ihres Gehalts, auf Abruf hält sie sich bereit.',
  ],
  ['clients-banned', 'Der Trainer darf Schüler des Studios zwei Jahre lang nicht betreuen.'],
  ['only-for-them', 'Futter kauft der Einsteller nur beim Hof und bei keinem anderen.'],
  ['only-for-them', 'Der Preis bei uns ist der niedrigste Preis, den Sie verlangen dürfen.'],
  ['likeness-for-ever', 'Die Stunden werden gefilmt und die Aufnahmen für Werbung verwendet.'],
];

test.each(harmful)('%s: %s', (harm, sentence) => {
  expect(harmsOf(sentence)).toContain(harm);
});

test.each([
  'Der Vertrag verlängert sich nicht automatisch.',
  'Zur Kündigung genügt eine E-Mail.',
  'Der Preis darf während der Laufzeit nicht erhöht werden.',
  'Diese Bedingungen ändern wir nur mit Ihrer Zustimmung.',
  'Beide Seiten können mit einer Frist von einem Monat kündigen.',
  'Die angekündigte Wartung am Sonntag zählt nicht mit.',
  'Zinsen bei Verzug verlangen wir nicht.',
  'Eine Vertragsstrafe ist nicht vereinbart.',
  'Die Kaution liegt auf einem getrennten Konto und wird samt Zinsen zurückgezahlt.',
  'Wir haften ohne jede Obergrenze für Schäden an Ihrer Wohnung.',
  'Die Mitgliedschaft der Gesellschaft im Verband ist nicht Gegenstand des Vertrags.',
  'Eine Bürgschaft wird nicht verlangt.',
  'Ihr Schweigen gilt nicht als Zustimmung.',
  'Die Vermieterin trägt die Reparatur von Dach und Heizung.',
  'Das Trinkgeld gehört Ihnen.',
  'Ein Wettbewerbsverbot besteht nicht.',
  'Das Urheberrecht bleibt bei der Autorin.',
  'Ihre Daten geben wir nicht weiter.',
  'Der Rechtsweg zu den ordentlichen Gerichten bleibt offen.',
  'Darf der Anbieter den Preis jederzeit erhöhen?',
  'Wenn keine der beiden Seiten bis dahin schreibt, setzt sich der Vertrag um ein Jahr fort.',
  'Maßgeblich ist das Datum des Poststempels.',
  'Der Vermieter darf nicht mehr als 200 Euro zurückbehalten.',
  'Zerbricht etwas, weil sie nicht aufgepasst hat, ersetzt sie den Zeitwert, höchstens 100 Euro.',
  'Bei höherer Gewalt werden ausgefallene Stunden nachgeholt, auch nach dem Ende der Laufzeit.',
  'Die Vertretung der Gesellschaft liegt ausschließlich beim Vorstand.',
  'Der Vertrag des Vereins mit der Stadt kann jederzeit enden; auf diesen Vertrag hat das keinen Einfluss.',
  'An Dritte gibt die Schule keine Daten und auch sonst nichts weiter.',
  'Sagt die Schule ab, erstattet sie den nicht verbrauchten Teil.',
])('not harmful: %s', (sentence) => {
  expect(harmsOf(sentence)).toEqual([]);
});
