import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import type { Actor } from './actor';
import { keyOf } from './calls';
import { type ContractSide, readContractSides } from './contract-sides';
import { createSides } from './sides';

/** How the sentences that do a harm are made: whoever acts in them bears it, or gains by it, or both sides bear it alike. */
export type Bearing = 'bears' | 'gains' | 'both';

/** For whom a contract is read, and whom its words then hurt. */
export interface Viewpoint {
  reader: Reader;
  /** Whether that is who usually has such a contract read; null where nothing tells who that would be. */
  isUsual: boolean | null;
  /** What the contract calls the other side; null where it is not known. */
  otherCalled: string | null;
  /** Null where it is not clear. */
  whomItHurts(sentences: readonly Pick<Sentence, 'words'>[], bearing: Bearing): 'reader' | 'other' | 'both' | null;
}

/** The contract as `chosen` reads it; without a choice, as whoever usually would. */
export function readViewpoint(contract: ContractText, chosen: Reader): Viewpoint {
  const sides = createSides(contract);
  const everyone = readContractSides(contract);
  const own = chosen && findSide(everyone, chosen);
  const isUsual = !chosen || (sides.reader && own ? own.side === 'reader' : null);
  const sideOf = ({ side, party }: Actor) => {
    if (side === 'both') return side;
    if (isUsual === null) return own?.party && party ? (party === own.party ? 'reader' : 'other') : null;
    return side && (isUsual ? side : oppositeOf(side));
  };
  const hurtBy = (words: string, bearing: Bearing) => {
    const subject = sides.subjectOf({ words });
    const acting = subject && sideOf(subject);
    if (!acting || acting === 'both') return acting;
    const { deed } = subject;
    if (bearing === 'bears') return deed === 'may' ? null : acting;
    // A ban or a duty in such a sentence is as often the other's.
    return deed === null || deed === 'may' ? oppositeOf(acting) : null;
  };
  return {
    reader: own && chosen?.role === null ? { name: own.name, role: own.role } : (chosen ?? sides.reader),
    isUsual,
    otherCalled: calledOther(everyone, { own, isUsual }),
    whomItHurts(sentences, bearing) {
      if (bearing === 'both') return 'both';
      const [first = null, ...others] = sentences.map(({ words }) => hurtBy(words, bearing));
      return others.every((one) => one === first) ? first : null;
    },
  };
}

const oppositeOf = (side: 'reader' | 'other') => (side === 'reader' ? 'other' : 'reader');

/** A side by its name or role; what somebody called it may be either. */
function findSide(everyone: readonly ContractSide[], chosen: NonNullable<Reader>) {
  return everyone.find((side) => isCalled(side, chosen)) ?? everyone.find(({ role }) => same(role, chosen.name));
}

const same = (one: string | null, other: string | null) =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

function isCalled({ name, role }: ContractSide, chosen: NonNullable<Reader>) {
  return name && chosen.name ? same(name, chosen.name) : same(role, chosen.role) || same(name, chosen.name);
}

function calledOther(
  everyone: readonly ContractSide[],
  { own, isUsual }: { own: ContractSide | null | undefined; isUsual: boolean | null },
): string | null {
  const others =
    isUsual === null
      ? everyone.filter((one) => own && one !== own)
      : everyone.filter(({ side }) => side === (isUsual ? 'other' : 'reader'));
  const [other, second] = others;
  return second && second.role !== other?.role ? null : (other?.role ?? other?.name ?? null);
}
