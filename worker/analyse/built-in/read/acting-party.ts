import type { Act } from '#worker/analyse/languages/actor-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { chooseNamed, readNamed } from './who';

/** The party that does it, as the contract calls it ("Licensor" in "Licensor hereby grants"); null when unclear. */
export function readActingParty(
  passage: Pick<Passage, 'words' | 'start'>,
  act: Act,
  contract: ContractText,
): string | null {
  const { actor, acts } = languages[contract.language].actors;
  const patterns = actor(acts[act]).map((shape) => new RegExp(shape, 'dgu'));
  return chooseNamed(readNamed(passage, patterns, contract));
}
