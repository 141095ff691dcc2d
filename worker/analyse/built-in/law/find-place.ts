import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { type Place, places } from '#worker/analyse/languages/legal-words.ts';
import type { Found } from '../play';
import { findGoverningLaw, type NamedLaw } from '../read/governing-law';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { normaliseText } from '../text/normalised-text';
import { says } from '../text/says';
import { settings } from './settings';

/** Contracts that are under the law of the place where the home is or the work is done, if they name no other. */
const localKinds: readonly ContractKind[] = [...settings['home-or-room'], ...settings['any-job']];
const farthest = 120;

/** The place whose law governs the contract; null where that is not known, or is no place that rules are known of. */
export function findPlace(contract: ContractText, kind: ContractKind | null, found: Found): Place | null {
  const place = placeNamed(contract, kind, found);
  const exempt = place && languages[contract.language].legal.exempt[place];
  return exempt && says(exempt, contract.language, contract.text) ? null : place;
}

function placeNamed(contract: ContractText, kind: ContractKind | null, found: Found): Place | null {
  const { language, text } = contract;
  const { statutes, towns } = languages[language].legal;
  const named = findGoverningLaw(contract);
  if (named) return placeOfLaw(named, language);
  const byStatute = onlyOne((place) => {
    const statute = statutes[place];
    return statute !== undefined && says(statute, language, text);
  });
  if (byStatute || found.has('governing-law') || !kind || !localKinds.includes(kind)) return byStatute;
  const whereabouts = situations(contract).join('\n');
  return onlyOne((place) => says(towns[place], language, whereabouts));
}

/** The place of a law that is named; null where it is none that is known. */
export function placeOfLaw(named: NamedLaw, language: Locale): Place | null {
  const { laws } = languages[language].legal;
  const { text: name } = normaliseText(named.name);
  return onlyOne((place) => says(laws[place], language, name));
}

/** What follows where the contract says that the home or the work is at some place: no addresses of the parties. */
function situations({ sentences, language }: ContractText): string[] {
  const { situated } = languages[language].legal;
  return sentences.flatMap(({ words }) => {
    const hit = compilePattern(situated, language).exec(words);
    return hit ? [words.slice(hit.index, hit.index + farthest)] : [];
  });
}

function onlyOne(isIt: (place: Place) => boolean): Place | null {
  const [place, other] = places.filter(isIt);
  return place && !other ? place : null;
}
