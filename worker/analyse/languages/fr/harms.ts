import type { HarmWords } from '../harm-words';
import { frenchBindingHarms } from './harms/binding';
import { frenchDailyHarms } from './harms/daily';
import { frenchMoneyHarms } from './harms/money';

export const frenchHarms: HarmWords = {
  never: [
    /\b(?:rien dans|aucune (?:disposition|clause)|la présente (?:clause|disposition)).{0,40}\b(?:ne (?:limite|prive|porte)|n'exclut|n'a pour)/,
    /\bne (?:s'applique|prive|porte) (?:pas|atteinte).{0,50}\b(?:consommat|droits (?:légaux|que la loi))/,
  ],
  sayings: { ...frenchBindingHarms, ...frenchMoneyHarms, ...frenchDailyHarms },
};
