import type { PeriodPhrases } from '../period-phrases';

export const periods: PeriodPhrases = {
  notice: {
    before:
      /(?:preaviso|antelación|anticipación|antes)(?: \S{1,10}){0,2}(?: de| no inferior a| de al menos| mínimo| mínima de)? ?$/,
    after: /^ (?:\S{1,12} ){0,3}(?:antelación|anticipación|preaviso|previos?|antes)/,
  },
  afterTheEnd:
    /(?:después|tras|a partir|desde|posterior(?:es)? a|siguientes a|luego|una vez)\b.{0,60}(?:terminaci|terminad|extinci|extinguid|finaliza|resoluci|vencimiento|fin\b|expiraci|cese)/,
};
