import type { HarmWords } from '../harm-words';
import { frenchBindingHarms } from './harms/binding';
import { frenchDisputesHarms } from './harms/disputes';
import { frenchFreedomHarms } from './harms/freedom';
import { frenchLeavingHarms } from './harms/leaving';
import { frenchLiabilityHarms } from './harms/liability';
import { frenchMoneyHarms } from './harms/money';
import { frenchThingsHarms } from './harms/things';
import { frenchWorkHarms } from './harms/work';

export const frenchHarms: HarmWords = {
  mutual:
    /\b(?:chacune? des (?:deux )?parties|chaque partie|les deux parties|aucune des (?:deux )?parties|l'une (?:ou|et) l'autre des parties|l'une (?:ou|et|envers|contre) l'autre|chacun de nous)\b|\bles parties (?:\S{1,12} ){0,2}(?:renoncent|se libèrent|s'engagent|s'interdisent)\b|\b(?:mutuel|réciproque)(?:le|s|les|ment|lement)?\b/,
  never: [
    // Nobody is bound to one side alone.
    /\b(?:sans|aucune|pas d'|ni) ?exclusivité|\bnon exclusi/,
    /\b(?:rien dans|aucune (?:disposition|clause)|la présente (?:clause|disposition)).{0,40}\b(?:ne (?:limite|prive|porte)|n'exclut|n'a pour)/,
    /\bne (?:s'applique|prive|porte) (?:pas|atteinte).{0,50}\b(?:consommat|droits (?:légaux|que la loi))/,
  ],
  sayings: {
    ...frenchBindingHarms,
    ...frenchLeavingHarms,
    ...frenchMoneyHarms,
    ...frenchLiabilityHarms,
    ...frenchThingsHarms,
    ...frenchDisputesHarms,
    ...frenchWorkHarms,
    ...frenchFreedomHarms,
  },
};
