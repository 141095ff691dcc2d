import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';
import { type Duration, readDurations } from './durations';

/** Words right before and right after a notice period. */
const around: Record<Locale, { before: RegExp; after: RegExp }> = {
  en: {
    before: /notice(?: period)?,? (?:of|in writing of) (?:not less than |no less than |at least |a minimum of )?$/,
    after:
      /^'? ?(?:\(\S{1,14}(?: \S{1,10})?\) )?(?:prior|before|preceding|in advance|ahead of|(?:of )?(?:a |prior |advance |advanced |written |previous ){0,3}(?:notice|notification|warning))/,
  },
  es: {
    before:
      /(?:preaviso|antelación|anticipación|antes)(?: \S{1,10}){0,2}(?: de| no inferior a| de al menos| mínimo| mínima de)? ?$/,
    after: /^ (?:\S{1,12} ){0,3}(?:antelación|anticipación|preaviso|previos?|antes)/,
  },
  fr: {
    before: /préavis (?:écrit |minimal |minimum )?(?:de |d'|d'au moins |minimum de |d'un délai de |de moins de )?$/,
    after: /^ (?:calendaires |ouvrés )?(?:au moins |au plus tard )?(?:avant|à l'avance|de préavis|précédant)/,
  },
  de: {
    before: /frist (?:von|beträgt)(?: mindestens| wenigstens| jeweils)? ?$/,
    after: /^ (?:im voraus|vor\b|vorher|zum\b|(?:kündigungs)?frist)/,
  },
  ar: {
    before: /(?:قبل|مدته|مدتها|مهلة|بمدة|بمهلة)(?: (?:لا تقل عن|قدرها|مدة|انتهاء \S{1,20} ب)){0,2} ?ب?$/,
    after: /^ (?:\(\S{1,12}(?: \S{1,10})?\) )?(?:علي الاقل )?(?:من (?:تاريخ )?(?:انتهاء|نهاية)|قبل|مقدما)/,
  },
};

/** The period by which notice has to be given, "60 days" in "not less than 60 days before it ends"; null when none is named. */
export function readNoticePeriod(words: string, language: Locale): Duration | null {
  return readDurations(words, language).find((duration) => isNoticePeriod(duration, words, language)) ?? null;
}

export function isNoticePeriod({ index, end }: Duration, words: string, language: Locale): boolean {
  const { before, after } = around[language];
  return (
    compilePattern(before, language).test(words.slice(Math.max(0, index - 60), index)) ||
    compilePattern(after, language).test(words.slice(end, end + 60))
  );
}
