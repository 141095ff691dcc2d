import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { MarkedSum } from './marked-sum';

const far = 110;
const near = 50;
const box = /(?<empty>[☐□▢]|\[[ _]{0,3}\]|\([ _]{1,3}\))|(?<ticked>[☒☑☑✓✔]|\[[xX×✓✔]\]|\([xX×✓✔]\))/gu;

/** "☐ Parking £45 a month", "[ ] Yes (£45) [x] No": nobody chose what the sum is for. */
export function isUnticked({ words, at }: MarkedSum, language: Locale): boolean {
  const { no } = languages[language].notOwed;
  const before = words.slice(Math.max(0, at - far), at);
  const boxes = [...before.matchAll(box)];
  const last = boxes.at(-1);
  const behind = [
    ...words
      .slice(at + 1, at + 1 + near)
      .split(/[#¤]/, 1)
      .join()
      .matchAll(box),
  ];
  const all = [...boxes.slice(-2), ...behind];
  if (all.length === 0) return false;
  const isNo = ({ index, 0: sign, input }: RegExpExecArray) => no.test(input.slice(index + sign.length).trimStart());
  const isRefused = all.some((one) => one.groups?.ticked !== undefined && isNo(one));
  const isBeside = last && !/[#;]/.test(before.slice(last.index));
  if (isRefused) return Boolean(isBeside) || behind.length > 0;
  return Boolean(isBeside && last?.groups?.empty !== undefined && !isNo(last));
}
