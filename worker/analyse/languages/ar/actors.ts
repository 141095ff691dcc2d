import type { ActorWords } from '../actor-words';

/** What may be a party, as the one group of a pattern with the flags `dgu`. */
const noun = '((?:ال|لل)(?:مرخص له(?!\\p{L})|\\p{L}{3,60}(?: (?:الاول|الثاني|الاولي|الثانية))?))';

export const actors: ActorWords = {
  article: null,
  pronouns: { you: /^انتم?$/, we: /^نحن$/ },
  quantities: {
    each: /كل (?:من )?(?:الطرفين|طرف|الاطراف|منهما)|كلا الطرفين/,
    either: /احد الطرفين/,
    any: /(?:اي|احد) (?:من )?(?:الطرفين|طرف(?! ثالث)|الاطراف|منهما)/,
    neither: /(?:ليس|لا يجوز|لا يحق) لاي (?:من )?(?:الطرفين|طرف|الاطراف)/,
  },
  acts: {
    granting: 'يمنح|تمنح|يرخص|ترخص',
    assigning: 'يتنازل|تتنازل|ينقل|تنقل|يحيل|تحيل',
  },
  actor: (verbs) => [`(?:${verbs}) ${noun}`],
  bothBound: /الطرفان/,
  bound: [new RegExp(`(?:يلتزم|يتعهد|تلتزم|تتعهد|يمتنع|تمتنع|يحظر علي|يجب علي|لا يحق|لا يجوز) ${noun}`, 'dgu')],
  bothPromise: /الطرفان|يتبادل/,
  asksForVerb: false,
  promisor: new RegExp(`(?:يلتزم|يتعهد|تلتزم|تتعهد|يوافق|يعوض) ${noun}`, 'dgu'),
  bothMay: /الطرفان/,
  rightHolder: [new RegExp(`(?:يجوز|يحق) (?=لل)${noun}`, 'dgu')],
};
