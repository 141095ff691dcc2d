import type { DealHead } from '#worker/analyse/languages/kind-words.ts';

/** What tells which of the first lines names the deal. */
export const dealHead: DealHead = {
  noun: /عقد|اتفاق|شروط|تصريح|رخصة|ترخيص|طلب|امر|نموذج|استمارة|رسالة|عرض|خطة|باقة|تفويض|اشتراك|عضوية|حجز|اقرار|تعهد|سند|ملحق|دليل|مشارطة|صك|مخالصة/,
  another: /سابقا|قديم|ترجمة عن|\bتقرا\b|بدلا من|يحل محل|منقول عن/,
  incidental: /(?:عن طريق|بواسطة|من خلال|عبر|لحساب|شامل|من قبل|اعداد) ?$/,
  before: /(?<![\u0620-\u064a])(?:[وف]?[بلك]?(?:ا?ل)?)$/,
};
