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
  sentenceWords: /(?:^|\s)(?:يجب|يجوز|يكون|تكون|يلتزم|تلتزم|يدفع|تدفع|لا|علي|نحن|انت)(?:\s|$)/,
  mutual:
    /(?:كل (?:من )?(?:ال)?(?:طرفين|طرف|اطراف|فريق|فريقين)|كلا (?:ال)?(?:طرفين|فريقين)|كل منهما|اي من (?:ال)?(?:طرفين|فريقين)|احد (?:ال)?(?:طرفين|فريقين)|لاي من (?:ال)?(?:طرفين|فريقين)|(?:متبادل|تبادل)\S{0,3})|(?:يتنازل|يلتزم|يتعهد|يبرئ) (?:ال)?(?:طرفان|فريقان|اطراف)|لكل منهما|(?:يبقي|تبقي) بيننا|لاحدهما (?:علي|تجاه) (?:ال)?اخر/,
  never: [
    // The price stays whatever happens, one may withdraw, or somebody pays the reader for what it missed.
    /(?:يبقي|تبقي|يظل|تظل) (?:السعر|الثمن|الاجرة|القيمة|الرسوم) (?:\S{1,12} ){0,3}(?:ثابت|كما|دون تغيير|نفس).{0,30}(?:ولو|وان|مهما) (?:\S{1,12} ){0,2}(?:ارتفع|زاد|غلا|تغير)|(?:لها|له|لك|لكم|يحق لها|يحق له|يحق لك) (?:ان )?(?:سحب|تسحب|يسحب|الرجوع عن|العدول عن) (?:\S{1,12} ){0,2}(?:موافق|الموافق|اذن|الاذن)|(?:اذا|ان) (?:تاخرنا|لم نحضر|تخلفنا|قصرنا).{0,60}(?:تحصل|تستحق|نعوضك|ندفع لك)|لا (?:يؤثر|يمس) (?:ذلك )?(?:عليك|فيك)/,
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
