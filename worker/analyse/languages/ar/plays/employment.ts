import type { EmploymentWords } from '#worker/analyse/languages/play-words/employment.ts';

export const employment: EmploymentWords = {
  probation: {
    rule: {
      about: /تجربة|اختبار/,
      signs: [[/(?:فترة|مدة|تحت) (?:ال)?(?:تجربة|اختبار)/, 3]],
    },
  },
  holiday: {
    rule: {
      about: /اجازة|اجازات/,
      signs: [[/اجازة (?:ال)?سنوية|الاجازة السنوية|اجازات (?:ال)?سنوية|(?:يوما|يوم).{0,30}اجازة/, 3]],
    },
  },
  'working-hours': {
    rule: {
      about: /ساعات|ساعة/,
      signs: [[/ساعات (?:ال)?عمل|ساعة (?:عمل )?(?:اسبوعيا|في الاسبوع|يوميا)|(?:العمل|ساعات) (?:ال)?اضافي/, 3]],
    },
    unpaid: /(?:الاضافي|الاضافية|اضافية).{0,80}(?:دون مقابل|بدون مقابل|بدون اجر|دون اجر|مشمول)/,
  },
};
