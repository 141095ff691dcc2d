import type { HarmWords } from '../harm-words';
import { arabicBindingHarms } from './harms/binding';
import { arabicDisputesHarms } from './harms/disputes';
import { arabicFreedomHarms } from './harms/freedom';
import { arabicLeavingHarms } from './harms/leaving';
import { arabicLiabilityHarms } from './harms/liability';
import { arabicMoneyHarms } from './harms/money';
import { arabicThingsHarms } from './harms/things';
import { arabicWorkHarms } from './harms/work';

export const arabicHarms: HarmWords = {
  mutual:
    /(?:كل (?:من )?(?:ال)?(?:طرفين|طرف|اطراف|فريق|فريقين)|كلا (?:ال)?(?:طرفين|فريقين)|كل منهما|اي من (?:ال)?(?:طرفين|فريقين)|احد (?:ال)?(?:طرفين|فريقين)|لاي من (?:ال)?(?:طرفين|فريقين)|(?:متبادل|تبادل)\S{0,3})|(?:يتنازل|يلتزم|يتعهد|يبرئ) (?:ال)?(?:طرفان|فريقان|اطراف)|لاحدهما (?:علي|تجاه) (?:ال)?اخر/,
  never: [
    // Nobody is bound to one side alone.
    /(?:دون|بلا|لا|غير) حصري/,
    /لا شي\S{0,2} (?:في|من) (?:هذ|ذلك)|ليس في (?:هذا|هذه) \S{1,20} ما (?:يحد|يمنع|يحرم|يسقط|يعفي)|لا يحد (?:هذا|شي|ذلك)|لا يمس (?:هذا|ذلك)|لا يمنع(?:ك|ه|كم|ها)? (?:هذا|ذلك|شي)/,
    /(?:ف)?(?:لا|لن|ولا) (?:نطلب|نطالب|نلزم|نحرم|نجبر|نعاقب)|كان لم (?:ت|ي)كن|تعد لاغية|يعد لاغيا|بناء علي طلبه وحده/,
    /(?:عقدنا|عقدي|عقده|عقدها) (?:مع|معها|معه) \S{1,20}.{0,40}(?:ينتهي|انتهي)|بموجب (?:عقد|اتفاق)\S{0,4} .{0,60}(?:ينتهي|انتهي|تنتهي)/,
  ],
  sayings: {
    ...arabicBindingHarms,
    ...arabicLeavingHarms,
    ...arabicMoneyHarms,
    ...arabicLiabilityHarms,
    ...arabicThingsHarms,
    ...arabicDisputesHarms,
    ...arabicWorkHarms,
    ...arabicFreedomHarms,
  },
};
