import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Standing } from '#worker/analyse/languages/party-words.ts';
import { keyOf } from './calls';
import { isCompany } from './naming/company-name';
import { standingOf } from './standing';

/** A party as far as it matters for who reads the contract. */
export interface Candidate {
  name: string | null;
  role: string | null;
  /** Everything that it is called besides, "you" and "we" too. */
  called: readonly string[];
}

const weights: Record<Standing, number> = {
  protected: 3,
  backing: 1.6,
  served: 2,
  working: 1.2,
  serving: -2,
  strong: -3,
};
const pronounWeight = 3;
const personWeight = 0.8;
const fewestApart = 0.35;

/** Who would have the contract read for its own protection; null where several are as likely, or nothing tells. */
export function guessReader<Party extends Candidate>(parties: readonly Party[], language: Locale): Party | null {
  const alone = personAmongFirms(parties, language);
  if (alone) return alone;
  const weighed = parties
    .map((party) => ({
      party,
      weight: hasWorkDone(party, parties, language) ? weights.protected : weigh(party, language),
    }))
    .sort((a, b) => b.weight - a.weight);
  const [first, ...others] = weighed;
  if (!first) return null;
  // Several persons on one side are read for alike: the first of them stands for all.
  const isSpokenTo = ({ called }: Candidate) =>
    called.some((one) => languages[language].parties.pronouns.you.map(keyOf).includes(keyOf(one)));
  const isBeside = (party: Candidate) =>
    (party.role && party.role === first.party.role) || (isSpokenTo(party) && isSpokenTo(first.party));
  const second = others.find(({ party }) => !isBeside(party));
  if (!second) return first.weight >= 2 ? first.party : null;
  return first.weight - second.weight >= fewestApart ? first.party : null;
}

/** Between people and firms whatever they buy or sell people need the protection; whoever answers for them stands behind. */
function personAmongFirms<Party extends Candidate>(parties: readonly Party[], language: Locale): Party | null {
  const own = parties.filter(({ role }) => role === null || standingOf(role, language) !== 'backing');
  const people = own.filter(({ name }) => name !== null && !isCompany(name, language));
  const firms = own.filter(({ name }) => name !== null && isCompany(name, language));
  const [first] = people;
  if (!first || firms.length === 0 || people.length + firms.length < own.length) return null;
  return people.every(({ role }) => role === first.role) ? first : null;
}

/** An owner who is a person and has others do works or services for them, or lets to a firm: strong for a tenant alone. */
function hasWorkDone({ name, role }: Candidate, parties: readonly Candidate[], language: Locale) {
  if (name === null || role === null || isCompany(name, language) || standingOf(role, language) !== 'strong')
    return false;
  const others = parties.filter(
    (one) => one.role !== role && (one.role === null || standingOf(one.role, language) !== 'backing'),
  );
  const serve = others.flatMap((one) => (one.role === null ? [] : [standingOf(one.role, language)]));
  if (serve.length > 0 && serve.every((one) => one === 'serving' || one === 'working')) return true;
  return others.length > 0 && others.every((one) => one.name !== null && isCompany(one.name, language));
}

function weigh({ name, role, called }: Candidate, language: Locale) {
  const { pronouns } = languages[language].parties;
  const names = [...(role ? [role] : []), ...called];
  const standings = names.flatMap((one) => standingOf(one, language) ?? []);
  const is = (words: readonly string[]) => names.some((one) => words.includes(keyOf(one)));
  const standing = Math.max(...standings.slice(0, 1).map((one) => weights[one]), Number.NEGATIVE_INFINITY);
  const pronoun = is(pronouns.you.map(keyOf))
    ? pronounWeight
    : is([...pronouns.we, ...pronouns.i])
      ? -pronounWeight
      : 0;
  const kind = name === null ? 0 : isCompany(name, language) ? -personWeight : personWeight;
  return (Number.isFinite(standing) ? standing : 0) + pronoun + kind;
}
