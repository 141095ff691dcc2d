import { describe, expect, test } from 'vitest';
import type { HarmType } from './harm-types';
import { saidHarms } from './testing/said-harms';

const harmsOf = (text: string) => saidHarms(text, 'fr');

const cases: [HarmType, string, string][] = [
  [
    'automatic-renewal',
    'Le contrat se renouvelle par tacite reconduction pour un an.',
    'Le contrat prend fin sans reconduction tacite.',
  ],
  [
    'automatic-renewal',
    "L'accord repart ensuite de lui-même pour dix-huit mois.",
    'La location se prolonge de mois en mois et chacun peut y mettre fin.',
  ],
  [
    'automatic-renewal',
    "L'adhésion se reconduit de six mois en six mois.",
    "L'adhésion se reconduit de six mois en six mois si les deux parties en sont d'accord.",
  ],
  [
    'price-climbs',
    'Le forfait coûte 30 euros ; après la première année, il monte à 42 euros.',
    'Le salaire passe à 2 400 euros à partir du treizième mois.',
  ],
  [
    'terms-at-will',
    "L'Exploitant peut en tout temps revoir les présentes conditions.",
    'Les parties peuvent revoir les conditions par avenant.',
  ],
  [
    'rest-due-on-leaving',
    "Vous pouvez partir quand vous voulez contre paiement d'un dédit de 4 000 euros.",
    "Vous pouvez partir quand vous voulez et le dédit n'est pas dû.",
  ],
  [
    'flat-penalty',
    'Chaque absence non signalée coûte un forfait de 30 euros, retenu sur la bourse.',
    'Chaque retard de livraison vaut à la Cliente un forfait de 30 euros.',
  ],
  [
    'liability-capped',
    "Tout ce que nous pourrions avoir à vous verser s'arrête au prix d'un mois.",
    "Tout ce que nous pourrions avoir à vous verser n'est pas limité au prix d'un mois.",
  ],
  [
    'claims-waived',
    'Si vos fichiers disparaissent, vous ne pourrez rien nous réclamer.',
    'Si la vitre casse, le bailleur ne pourra rien réclamer.',
  ],
  [
    'guarantee-of-person',
    'Le gérant répond du loyer sur ses propres biens.',
    "Le gérant n'est pas tenu du loyer sur ses propres biens.",
  ],
  [
    'warranty-excluded',
    "L'Éditeur ne garantit ni les calculs ni la conservation des fichiers.",
    "L'Éditeur garantit les calculs et la conservation des fichiers.",
  ],
  [
    'no-date-promised',
    'Les dates du calendrier sont de simples intentions.',
    'Les dates du calendrier lient le prestataire.',
  ],
  [
    'wage-deduction',
    'La casse de matériel est retenue sur le salaire.',
    "La casse de matériel n'est jamais retenue sur le salaire.",
  ],
  ['work-ban-after', 'Pendant trois ans, vous ne prenez aucun autre agent.', 'Vous prenez librement un autre agent.'],
  [
    'entry-at-will',
    "Le bailleur garde un jeu de clés et entre dans le logement en l'absence de ses occupants.",
    'Le bailleur entre dans le logement sur rendez-vous.',
  ],
  [
    'data-shared',
    'Nous faisons profiter nos partenaires commerciaux des adresses de vos clients.',
    'Les adresses de vos clients restent confidentielles.',
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
