import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Standing } from '#worker/analyse/languages/party-words.ts';
import { keyOf } from '../parties/calls';
import type { ContractSide } from '../parties/contract-sides';
import type { Mention } from '../parties/mentions';
import { isPronoun } from '../parties/pronouns';
import { spokenAs } from '../parties/roles-in-text';
import { standingOf } from '../parties/standing';
import type { ContractText } from '../text/contract-text';
import { readActingRoles } from './acting-roles';
import { knownForms } from './role-of-nameless';
import { readPronoun } from './spoken-roles';
import { isCalledYou, mentionsBy, named, nameOf, otherThan, spokenIn, type TwoSides } from './two-sides';

/**
 * One of the two is known, or nobody; the other is whoever else the text says must or may do something, or else "we"
 * who speak to the one who is known.
 */
export function withActing(
  one: ContractSide | undefined,
  everyone: readonly ContractSide[],
  contract: ContractText,
): TwoSides | null {
  const { language } = contract;
  // Who else is named may stand on either side.
  if (everyone.some((other) => other !== one && other.party && other.side !== 'reader')) return null;
  if (!one) return bothActing(contract);
  const forms = knownForms([one], contract);
  const [acting] = readActingRoles(1, (key) => forms.has(key) || isPronoun(key, language), contract) ?? [];
  const isReading = one.side === 'reader' || isCalledYou(one, contract);
  // Whoever speaks to "you" and is no reader is who "we" are.
  const addressed = isReading || !spokenAs('you', contract) ? null : calledYou(contract);
  const speaking = spokenAs('we', contract) ?? spokenAs('i', contract);
  const other = acting?.called ?? addressed ?? speaking;
  if (!other) return null;
  const isOtherReading = !acting && Boolean(addressed);
  const reads = isReading ? 'one' : isOtherReading ? 'other' : weakerOf(one.role ?? '', other, language);
  const party = reads === 'other' ? 'other' : 'reader';
  const { you } = languages[language].parties.pronouns;
  const isOne = (mention: Mention) =>
    one.side === 'reader'
      ? mention.side === 'reader'
      : mention.party === one.party && mention.called === (one.role ?? one.name);
  const partyOf = (mention: Mention) => {
    if (isOne(mention)) return party;
    if (!isPronoun(mention.called, language)) return null;
    // Whoever is spoken to reads, whoever speaks does not.
    return you.some((word) => keyOf(word) === keyOf(mention.called)) ? 'reader' : 'other';
  };
  const known = mentionsBy(partyOf, contract);
  const mentionsIn = (words: string) => [
    ...known(words),
    ...(acting ? spokenIn(acting, otherThan(party), words, contract) : []),
  ];
  const names = { [party]: nameOf(one, contract), [otherThan(party)]: other } as TwoSides['names'];
  return named(names, reads !== null, mentionsIn, isOtherReading || isCalledYou(one, contract));
}

/** Nobody is known; two roles act. */
function bothActing(contract: ContractText): TwoSides | null {
  const { language } = contract;
  const [first, second] = readActingRoles(2, (key) => isPronoun(key, language), contract) ?? [];
  if (!first || !second) return bothSpeaking(contract);
  const reads = weakerOf(first.called, second.called, language);
  const [reader, other] = reads === 'other' ? [second, first] : [first, second];
  const mentionsIn = (words: string) => [
    ...spokenIn(reader, 'reader', words, contract),
    ...spokenIn(other, 'other', words, contract),
  ];
  return named({ reader: reader.called, other: other.called }, reads !== null, mentionsIn);
}

/** Nobody has a name or a role; "I" or "we" write to "you". */
function bothSpeaking(contract: ContractText): TwoSides | null {
  const { pronouns } = languages[contract.language].parties;
  const reader = readPronoun(pronouns.you, contract);
  const other = readPronoun([...pronouns.we, ...pronouns.i], contract);
  if (!reader || !other) return null;
  const mentionsIn = (words: string) => [
    ...spokenIn(reader, 'reader', words, contract),
    ...spokenIn(other, 'other', words, contract),
  ];
  return named({ reader: reader.called, other: other.called }, true, mentionsIn, true);
}

/** "You" as who acts is called, not as "to you". */
function calledYou(contract: ContractText): string | undefined {
  const { you } = languages[contract.language].parties.pronouns;
  return readPronoun(you, contract)?.called ?? you[0];
}

/** Who of two rather needs protection, by how parties that are called so usually stand. */
function weakerOf(one: string, other: string, language: Locale): 'one' | 'other' | null {
  const isWeak = (role: string) => weak.includes(standingOf(role, language) ?? 'strong');
  return isWeak(one) === isWeak(other) ? null : isWeak(one) ? 'one' : 'other';
}
const weak: readonly Standing[] = ['protected', 'backing', 'served'];
