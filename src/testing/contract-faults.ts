import { type LaidOut, readLayout } from '../features/generated-contracts/contract-layout.rules';
import { termsIn } from '../features/generated-contracts/settle-clause.rules';

const roles =
  'Supplier|Customer|Client|Creator|Contractor|Company|Licensor|Licensee|Employer|Employee|Landlord|Tenant|Discloser|Recipient|Assignor|Assignee|Producer|Participant|Owner|Partner|Guarantor|Worker|Builder|Agent|Principal|Distributor|Director|Shareholder';

/** What a contract may say in one section alone. */
const once: Record<string, RegExp> = {
  'a limit of liability': /total liability (?:to the |arising |under (?!this clause)|in connection |for )/,
  'the governing law': /is governed (?:exclusively )?by the law/,
  'the whole agreement':
    /is the entire agreement|everything that the parties have agreed|contains all terms that the parties/,
  'how to change it': /^(?:Changes\. )?No (?:variation|change)|^A change to this Agreement is binding/,
  'how to give notice': /^A notice (?:under this Agreement )?(?:must|shall be in|may be given|is valid only)/,
  'what happens to an invalid provision':
    /^(?:Severability\. )?If a (?:provision|court)|^Each clause of this Agreement, each paragraph/,
  'who else has rights': /Contracts \(Rights of Third Parties\)/,
  'force majeure': /“Force Majeure Event” means|\(force majeure\)/,
  'interest on late payments':
    /^Interest on late payments is due|shall pay interest on the overdue|may claim interest on it|interest is due on it from/,
};

/** What a contract may not say beside the other. */
const contradictions: Record<string, [RegExp, RegExp]> = {
  'competition is free and restricted': [/free to work for any competitor/, /shall not.*\bbusiness that competes\b/],
  'a limit covers indemnities and does not': [
    /limits? does not apply to[^.]*duty in (?:it|this Agreement) to indemnify/,
    /limits? on liability in this Agreement (?:also )?appl(?:y|ies) to this clause\./,
  ],
  'value added tax is added and is not': [
    /No value added tax is added/,
    /value added tax, which [^.]* shall pay in addition|[Pp]rices (?:do not include|exclude) value added tax/,
  ],
  'moral rights are waived and kept': [/\bwaives its moral rights/, /moral rights[^.]*, which it asserts\./],
  'two payments in advance are asked for': [
    /^Of this (?:price|fee), [^.]*(?:in advance|on signing|before)/m,
    /pay a deposit of [^.]* of the price/,
  ],
  'the rest of a price follows a part that is said elsewhere': [
    /^The rest (?:of the (?:price|fee) )?is (?:paid|invoiced)/m,
    /pay a deposit of [^.]* of the price/,
  ],
  'it is renewed and runs until it is ended': [/\bRenewal Period\b/, /continues until it is ended/],
  'it has a fixed end and runs until it is ended': [/fixed term of/, /[Ii]t continues until it is ended/],
};

/** What a contract that says one thing has to say as well, whatever takes the place of its provisions. */
const consequences: Record<string, [RegExp, RegExp]> = {
  'when title to the goods passes': [/\(the “Goods”\)/, /[Tt]itle (?:to goods )?(?:passes|remains)|title pass/],
  'whether the services begin before the time for cancelling has ended': [
    /cancel my contract for the supply of the services/,
    /begin the Services before the time for cancelling has ended/,
  ],
  'the use of what was owned before': [
    /intellectual property rights in what was made specially/,
    /owned before|general tools|Existing|[Bb]ackground/,
  ],
};

const wordsOf = (blocks: readonly LaidOut[], ...kinds: LaidOut['kind'][]) =>
  blocks.filter(({ kind }) => kinds.includes(kind)).map(({ words }) => words);

/** What a lawyer would find wrong with the form of a contract, in words; nothing when all is well. */
export function faultsIn({ text, layout, unsigned }: { text: string; layout: string; unsigned?: true }): string[] {
  const blocks = readLayout(text, layout);
  const body = wordsOf(blocks, 'clause', 'item');
  const whole = [...wordsOf(blocks, 'opening', 'party', 'heading'), ...body, ...wordsOf(blocks, 'closing')].join('\n');
  return [
    ...numberFaults(blocks),
    ...partyFaults(blocks, whole, unsigned === true),
    ...termFaults(whole, wordsOf(blocks, 'party').flatMap(termsIn)),
    ...clashes(blocks, whole),
    ...Object.entries(contradictions).flatMap(([what, both]) => (both.every((one) => one.test(whole)) ? [what] : [])),
    ...Object.entries(consequences).flatMap(([what, [when, then]]) =>
      when.test(whole) && !then.test(whole) ? [`does not say ${what}`] : [],
    ),
    ...capFaults(whole),
    ...executionFaults(blocks, whole),
    ...wordFaults(whole),
  ];
}

/** Where insurance has to be kept, a limit is never lower than what it pays. */
function capFaults(whole: string): string[] {
  const insured = /shall keep in force[^.]*insurance/.test(whole);
  const limits = [...whole.matchAll(/(?<!Guarantor’s )total liability (?!under this clause)[\s\S]{0,1500}/g)];
  return insured
    ? limits.filter(([limit]) => !/insur/.test(limit)).map(([limit]) => `too low: ${limit.slice(0, 80)}`)
    : [];
}

