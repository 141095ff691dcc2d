import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

test.for<[Locale, string, firm: string, person: string, role: string]>([
  [
    'en',
    'This letter records what is agreed between Halden Film Pty Ltd (ACN 000 111 999) of 8 Foundry Lane (Halden) and Jo Field of 60 Mill Street (the Participant).\n\nThe Participant is paid weekly by Halden.',
    'Halden Film Pty Ltd',
    'Jo Field',
    'Participant',
  ],
  [
    'es',
    'Esto lo firman Gimnasio Roble, S.A. de C.V. («Roble») y Ana Ruiz Gil («el Socio»), el 14 de noviembre de 2026.\n\nEl Socio paga a Roble cada mes.',
    'Gimnasio Roble, S.A. de C.V.',
    'Ana Ruiz Gil',
    'Socio',
  ],
  [
    'fr',
    'Entre Paniers Royer SARL, 3 rue des Lavoirs, Nantes (Royer) et Anne Daval, 27 rue des Tanneurs, Nantes (la Cliente).\n\nLa Cliente paie Royer chaque mois.',
    'Paniers Royer SARL',
    'Anne Daval',
    'Cliente',
  ],
  [
    'de',
    'Zwischen der Holm Film GmbH, Lindenweg 3, Kassel (Holm) und Anna Roth, Am Markt 2, Fulda (die Teilnehmerin).\n\nDie Teilnehmerin wird von Holm bezahlt.',
    'Holm Film GmbH',
    'Anna Roth',
    'Teilnehmerin',
  ],
])('a firm is not called what the person behind it is called (%s)', ([language, text, firm, person, role]) => {
  const named = namedParties(language, text);
  expect(named.find(([name]) => name === person)?.[1]).toBe(role);
  expect(named.find(([name]) => name === firm)?.[1]).not.toBe(role);
});

test('two people are called the same together', () => {
  const text = 'Between Halden Mills Ltd (the "Landlord") and Jo Field and Ann Cole (the "Tenants").';
  expect(namedParties('en', text).filter(([, role]) => role === 'Tenants')).toHaveLength(2);
});

test('what is defined in a paragraph of its own is somebody else', () => {
  const text =
    'Between :\n\nAtlas Maroc SARL, Casablanca, ci-après « le Franchiseur »,\n\net Jus Royer SARL, Meknès, ci-après « le Preneur »,\n\nen présence de sa garante, ci-après « la Caution ».';
  expect(namedParties('fr', text).map(([, role]) => role)).not.toContain('Caution');
});

test.for<[Locale, string, string]>([
  [
    'fr',
    'AVENANT N° 2 AU CONTRAT\n\nEntre le Club Daval (ci-après « le Client ») et Royer SAS (ci-après « le Prestataire »).',
    'AVENANT N',
  ],
  [
    'en',
    'We’re Halden Mills Ltd, of 9 Tannery Road ("we", "us"). You’re Jo Field of 31 Mill Lane ("you").',
    'We’re Halden Mills Ltd',
  ],
])('a title with its number, or a word before a name, is no part of one (%s)', ([language, text, wrong]) => {
  const names = namedParties(language, text).map(([name]) => name);
  expect(names).not.toContain(wrong);
  expect(names).toHaveLength(2);
});
