import type { KindWords } from '../kind-words';
import { businessKinds } from './kinds/business';
import { dealHead } from './kinds/deal-head';
import { dealThings } from './kinds/deal-things';
import { dealsOfPlaces } from './kinds/deals-of-places';
import { dealsOfThings } from './kinds/deals-of-things';
import { dealsOfWork } from './kinds/deals-of-work';
import { given } from './kinds/given';
import { homesKinds } from './kinds/homes';
import { servicesKinds } from './kinds/services';
import { titleLine } from './kinds/title-line';
import { workKinds } from './kinds/work';

export const kindWords: KindWords = {
  kinds: { ...homesKinds, ...workKinds, ...businessKinds, ...servicesKinds },
  deals: { ...dealsOfWork, ...dealsOfThings, ...dealsOfPlaces },
  dealHead,
  titleLine,
  things: dealThings,
  given,
  sides: {
    sale: [/\b(?:seller|vendor)s?\b/, /\b(?:buyer|purchaser)s?\b/],
    loan: [/\blenders?\b/, /\bborrowers?\b/],
    tenancy: [/\b(?:landlord|landlady|lessor|letting agent)s?\b/, /\b(?:tenant|lessee|lodger)s?\b/],
    employment: [/\bemployers?\b/, /\b(?:employee|worker|apprentice)s?\b/],
    franchise: [/\bfranchisor\b/, /\bfranchisees?\b/],
    licence: [/\bpublisher\b/, /\b(?:author|writer|illustrator)s?\b/],
    partnership: [/\bpartners?\b/, /\b(?:co-?founder|partner)s?\b/],
  },
  types: {
    employment: /employment (?:agreement|contract)|contract of employment|offer letter/,
    confidentiality: /(?:confidentiality|non-?disclosure|secrecy) agreement|\bnda\b/,
    tenancy: /tenancy|\blease\b(?! agreement for equipment)|rental agreement/,
    franchise: /franchise/,
    sponsorship: /sponsor|(?<!split-dollar )endorsement agreement/,
    hosting: /hosting/,
    maintenance: /maintenance|support services agreement/,
    distribution: /distribut|resell/,
    agency: /\bagency|\bagent agreement/,
    consulting: /consult|advisory/,
    development: /development/,
    software: /software|saas|subscription agreement/,
    licence: /licen[cs]e|licensing/,
    loan: /\bloan|credit agreement|promissory/,
    partnership: /joint venture|partnership|collaboration|alliance|cooperation/,
    supply: /supply|manufactur/,
    sale: /(?<!marketing and )\bsales? (?:agreement|contract)|purchase agreement|(?:contract|agreement) (?:of|for (?:the )?) ?sale|bill of sale/,
    'terms-of-service': /terms (?:of|and) (?:service|use|conditions)|user agreement|terms & conditions|\bthese terms\b/,
    services: /\bservic(?:es?|ing)\b|outsourcing|transportation/,
  },
  terms: {
    title: /\bterms\b|conditions of use|user agreement/,
    signUp: /last updated|your account|\bsign(?:ing)? up\b|by clicking|tick(?:ing)? the box|our (?:website|site|app)\b/,
    order: /\border (?:form|confirmation|no\b|number)|\byour order\b|booking form/,
  },
  software: /web ?(?:site|shop|page)|online (?:shop|store)|\bsoftware\b|\bapp\b|\bcod(?:e|ing)\b/,
};
