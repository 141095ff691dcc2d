import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AnyPlay } from '../play';
import { testPlay } from '../testing/test-play';
import { noSolicitCustomers } from './no-solicit-customers.play';
import { noSolicitEmployees } from './no-solicit-employees.play';
import { nonDisparagement } from './non-disparagement.play';

const staff: [Locale, string][] = [
  ['en', 'Neither party shall solicit for employment any employee of the other party.'],
  ['en', 'Consultant agrees not to hire or entice away the personnel of the Company.'],
  ['en', 'Supplier will not induce any of the staff of the Client to leave or recruit such employees.'],
  ['es', 'Ninguna de las partes podrá contratar a los empleados de la otra.'],
  ['es', 'El Consultor se compromete a no captar trabajadores de la Empresa.'],
  ['es', 'El Prestador no contratará al personal del Cliente.'],
  ['fr', "Chaque partie s'interdit d'embaucher les salariés de l'autre partie."],
  ['fr', "Le Prestataire s'engage à ne pas débaucher le personnel du Client."],
  ['fr', 'Le Client ne pourra recruter aucun collaborateur du Prestataire.'],
  ['de', 'Die Parteien verpflichten sich, keine Mitarbeiter der anderen Partei abzuwerben.'],
  ['de', 'Der Auftraggeber wird Mitarbeiter des Auftragnehmers nicht einstellen.'],
  ['de', 'Es ist dem Kunden untersagt, Arbeitnehmer des Anbieters abzuwerben.'],
  ['ar', 'يلتزم الطرفان بعدم توظيف أي من موظفي الطرف الآخر.'],
  ['ar', 'لا يجوز للعميل استقطاب العاملين لدى المورد.'],
  ['ar', 'يتعهد المستشار بعدم استدراج موظفي الشركة.'],
];
const customers: [Locale, string][] = [
  ['en', 'Consultant shall not, directly or indirectly, solicit any customers of the Company.'],
  ['en', 'Agent agrees not to divert or entice away clients of the Principal.'],
  ['en', 'Agency will not sell any insurance to any person who was a client of the Company.'],
  ['es', 'El Agente no podrá captar clientes de la Empresa.'],
  ['es', 'El Consultor se compromete a no dirigirse a los clientes del Prestador.'],
  ['es', 'El Trabajador se abstendrá de desviar clientes de la Empresa.'],
  ['fr', "Le Consultant s'interdit de démarcher les clients de la Société."],
  ['fr', "L'Agent s'engage à ne pas détourner la clientèle du Mandant."],
  ['fr', 'Le Prestataire ne pourra solliciter les clients finaux.'],
  ['de', 'Der Berater wird keine Kunden des Auftraggebers abwerben.'],
  ['de', 'Der Vertreter verpflichtet sich, Kunden der Gesellschaft weder anzusprechen noch zu betreuen.'],
  ['de', 'Dem Auftragnehmer ist es untersagt, Kunden des Auftraggebers zu akquirieren, anzusprechen oder zu betreuen.'],
  ['ar', 'لا يجوز للوكيل استقطاب عملاء الشركة.'],
  ['ar', 'يلتزم المستشار بعدم التواصل مع عملاء الطرف الأول.'],
  ['ar', 'يتعهد العامل بعدم استدراج عملاء صاحب العمل.'],
];
const reputations: [Locale, string][] = [
  ['en', 'Licensee shall not in any way disparage the Trademarks or the Company.'],
  ['en', 'Neither party shall make any derogatory statement about the other.'],
  ['en', "Endorser shall not engage in conduct that may damage the Company's reputation."],
  ['es', 'Las partes se comprometen a no denigrar a la otra parte.'],
  ['es', 'El Franquiciado se abstendrá de dañar la reputación de la marca.'],
  ['es', 'El Trabajador no hará declaraciones que perjudiquen el buen nombre de la Empresa.'],
  ['fr', "Les parties s'engagent à ne pas se dénigrer mutuellement."],
  ['fr', "Le Franchisé s'interdit tout acte susceptible de nuire à l'image du réseau."],
  ['fr', "Le Salarié s'abstient de tout propos désobligeant sur la société."],
  ['de', 'Die Parteien werden sich nicht herabwürdigend oder abfällig übereinander äußern.'],
  ['de', 'Der Partner unterlässt rufschädigende Äußerungen und verpflichtet sich, diese zu unterlassen.'],
  ['de', 'Der Werbepartner verpflichtet sich, dem Ruf der Marke nicht zu schaden.'],
  ['ar', 'يلتزم الطرفان بعدم الإساءة إلى سمعة بعضهما.'],
  ['ar', 'يتعهد العامل بالامتناع عن التشهير بصاحب العمل، ويلتزم بعدم التشهير به.'],
  ['ar', 'لا يجوز للوكيل القيام بما يضر بسمعة الشركة.'],
];
const none: [Locale, string][] = [
  ['en', 'Supplier is an equal opportunity employer and shall deliver the goods to the customers of the Client.'],
  ['es', 'El Proveedor entregará los bienes y atenderá las solicitudes de los clientes.'],
  ['fr', 'Le Prestataire met à disposition un service client et du personnel qualifié.'],
  ['de', 'Der Anbieter setzt qualifizierte Mitarbeiter ein und informiert die Kunden.'],
  ['ar', 'يقدم المورد خدمات إلى العملاء عن طريق موظفين مؤهلين.'],
];

const plays: [string, AnyPlay, [Locale, string][]][] = [
  ['hiring away of staff', noSolicitEmployees as AnyPlay, staff],
  ['approaching of customers', noSolicitCustomers as AnyPlay, customers],
  ['harm to reputations', nonDisparagement as AnyPlay, reputations],
];

describe.each(plays)('a clause against %s', (_name, play, said) => {
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toHaveLength(1);
    });
  }

  for (const [language, text] of none) {
    test(`is not seen in ${language} in: “${text}”`, () => {
      expect(testPlay(play, text, { language }).words).toEqual([]);
    });
  }
});

test('is not about customers when it is about the staff of the party called “Client”', () => {
  const text = 'The Consultant shall not, for twelve months, solicit or entice away any employee of the Client.';
  expect(testPlay(noSolicitCustomers as AnyPlay, text).words).toEqual([]);
  expect(testPlay(noSolicitEmployees as AnyPlay, text).words).toHaveLength(1);
});

describe('such restraints', () => {
  const staffFor = (period: string) =>
    testPlay(
      noSolicitEmployees,
      `For ${period} after termination of this Agreement, neither party shall solicit or hire the employees of the other.`,
    );

  test('on hiring are a risk beyond a year, up to a year they are not', () => {
    expect(staffFor('thirteen months').risks.map(({ level }) => level)).toEqual(['medium']);
    expect(staffFor('twelve months').risks).toEqual([]);
  });

  test('on customers are a high risk beyond a year, a medium one up to a year', () => {
    const levels = (period: string) =>
      testPlay(
        noSolicitCustomers,
        `For ${period} after termination of this Agreement, Agent shall not solicit any customers of the Company.`,
      ).risks.map(({ level }) => level);
    expect(levels('two years')).toEqual(['high']);
    expect(levels('one year')).toEqual(['medium']);
  });

  test('say whom they bind and for how long', () => {
    expect(staffFor('twelve months').explained).toBe(
      'The contract restricts winning over or hiring staff; the quoted words say whose. It binds both sides. It goes on after the contract has ended. Period named: 12 months.',
    );
  });
});
