import type { PeriodPhrases } from '../period-phrases';

export const periods: PeriodPhrases = {
  notice: {
    before: /frist (?:von|beträgt)(?: mindestens| wenigstens| jeweils)? ?$/,
    after: /^ (?:im voraus|vor\b|vorher|zum\b|(?:kündigungs)?frist)/,
  },
  afterTheEnd:
    /(?:nach|ab)\b.{0,60}(?:beendigung|ende\b|ablauf|ausscheiden|vertragsende|kündigung)|nachvertraglich|über (?:das|die) .{0,30}(?:ende|beendigung)/,
};
