import type { HarmWords } from '../harm-words';
import { englishBindingHarms } from './harms/binding';
import { englishDailyHarms } from './harms/daily';
import { englishMoneyHarms } from './harms/money';
import { englishWorkHarms } from './harms/work';

export const englishHarms: HarmWords = {
  never: [
    /\bstruck out\b|\bdeleted by agreement\b|\bnot applicable\b/,
    /\b(?:do|does|did|shall|will|is|are|can) ?not (?:\w{1,12} )?(?:limit|exclude|restrict|cap)\b/,
    /\bnothing (?:in|on|here|said)\b.{0,60}\b(?:limits?|excludes?|affects?|restricts?|caps?|waives?|takes away|assigns?|stops you|prevents you|shuts out|gives)\b/,
    /\bnobody (?:is asked|signs)\b|\b(?:asked|called upon|required|obliged) to indemnify\b/,
    /\byou (?:do not|don't|need not|never|will not) (?:have to|need to|be (?:asked|charged|required))\b/,
  ],
  sayings: { ...englishBindingHarms, ...englishMoneyHarms, ...englishDailyHarms, ...englishWorkHarms },
};
