import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Harms said outright, in sentences that are short and plain and look like no other. */
export const arabicOutrightHarms = {
  'ended-at-will': [
    {
      says: [
        /(?:يجوز|يحق|(?<![\u0620-\u064a])(?:و)?لل[\u0620-\u064a]{3,12}|تحتفظ|يحتفظ|لنا|ان ينهي|ان تنهي)/,
        /(?:انهاء|فسخ|الغاء|ينهي|تنهي|يفسخ|تفسخ|استرداد|اخراج)/,
        /(?:دون|بدون|من غير|بلا) (?:ابداء |ذكر |بيان )?(?:اي )?(?:ال)?(?:سبب|اسباب|مبرر|اسبابه)|متي (?:شاء|شاءت|اراد|ارادت|رغب)|لاي سبب|في اي وقت (?:يراه|تراه|يشاء|تشاء)/,
      ],
      unless: [/(?:اي من|كل من|كلا|احد) (?:ال)?(?:طرفين|فريقين|طرف)|لا يجوز|لا يحق|الا (?:ل|في|ب)|فقط/],
      onlyBy: 'other',
      alone: true,
    },
  ],
  'liability-excluded': [
    {
      says: [
        /(?:اخلي|اخلي طرف|ابرئ|تخلي|يخلي|تخلو|نخلي) (?:\S{1,12} )?(?:مسؤولي|مسءولي|ذمة|طرف)/,
        /(?:اصابة|حادث|ضرر|اضرار|مرض|تلف|فقد|سرقة)/,
      ],
      unless: [/لا (?:اخلي|يخلي|تخلي|ابرئ)/],
      notBy: 'other',
    },
  ],
  'guarantee-of-person': [
    {
      says: [
        /(?:يضمن|تضمن|يكفل|تكفل|كفالة|ضمانا)/,
        /(?:شخصيا|شخصية|تضامن|تضامنيا|تضامنية|مستمرة|من مال|باموال)/,
        /(?:كل ما|جميع|كافة|ديون|المشتري|المستاجر|المقترض|المدين|التزامات)/,
      ],
      unless: [/(?:لا|لن) (?:ي|ت)(?:ضمن|كفل)|ضمان (?:المصنع|الصانع|المنتج)|التامين الصحي/],
      notBy: 'other',
      alone: true,
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
