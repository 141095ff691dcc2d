import { expect, test } from 'vitest';
import { characterEnd, foldText, foldWords } from './folding';

test.each([
  ['en', 'The Client’s “Fee”', 'the clients "fee"', 'theclientsfee'],
  ['es', 'Cláusula de Rescisión', 'clausula de rescision', 'clausuladerescision'],
  ['fr', 'L’ŒUVRE cédée à l’éditeur', "l'oeuvre cedee a l'editeur", 'loeuvrecedeealediteur'],
  ['de', 'Kündigungs\u00adfrist gemäß § 3', 'kundigungsfrist gemass 3', 'kundigungsfristgemass3'],
  ['ar', 'مُدّةُ العقــدِ', 'مدة العقد', 'مدهالعقد'],
])('what is alike to a reader of %s is the same wherever it is quoted', (_, one, other, folded) => {
  expect(foldText(one).folded).toBe(folded);
  expect(foldText(other).folded).toBe(folded);
});

test.each([
  ['en', 'Non‑Solicitation', ['non', 'solicitation']],
  ['es', 'Indemnización', ['indemnizacion']],
  ['fr', 'Œuvres ﬁnales', ['oeuvres', 'finales']],
  ['de', 'Schönheitsreparaturen, Straße', ['schonheitsreparaturen', 'strasse']],
  ['ar', 'المسؤولية', ['المسوليه']],
])('words of %s are searched without case, accents and signs', (_, text, words) => {
  expect(foldWords(text)).toEqual(words);
});

test('the two spellings of a carried hamza are searched as one', () => {
  expect(foldWords('مسؤولية')).toEqual(foldWords('مسئولية'));
});

test('every folded unit leads back to the character that it came from, marks included', () => {
  const text = 'Straße: مُدّة';
  const { folded, sources } = foldText(text);
  expect(folded).toBe('strasseمده');
  expect([...folded].map((_, at) => text[sources[at] ?? -1])).toEqual([...'Straßße', ...'مدة']);
  expect(text.slice(text.indexOf('د'), characterEnd(text, text.indexOf('د')))).toBe('دّ');
});

test('numbers that stand apart stay apart, unless readings of a file are compared', () => {
  expect(foldText('12 500,50 €').folded).toBe('12 500.50€');
  expect(foldText('10 | 20').folded).toBe('10 20');
  expect(foldText('10 | 20', { joined: true }).folded).toBe('1020');
  expect(foldText('١٢٫٥٪').folded).toBe('12.5%');
});
