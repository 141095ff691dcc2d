import type { ProvisionKind } from '../templates/provision-kinds.schema.ts';
import type { Provision } from './contract-structure.rules.ts';
import type { Deal } from './deal.rules.ts';
import type { Entered } from './entered-values.rules.ts';
import type { StatedSubject } from './generated-contracts.schema.ts';
import { figuresOf } from './money.rules.ts';
import { leastLimit, totalPayable, wholeMonths } from './obligations.rules.ts';

/** What a contract says in the place of a blank. */
export interface Said {
  value: string;
  provision: Provision | null;
  /** How the blank should compare with it: be the same, be no less, or as the person likes. */
  compare: 'same' | 'least' | 'free';
  /** What was filled into the form and is carried over by it. */
  from?: Entered;
}
type Reader = (deal: Deal) => Said | null;
type Blank = { read: Reader; subject?: StatedSubject };

/** The first value that was filled in for provisions about a subject, and that fits. */
const entered =
  (abouts: ProvisionKind[], fits: (one: Entered) => string | null): Reader =>
  (deal) => {
    for (const from of deal.entered) {
      const value = from.about && abouts.includes(from.about) ? fits(from) : null;
      if (value !== null) return { value, provision: from.provision, compare: 'same', from };
    }
    return null;
  };

const sum = ({ field, text }: Entered) => (field.type === 'money' ? text.replace('£', '') : null);
const percent = ({ field, text }: Entered) => (field.unit === 'per cent' ? text.replace('%', '') : null);
const period = ({ field, text }: Entered) => (field.unit && field.unit !== 'per cent' ? text : null);
const days = ({ field, text }: Entered) =>
  field.unit === 'day' || field.type === 'select' ? (/(?:^|\bwithin )(\d+) days?\b/.exec(text)?.[1] ?? null) : null;

const insured = (risk: RegExp): Blank => ({
  subject: 'insurance',
  read: (deal) => {
    const said = entered(['insurance'], (one) => (risk.test(one.before) ? sum(one) : null))(deal);
    return said && { ...said, compare: 'least' };
  },
});

const limit: Blank = {
  subject: 'limit',
  read: (deal) => {
    const least = leastLimit(deal);
    return least && { value: figuresOf(least.sum), provision: least.provision, compare: 'least' };
  },
};

const term: Blank = {
  subject: 'term',
  read: (deal) => {
    const months = wholeMonths(deal.entered);
    const from = deal.entered.find(({ about }) => about === 'end');
    return months === null || !from
      ? null
      : { value: months === 1 ? '1 month' : `${months} months`, provision: from.provision, compare: 'same', from };
  },
};

/** The words of a provision about data that takes the place of its own. */
function wordsOn(deal: Deal, words: RegExp) {
  for (const { about, provision, words: said } of deal.paragraphs) {
    const match = about === 'data-processing' ? words.exec(said) : null;
    if (match && provision) return { match, provision };
  }
  return null;
}

const dataKinds: Reader = (deal) => {
  const found = entered(['data-processing'], ({ field, text }) => (field.type === 'text' ? text : null))(deal);
  if (found) return found;
  const said = wordsOn(deal, /^The data are (those kinds of [^;]+)\.$/);
  return said && { value: said.match[1] ?? '', provision: said.provision, compare: 'same' };
};

/** For how long: without a number of a clause, which the contract alone could keep right. */
const dataDuration: Reader = (deal) => {
  const said = wordsOn(deal, /\bfor (as long as this Agreement lasts)( and for the time in clause [\d.]+)?/);
  if (!said) return null;
  const [, lasts = '', longer] = said.match;
  const after = deal.entered.find(({ field, about }) => about === null && field.name === 'exportDays');
  const value = longer && after ? `${lasts} and for ${after.text} after it ends` : lasts;
  return { value, provision: said.provision, compare: 'same' };
};

const dataPurpose: Reader = (deal) => {
  const said = wordsOn(deal, /\bin order to ([^,;]+?)(?:,| and for as long)/);
  return said && { value: said.match[1] ?? '', provision: said.provision, compare: 'same' };
};

const hosts: Reader = ({ entered: all }) => {
  const from = all.find(({ before }) => /\bhosted(?: and backed up)? in $/.test(before));
  return from ? { value: from.text, provision: from.provision, compare: 'same', from } : null;
};

const notice: Blank = { read: entered(['termination-notice', 'notice-period'], period) };

/** Blanks that depend on what was agreed, by what they ask for: where the contract may say it. */
export const dealBlanks: Readonly<Record<string, Blank>> = {
  'amount of the deposit': { subject: 'deposit', read: entered(['deposit'], sum) },
  'sum, or percentage of the price': {
    subject: 'deposit',
    read: entered(['deposit'], (one) => (sum(one) ? one.text : percent(one) && `${one.text} of the price`)),
  },
  'lowest limit of liability': limit,
  'limit for property and data': limit,
  'limit of the indemnity': limit,
  'most that the guarantor pays': {
    subject: 'guarantee',
    read: (deal) => {
      const total = totalPayable(deal);
      return total && { value: figuresOf(total.sum), provision: total.provision, compare: 'free' };
    },
  },
  'sum insured for public liability': insured(/\bpublic liability\b/),
  'sum insured for professional indemnity': insured(/\bprofessional indemnity\b/),
  'sum insured for cyber risks': insured(/\bcyber\b/),
  'number of days for payment': { subject: 'payment', read: entered(['payment'], days) },
  'period of notice': notice,
  'period of notice of the Customer': notice,
  'period of notice of the Supplier': notice,
  'period of notice of the Employer': notice,
  'period of notice of the Employee': notice,
  'length of the term': term,
  'length of the initial term': term,
  'length of probation': { read: entered(['probation'], period) },
  'length of the warranty': { read: entered(['warranty'], period) },
  'length of the restriction': { read: entered(['non-compete'], period) },
  'availability in per cent': { read: entered(['service-levels'], percent) },
  'kinds of data and people': { read: dataKinds },
  'purpose of the processing': { read: dataPurpose },
  'duration of the processing': { read: dataDuration },
  'other processors, or none': {
    read: entered(['data-processing'], ({ field, text }) =>
      field.type === 'textarea' ? text.replaceAll(/[;,.]?\n/g, '; ') : null,
    ),
  },
  'countries in which the data are kept': { read: hosts },
};