function numberFaults(blocks: readonly LaidOut[]): string[] {
  let [section, clause] = [0, 0];
  const numbers = new Set<string>();
  const faults: string[] = [];
  for (const { kind, number, words } of blocks) {
    if (kind === 'heading') [section, clause] = [section + 1, 0];
    if (kind === 'clause') clause += 1;
    const wanted = kind === 'heading' ? `${section}.` : kind === 'clause' ? `${section}.${clause}` : number;
    if (number !== wanted) faults.push(`${number} should be ${wanted}: ${words}`);
    numbers.add((number ?? '').replace(/\.$/, ''));
  }
  for (const { kind, words } of blocks) {
    if (kind === 'value') continue;
    for (const [reference, first] of words.matchAll(/\bclauses? (\d+(?:\.\d+)?)/g)) {
      if (!numbers.has(first ?? '')) faults.push(`there is no ${reference}: ${words}`);
    }
  }
  return faults;
}

/** Everyone who is spoken of is a party, and every party signs; terms and notices that are published nobody signs. */
function partyFaults(blocks: readonly LaidOut[], whole: string, unsigned: boolean): string[] {
  const known = new Set([...termsIn(whole), ...wordsOf(blocks, 'party').flatMap(termsIn)]);
  const spokenOf = new Set(
    [
      ...whole.matchAll(
        new RegExp(`\\b(${roles})\\b(?! (?:Data|Materials|Inventions|and Tenant Act|Act|Fees Act))`, 'g'),
      ),
    ].map(([, role]) => role as string),
  );
  const signed = wordsOf(blocks, 'signature').join('\n');
  return [
    ...[...spokenOf]
      .filter((role) => ![...known].some((term) => term.split(' ').includes(role)))
      .map((role) => `${role} is no party`),
    ...wordsOf(blocks, 'party')
      .flatMap((party) => termsIn(party).slice(-1))
      .filter((term) => signed.includes(`(${term})`) === unsigned)
      .map((term) => `${term} ${unsigned ? 'signs what nobody signs' : 'does not sign'}`),
  ];
}

/** A term has one meaning, and is used. */
function termFaults(whole: string, parties: readonly string[]): string[] {
  const terms = termsIn(whole).filter((term) => !/^(?:Ad|UK|You|We)$/.test(term));
  const twice = new Set(terms.filter((term, at) => terms.indexOf(term) !== at));
  const unused = terms
    .filter((term) => !parties.includes(term))
    .filter((term) => !new RegExp(`(?<!“)\\b${term.replace(/(?:ies|s)$/, '')}`, 'u').test(whole));
  return [
    ...[...twice].map((term) => `“${term}” has two meanings`),
    ...unused.map((term) => `“${term}” is explained and not used`),
  ];
}

function clashes(blocks: readonly LaidOut[], whole: string): string[] {
  const sections: string[][] = [];
  for (const { kind, words } of blocks) {
    if (kind === 'heading') sections.push([]);
    else if (kind === 'clause' || kind === 'item') sections.at(-1)?.push(words);
  }
  const twice = Object.entries(once)
    .filter(([, words]) => sections.filter((section) => section.some((one) => words.test(one))).length > 1)
    .map(([what]) => `${what} is settled twice`);
  const courts = /courts of England and Wales have (?:exclusive )?jurisdiction/.test(whole);
  return [...twice, ...(courts && /resolved by arbitration/.test(whole) ? ['courts and arbitration'] : [])];
}

/** What binds only as a deed is signed as one; who guarantees is a party. */
function executionFaults(blocks: readonly LaidOut[], whole: string): string[] {
  const deed = /\bas a deed\b/.test(whole);
  const parties = wordsOf(blocks, 'party').length;
  const witnessed = wordsOf(blocks, 'signature').filter((words) => words.startsWith('Signature of the witness')).length;
  return [
    ...(/\battorney\b|\bguarantees to\b/.test(whole) && !deed ? ['binds only as a deed'] : []),
    ...(deed && witnessed !== parties ? [`a deed with ${witnessed} witnesses for ${parties} parties`] : []),
    ...(/This Agreement takes effect only when|No copy takes effect until|is binding only when a duly/.test(whole) &&
    /takes effect on the date written/.test(whole)
      ? ['takes effect at two times']
      : []),
  ];
}

function wordFaults(whole: string): string[] {
  const wrong = [
    /\{\{|\}\}/,
    /\[|\]/,
    /\bundefined\b|\bnull\b|\bNaN\b/,
    / {2}/,
    /\b1 (?:day|week|month|year|hour)s\b/,
    /\b1 (?:day|week|month|year|hour)’ /,
    /\bthe Party [AB]\b/,
    /’s’|s’s\b/,
    /\bthe order\b.*\bschedule\b/,
  ];
  return wrong.flatMap((pattern) => {
    const found = pattern.exec(whole);
    return found ? [`“${whole.slice(Math.max(0, found.index - 40), found.index + 40)}”`] : [];
  });
}
