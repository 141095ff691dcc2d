import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts between firms, about money and about things. */
export const businessKinds = {
  amendment: {
    names:
      /side letter|letter of (?:variation|amendment|change)|(?:deed|agreement|memorandum) of (?:variation|amendment|change)|(?:variation|amending|supplemental|supplementary|amendment) (?:agreement|deed|letter|contract)|\baddendum\b|\brider\b|amendment (?:no|number|to)\b|changes? to (?:the|your|our) (?:contract|agreement|terms)|(?:first|second|third|fourth) amendment|\b(?:deed of )?(?:amendment|variation)\b(?: (?:agreement|no\.? ?\d+|number|letter|to))|side letter|\baddendum\b|\bdeed of variation\b/,
    words:
      /main (?:agreement|contract|lease)|original (?:agreement|contract|lease)|is (?:replaced|deleted|amended)|shall be (?:replaced|deleted|amended)|remains? (?:unchanged|in (?:full )?force)|(?:the|this) amendment|is amended (?:as follows|to read)/,
  },
  'commercial-agency': {
    names: /(?:commercial|sales) agen(?:cy|t)|agency agreement|sales representative agreement/,
    words:
      /\bprincipal\b|\bthe agent\b|commercial agents?|commission|\bterritory\b|customers introduced|del credere|orders? (?:obtained|procured)|sales agent|goodwill indemnity|net (?:invoice )?value/,
  },
  confidentiality: {
    names:
      /(?:confidentiality|non-?disclosure|secrecy) (?:agreement|undertaking|deed)|\bnda\b|keeping things (?:private|secret|confidential)/,
    words:
      /confidential information|\bdisclos(?:es?|ed|ing|ure)\b|disclosing party|receiving party|\brecipient\b|trade secrets?|need to know|the purpose\b|return or destroy|know-how/,
  },
  'consumer-loan': {
    names:
      /(?:consumer|personal|credit|fixed[- ]sum) (?:loan|credit|agreement)(?: agreement)?|credit agreement|loan agreement/,
    words:
      /\blender\b|\bborrower\b|\bapr\b|annual percentage rate|consumer credit act|total (?:amount|charge) (?:payable|for credit)|\binstalments?\b|early (?:repayment|settlement)|arrears|payment protection|\bcredit\b|\bdirect debit\b|credit reference/,
  },
  'equipment-hire': {
    names:
      /(?:equipment|tool|plant|machin\w{1,4}|camera|van) (?:hire|rental)|hire (?:agreement|contract|terms)|rental of (?:tools|equipment|machin\w{1,4})/,
    words:
      /\bhirer\b|hire (?:charge|period|fee)|the equipment|\bmachines?\b|\btools?\b|\bdigger\b|excavator|\bdamage waiver|\boperators?\b|\brental (?:period|fee|company)|off-hire|\bdelivery and collection|\bcameras?\b|\blens(?:es)?\b|late return/,
  },
  franchise: {
    names: /franchise (?:agreement|contract)|\bfranchis(?:e|ing)\b/,
    words:
      /\bfranchise[er]s?\b|\bfranchisors?\b|\bfranchise\b|operations? manual|\broyalt(?:y|ies)|marketing (?:levy|fund|fee)|initial fee|brand standards|\bterritory\b/,
  },
  'goods-supply': {
    names:
      /supply (?:of goods )?(?:agreement|contract|terms)|supply of goods|trade (?:agreement|account|terms)|wholesale (?:agreement|terms)/,
    words:
      /\bsuppliers?\b|\bretailers?\b|purchase orders?|\bdeliver(?:y|ies|ed)\b|\bgoods\b|\bwholesale\b|\bstock\b|minimum order|\bpallets?\b|sale or return|\binvoices?\b|trade price|retention of title|\bshop\b|\breorder/,
  },
  'hire-purchase': {
    names: /hire[- ]purchase|conditional sale/,
    words:
      /hire[- ]purchase|option to purchase|\bvehicle\b|\bcar\b|total amount payable|cash price|\bdeposit\b|half (?:of )?the total|one[- ]third|repossess\w{0,4}|voluntary termination|balloon payment|final payment|\bapr\b|\bowner(?:ship)?\b|credit/,
  },
  'marketplace-terms': {
    names: /(?:marketplace|seller|vendor|merchant) (?:terms|agreement|rules)|terms for sellers/,
    words:
      /\bmarketplace\b|\bsellers?\b|\blistings?\b|\bbuyers?\b|\bstorefront\b|seller account|\bchargebacks?\b|payouts?|ranking|\bplatform\b|commission|listing fee/,
  },
  partnership: {
    names:
      /partnership (?:agreement|deed)|co-?founders'? (?:agreement)?|founders'? agreement|shareholders'? agreement|joint venture/,
    words:
      /\bpartners?\b|\bpartnership\b|co-?founders?|\bfounders?\b|profit share|share of profits?|capital contributions?|\bvesting\b|good leaver|bad leaver|\bdrawings\b|\bshares\b|deadlock|\bdissol\w{1,6}/,
  },
  'personal-guarantee': {
    names: /(?:personal |deed of |rent )?guarant(?:ee|y|or)(?:'s)? (?:agreement|deed|letter|form)?|surety/,
    words:
      /\bguarantors?\b|\bguarante(?:e|es|ed)\b|principal debtor|on (?:first )?demand|\bsurety\b|guaranteed (?:sum|obligations|amount)|\blandlord\b|\btenant's (?:debts?|obligations)|joint(?:ly)? and several|debtor/,
  },
  'private-loan': {
    names: /(?:private|personal|family) loan|loan (?:agreement|note|between)|\biou\b|promissory note/,
    words:
      /\blends?\b|\blent\b|\blender\b|\bborrow(?:er|s|ed)?\b|\bloan\b|\brepa(?:y|id|yment)\w{0,2}\b|\binterest\b|\binstalments?\b|the money|\bfriends?\b|\bsum of\b|written off|standing order/,
    needs: /\blen(?:d|ds|t|der|ding)\b|\bborrow|\bloan|\biou\b|promissory|advance[ds]? (?:you|him|her|me)/,
  },
  'software-service': {
    names:
      /software[- ]as[- ]a[- ]service|\bsaas\b|(?:cloud|software) (?:service|subscription)s? (?:agreement|terms|contract)/,
    words:
      /\bsoftware\b|\bsaas\b|\bsubscription\b|\busers?\b|\bcloud\b|\buptime\b|availability|customer data|\bapi\b|\bbackups?\b|service credits?|\blicen[cs]es?\b|data export|\bsupport\b|\bseats\b|hosted/,
  },
  sponsorship: {
    names: /sponsor(?:ship|ing|ization)?(?: \w{1,12})? (?:agreement|contract)|contract of sponsor/,
    words:
      /\bsponsor(?:s|ed|ship)?\b|\bclub\b|\bathlete\b|\blogo\b|\bjersey\b|\bshirts?\b|\bmatch(?:es)?\b|\bbanners?\b|\bleague\b|\bperimeter\b|hospitality|\brelegat\w{1,4}|\bteam\b|\bseason\b/,
  },
  'vehicle-lease': {
    names: /(?:car|vehicle|van|contract) (?:lease|hire|leasing)|personal contract hire|lease of (?:a )?(?:car|vehicle)/,
    words:
      /\bcar\b|\bvehicle\b|\bleas(?:e|ing)\b|\bmileage\b|excess (?:mileage|miles)|wear and tear|\bmonthly rental|\bmot\b|\bservicing\b|\bmiles\b|road tax|lessee|lessor|\btyres?\b|residual value|hand(?:ing)? (?:the car )?back/,
  },
  'vehicle-sale': {
    names:
      /(?:vehicle|car|motor ?(?:cycle|home)|van|used car) (?:sales?|purchase)|(?:retail )?vehicle sale|sale of (?:a )?(?:used |second-hand )?(?:vehicle|car|motor\w{0,6}|van)/,
    words:
      /\bvehicle\b|\bcar\b|\bmileage\b|\bodometer\b|\bmot\b|\bv5c?\b|\bseller\b|\bbuyer\b|registration (?:number|mark)|\bengine\b|\bsold as seen|\bpart[- ]exchange|used (?:car|vehicle)|first registered|\bchassis\b|\bvin\b|accident/,
  },
  'website-maintenance': {
    names:
      /(?:web ?site|web) (?:care|maintenance|hosting|support)|hosting (?:agreement|contract|services)|care and hosting/,
    words:
      /web ?sites?\b|\bhosting\b|\bdomains?\b|\bbackups?\b|\bserver\b|\bupdates?\b|\bplug-?ins?\b|\buptime\b|\bcontent changes|\bcms\b|\bwordpress\b|security patch\w{0,4}|\bmaintenance\b|e-?mail boxes|log-?ins?\b/,
  },
} as const satisfies KindsOf;
