import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { HarmType } from './harm-types';
import { tempered } from './testing/tempered';

test.each<[Locale, opening: string, taken: string, given: string]>([
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Builder") and Jo Field (the "Client").',
    'Materials become the Builder’s when they are left on the site.',
    'Materials become the Client’s when they are built in.',
  ],
  [
    'es',
    'Contrato entre Acme S.L. (en adelante, "el Contratista") y don Juan Ferrer Ríos (en adelante, "el Cliente").',
    'Los materiales pasan al Contratista si quedan en la obra.',
    'Los materiales pasan al Cliente al colocarse.',
  ],
  [
    'fr',
    'Contrat entre Acme SAS, ci-après dénommée « l’Entrepreneur », et Monsieur Jean Martin, ci-après dénommé « le Client ».',
    'Les matériaux appartiennent à l’Entrepreneur s’ils restent sur place.',
    'Les matériaux appartiennent au Client dès leur pose.',
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH (nachfolgend „Unternehmer“ genannt) und Frau Anna Schmidt (nachfolgend „Kundin“ genannt).',
    'Die Baustoffe gehören dem Unternehmer, wenn sie liegen bleiben.',
    'Die Baustoffe gehören der Kundin, sobald sie eingebaut sind.',
  ],
])('what comes to the reader is not taken from the reader, in %s', (language, opening, taken, given) => {
  expect(tempered('creations-taken', taken, language, opening)).toEqual(['grave']);
  expect(tempered('creations-taken', given, language, opening)).toEqual([]);
});

test.each<[Locale, HarmType, harmful: string, none: string]>([
  [
    'en',
    'no-court',
    'Every dispute goes to arbitration.',
    'Arbitration does not take place, and the courts stay open to you.',
  ],
  ['es', 'no-court', 'Toda controversia va a arbitraje.', 'El arbitraje no se pacta y la vía judicial queda abierta.'],
  [
    'fr',
    'no-court',
    'Tout litige va à l’arbitrage.',
    'L’arbitrage n’est pas prévu et la voie judiciaire reste ouverte.',
  ],
  ['de', 'no-court', 'Jeder Streit geht an ein Schiedsgericht.', 'Ein Schiedsverfahren findet nicht statt.'],
  ['ar', 'no-court', 'كل نزاع يحال إلى التحكيم.', 'لا تحكيم بيننا، ولا يسقط حقك في اللجوء إلى القضاء.'],
])('a harm whose clause is denied is none, in %s: %s', (language, harm, harmful, none) => {
  expect(tempered(harm, harmful, language)).toEqual(['grave']);
  expect(tempered(harm, none, language)).toEqual([]);
});

test.each<[Locale, opening: string, readers: string, others: string]>([
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Supplier") and Jo Field (the "Customer").',
    'The Customer indemnifies the Supplier against every claim.',
    'Whoever builds the plant indemnifies the Customer against every claim.',
  ],
  [
    'es',
    'Contrato entre Acme S.L. (en adelante, "la Empresa") y doña Juana Ferrer Ríos (en adelante, "la Cliente").',
    'La Cliente mantendrá indemne a la Empresa de todo daño.',
    'Quien monte la planta mantendrá indemne a la Cliente de todo daño.',
  ],
  [
    'fr',
    'Contrat entre Acme SAS, ci-après dénommée « le Prestataire », et Monsieur Jean Martin, ci-après dénommé « le Client ».',
    'Le Client garantit le Prestataire contre toute réclamation.',
    'L’assureur de la centrale garantit le Client contre toute réclamation.',
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH (nachfolgend „Anbieter“ genannt) und Herrn Jan Schmidt (nachfolgend „Kunde“ genannt).',
    'Der Kunde stellt den Anbieter von allen Ansprüchen frei.',
    'Wer die Anlage baut, stellt den Kunden von allen Ansprüchen frei.',
  ],
])('what is made good to the reader is no promise of the reader, in %s', (language, opening, readers, others) => {
  const isKept = (text: string) => tempered('reader-indemnifies', text, language, opening).length > 0;
  expect([isKept(readers), isKept(others)]).toEqual([true, false]);
});
