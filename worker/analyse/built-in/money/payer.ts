import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { MarkedSum } from './marked-sum';
import { otherThan, type Party } from './two-sides';

/** Behind the sum a sign must stand closer than before it. */
const farBehind = 14;
const behindCosts = 25;

/** Who pays by the grammar of the sentence; null where it does not tell. */
export function payerInWords(marked: MarkedSum, we: Party | null, language: Locale): Party | null {
  const told = signsOfPaying(marked, we, language).sort((a, b) => a.distance - b.distance || b.length - a.length);
  return told[0]?.party ?? null;
}

export function signsOfPaying({ words, at }: MarkedSum, we: Party | null, language: Locale) {
  const { payer, payee, wePay, youPay } = languages[language].money;
  return [
    ...signsIn(payer, words, at, (mark) => partyOf(mark)).map((one) => ({ ...one, kind: 'payer' })),
    ...signsIn(payee, words, at, (mark) => otherThan(partyOf(mark))).map((one) => ({ ...one, kind: 'payee' })),
    ...(we ? signsIn(wePay, words, at, () => we) : []).map((one) => ({ ...one, kind: 'we' })),
    ...(we ? signsIn(youPay, words, at, () => otherThan(we)) : []).map((one) => ({ ...one, kind: 'you' })),
  ];
}

/** "The Band pays the Agency", where both were read as one side: then the words do not tell. */
export function paysItself({ words, at }: MarkedSum, language: Locale): boolean {
  if (words.includes('①') === words.includes('②')) return false;
  const { payer, payee } = languages[language].money;
  const near = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...words.matchAll(pattern)]
        .filter(({ 0: found, index }) => index <= at + closeBy && index + found.length >= at - closeBy)
        .map(({ 0: found, index }) => index + found.search(/[①②]/)),
    );
  const paid = near(payee);
  return near(payer).some((place) => paid.some((other) => other !== place));
}
const closeBy = 30;

const partyOf = (mark: string | undefined): Party => (mark === '②' ? 'other' : 'reader');

function signsIn(patterns: readonly RegExp[], words: string, at: number, read: (mark: string | undefined) => Party) {
  return patterns.flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      if (isOwner.test(words.slice(end - 1, end + 3))) return [];
      const spans = start <= at && end > at;
      const distance = spans
        ? 0
        : end <= at
          ? gapBetween(words.slice(end, at))
          : gapBehind(behindSum(words, at, start), match[0]);
      return distance === null ? [] : [{ distance, spans, length: match[0].length, party: read(match[1]) }];
    }),
  );
}

/** "Paid to the Buyer's solicitors" is not paid to the Buyer. */
const isOwner = /^[①②]['’]s(?!\p{L})/u;

/** A new clause weighs as much as a long gap. */
const gapBetween = (gap: string) => gap.length + 30 * (gap.match(/[;:]/g)?.length ?? 0);
/** "The costs, £900, are paid by the Seller": the sentence goes on. */
const behindSum = (words: string, at: number, start: number) =>
  words.slice(words.startsWith(', ¤, ', at - 2) ? at + 2 : at + 1, start);
function gapBehind(gap: string, sign: string) {
  // "£15 per hour, paid by the Owner": behind a comma the sum goes on, unless somebody begins to do something.
  const bare = /^[①②]/.test(sign) ? gap : gap.replace(/, $/, ' ');
  return bare.length > farBehind || /[,:;#.]/.test(bare) ? null : gap.length + behindCosts;
}
