import type { Writing } from '../writing';

export const writing: Writing = {
  abbreviations: 'م د أ ا ص ب.ض هـ',
  commonWords: null,
  negations: 'لا لم لن ليس ليست غير دون بدون الا عدم ما',
  clauseNames: 'المادة مادة البند بند الفقرة فقرة القسم للمادة للبند بالمادة بالبند',
  hasCapitals: false,
  groupMark: ',',
  monthMayLead: false,
  behindOrdinal: null,
  quotationMarks: ['«', '»'],
  // Texts of the product use Western digits, as the contracts' own amounts mostly do.
  formatTag: 'ar-u-nu-latn-ca-gregory',
  firstOfMonth: null,
  lettersPerToken: 1.5,
  weekend: [5, 6],
  nameForModels: 'Modern Standard Arabic',
};
