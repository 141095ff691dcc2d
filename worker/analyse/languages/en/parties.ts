import type { PartyWords } from '../party-words';

export const partyWords: PartyWords = {
  roles: {
    protected:
      /^(?:players?|au pairs?|domestic workers?|housekeepers?|growers?|graziers?|illustrators?|musicians?|speakers?|scholars?|exhibitors?|volunteers?|(?:sub-?|assured )?tenant|lessee|lodger|occupier|occupant|resident|hirer|renter|(?:shop |sales |care |home |teaching |personal |virtual )?assistant|helper|aide|home help|attendant|employee|worker|apprentice|trainee|intern|learner|student|pupil|parent|carer|nanny|au pair|cleaner|borrower|debtor|consumer|travell?er|passenger|member|subscriber|policy ?holder|patient|freelancer|designer|author|writer|translator|artist|performer|musician|model|influencer|creator|athlete|player|courier|driver|rider|commercial agent|franchisee|consultant|home ?owner|householder|(?:future )?spouse|couple|pet (?:parent|owner)|account holder|plan ?holder|card ?holder|plot ?holder|(?:boat|horse|dog|cat|pet|vehicle|car|caravan|van) owner|crew member|team member|staff member|seasonal worker|volunteer|carer|sitter|babysitter|chef|cook|executive|sub-?contractor)s?$/i,
    backing: /^(?:(?:personal )?guarantor|surety|co-?signer|co-?signatory|co-?debtor)s?$/i,
    served:
      /^(?:landowners?|mare owners?|stallion owners?|allotment holders?|plot holders?|charterers?|consignors?|bailors?|storers?|donees?|customer|client|buyer|purchaser|user|acquirer|guest|applicant|participant|attendee|delegate|entrant|exhibitor|bride|groom|keeper|patron|family|families|retailer|stallholder|vendor seller|depositor|investor|recipient|licensee)s?$/i,
    working:
      /^(?:co-?owners?|shareholders?|contractor|teacher|builder|artisan|adviser|advisor|partner|founder|co-?founder|party [ab12]|promisor)s?$/i,
    serving:
      /^(?:wholesalers?|stockists?|bailees?|consignees?|breeders?|childminders?|brewer(?:y|ies)|(?:service )?provider|supplier|seller|vendor|operator|organi[sz]er|company|firm|agent|agency|studio|club|gym|school|academy|nursery|cent(?:re|er)|host|photographer|venue|trainer|coach|publisher|furnisher|installer|carrier|garage|dealer|manufacturer|distributor|sponsor|manager|developer|retailer chain|shop|keeper|caterer|planner|hotel|home|society|association|charity|council|authority|trust|label|recruiter|fitter|plumber|electrician|joiner|decorator|roofer|gardener|landscaper|surveyor|architect|accountant|solicitor|mechanic|printer|florist|mover|remover|removers|band|clinic|dentist|vet|practice|salon|college|university|institute|instructor|yard|marina|kennels?|cattery|livery|store|broker|auctioneer|franchise|host family|discloser|disclosing party)s?$/i,
    strong:
      /^(?:(?:head |superior )?landlord|landlady|lessor|licensor|owner|employer|lender|creditor|bank|platform|principal|mandator|franchisor|insurer|marketplace|letting agent|estate agent|finance company)s?$/i,
  },
  pronouns: { i: ['i', 'me', 'myself'], we: ['we', 'us', 'ourselves'], you: ['you', 'yourself', 'yourselves'] },
  formsOf: [
    [/s$/, ['']],
    [/(?<!s)$/, ['s']],
  ],
  before: /^(?:by|to|from|of|for|with|on|against|upon) |^(?:the|said|each|every|any|a|an|that|this) /i,
  numbered: / (?:no\. ?)?(?:\d{1,2}|[a-z]|i{1,3}|one|two|three|four)$/i,
  joining: /^(?:and|or|nor|either|both)$/,
  all: /^(?:the|both|all|either|each|neither|one|any)? ?(?:of )?(?:the )?(?:two )?(?:parties|party|sides?)$|^(?:(?:both|each|either|neither|one|any) of us|us both|we both|you and (?:us|me|i)|we and you)$/i,
  notActing:
    /(?:^|[\s(])(?:by|to|from|of|for|with|on|against|upon|between|than|behalf of|about|at|gives?|pays?|tells?|asks?|allows?|requires?|lets?|send|sends|owes?|entitles?|permits?|charges?|sell|sells|lend|lends|offers?|help|helps|show|shows)(?: (?:the|each|every|any|said|either|both))?\s?$/i,
  owning: /^'s?\s/,
  deedsAfter: {
    'may-not':
      /^(?:,[^,.;]{1,80},)? ?(?:(?!and |or )\p{L}{1,20} ){0,2}?(?:(?:may|can|must|shall|will|do|does) ?not(?! (?:be )?(?:liable|responsible|required|obliged|held|bound|have to|need|owe|pay|unreasonably))|cannot|can't|mustn't|may only|(?:is|are) not (?:allowed|permitted|entitled)|(?:has|have) no right|(?:is|are) (?:prohibited|forbidden)|(?:agrees?|undertakes?|promises?) not to)(?!\p{L})/iu,
    'gives-up':
      /^(?:,[^,.;]{1,80},)? ?(?:(?!and |or )\p{L}{1,20} ){0,2}?(?:waives?|gives? up|surrenders?|renounces?|forfeits?|loses?|lose|(?:shall|will) have no claim|has no claim|have no claim)(?!\p{L})/iu,
    may: /^(?:,[^,.;]{1,80},)? ?(?:(?!and |or )\p{L}{1,20} ){0,2}?(?:may|can|(?:is|are|shall be|will be) (?:entitled|allowed|permitted|free) to|(?:has|have|shall have) (?:the|a) right|reserves? the right)(?!\p{L})/iu,
    must: /^(?:,[^,.;]{1,80},)? ?(?:(?!and |or )\p{L}{1,20} ){0,2}?(?:shall|must|will|agrees? to|undertakes?|promises?|covenants?|(?:is|are) (?:required|obliged|obligated|liable|responsible|bound)|(?:has|have|needs?) to|pays?|bears?|indemnif(?:y|ies)|guarantees?|warrants?|(?:is|are) to|owes?|repays?)(?!\p{L})/iu,
  },
  deedsBefore: null,
  deniedAfter: null,
  condition:
    /^(?:[\d.()a-z]{1,8} )?(?:if|where|when|whenever|unless|should|once|in case|after|before|until|while|provided|as long as|on|upon)(?!\p{L})/iu,
  verbs: null,
  apart: null,
};
