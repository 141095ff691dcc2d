import { describe, expect, test } from 'vitest';
import { cutPassages } from '../learned/passages';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';
import type { HarmType } from './harm-types';

/** The harms of a text whose every sentence looks harmful to the learned reader. */
function harmsOf(text: string) {
  const contract = readContractText({ text, blocks: [], language: 'fr' });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 1 }));
  return findHarms(contract, ranked).map(({ harm }) => harm);
}

const cases: [HarmType, string, string][] = [
  [
    'automatic-renewal',
    'Le contrat se renouvelle par tacite reconduction pour un an.',
    'Le contrat prend fin sans reconduction tacite.',
  ],
  [
    'price-at-will',
    'La Société peut modifier ses tarifs à sa discrétion.',
    "La Société peut modifier ses tarifs dans la limite de l'indice.",
  ],
  [
    'terms-at-will',
    'Nous nous réservons le droit de modifier les présentes conditions.',
    'Le client peut modifier les conditions de livraison.',
  ],
  [
    'ended-at-will',
    'La Société peut résilier le contrat à tout moment et sans motif.',
    'Chacune des parties peut résilier le contrat à tout moment.',
  ],
  [
    'rest-due-on-leaving',
    'En cas de résiliation, le client verse les mensualités restant à courir.',
    "En cas de résiliation, aucune des mensualités restant à courir n'est due.",
  ],
  [
    'rest-due-on-arrears',
    'Tout impayé rend exigible la totalité du capital.',
    'Tout impayé donne lieu à une lettre gratuite.',
  ],
  ['deposit-kept', "Le dépôt de garantie reste acquis à l'agence.", 'Le dépôt de garantie est restitué intégralement.'],
  [
    'liability-excluded',
    'La Société ne répond pas des vols, quelle que soit la saison.',
    'Le client ne répond pas des vols.',
  ],
  [
    'liability-capped',
    "La responsabilité de la Société est limitée au prix d'un mois.",
    "La responsabilité de la Société n'est pas limitée au prix payé.",
  ],
  [
    'claims-waived',
    'Le client renonce à tout recours contre la Société.',
    'Le retard de la Société ne vaut pas renonciation à ses droits.',
  ],
  ['tips-kept', "L'hôtel garde les pourboires.", 'Les pourboires sont partagés entre tous les serveurs.'],
  [
    'court-far-away',
    'Les tribunaux de Lille sont seuls compétents.',
    'Le tribunal du domicile du consommateur est seul compétent.',
  ],
  [
    'no-court',
    'Tout différend est tranché par un arbitre unique.',
    'Les parties peuvent soumettre leur différend à un arbitre.',
  ],
];

describe('French harms', () => {
  test.each(cases)('%s is what the words say', (harm, harmful) => {
    expect(harmsOf(harmful)).toEqual([harm]);
  });

  test.each(cases)('%s is not said by a look-alike', (_, __, harmless) => {
    expect(harmsOf(harmless)).toEqual([]);
  });
});
