import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts by which people work and create. */
export const workKinds = {
  apprenticeship: {
    names: /apprenticeship (?:agreement|contract)|training (?:agreement|contract|place)|repayment of training/,
    words:
      /\bapprentices?(?:hip)?\b|\btrainees?\b|training (?:costs?|fees?|provider|period|place)|\bqualification\b|off-the-job|repay(?:s|ment)? (?:of )?(?:the )?training|\bmentor\b|journeyman|instructor/,
  },
  'artist-management': {
    names:
      /(?:artist|management|recording) (?:management )?agreement.{0,40}(?:artist|music|singer|band)|artist management|recording (?:contract|agreement)/,
    words:
      /\bartistes?\b|\bartist\b|\bmanager\b|commission on (?:gross )?(?:income|earnings)|\brecordings?\b|\bmasters?\b|\bgigs?\b|\bband\b|royalt(?:y|ies)|\balbums?\b|\brecord label\b|sunset|\btours?\b/,
  },
  consultancy: {
    names: /consult(?:ancy|ing|ant'?s?) (?:services )?(?:agreement|contract|terms)|advisory agreement/,
    words:
      /\bconsultant\b|\bconsultancy\b|day rate|daily rate|\badvice\b|\badvisory\b|\bdeliverables?\b|\bworkshops?\b|statement of work|\bengagement\b|ir35|substitute|independent contractor/,
  },
  'domestic-work': {
    names:
      /(?:domestic|home|household) (?:help|work|worker|cleaning|cleaner|staff)|cleaning (?:contract|agreement)|housekeep\w{0,4} (?:contract|agreement)/,
    words:
      /\bcleaners?\b|\bcleaning\b|\bhousehold\b|\bironing\b|\bhoover\w{0,4}|\bhousekeep\w{0,4}|domestic (?:work|help|services)|your home|\bnanny\b|laundry|dusting|cleaning products|home help/,
  },
  employment: {
    names:
      /employment (?:agreement|contract)|contract of employment|offer (?:of employment|letter)|statement of (?:main )?(?:terms|particulars)/,
    words:
      /\bemployers?\b|\bemployees?\b|\bemployment\b|\bsalary\b|\bpension\b|sick (?:pay|leave)|annual leave|\bholidays? entitlement|probation\w{0,5}|gross misconduct|grievance|disciplinary|garden leave|working (?:hours|time)|line manager|\bpayroll\b/,
  },
  'fixed-term-employment': {
    names:
      /fixed[- ]term (?:employment|contract|job)|seasonal (?:contract|employment|work|job)|temporary employment|season with/,
    words:
      /fixed[- ]term|\bseason(?:al)?\b|\bemployers?\b|\bemployees?\b|\bshifts?\b|\brota\b|hourly rate|\bper hour\b|\btips\b|\buniform\b|holiday pay|\bwages?\b|probation\w{0,5}|temporary/,
  },
  'freelance-work': {
    names:
      /freelanc\w{1,3}(?: \w{1,12}){0,2} (?:agreement|contract)|(?:web|graphic|logo) design (?:agreement|contract)|(?:design|creation) of (?:a|the|your) (?:web ?site|logo)/,
    words:
      /\bfreelanc\w{1,4}\b|web design|\bdesigners?\b|\bmock-?ups?\b|\bdrafts?\b|\bdesigns?\b|\brevisions?\b|rounds? of (?:changes|corrections|revisions)|\bclient\b|source files|\bfeedback\b|\bwireframes?\b|\blogo\b|web ?site/,
  },
  'model-release': {
    names: /model release|influencer (?:agreement|campaign|contract)|image release|campaign contract/,
    words:
      /\binfluencers?\b|\bmodel\b|\bposts?\b|\breels?\b|\bstories\b|\bfollowers?\b|\bhashtags?\b|likeness|\bphotographs?\b|\bcampaign\b|\bimage rights?|\bbrand\b|usage rights|\bshoot\b|social media/,
  },
  photography: {
    names:
      /(?:wedding|event) (?:photograph\w{1,4}|film|video)|photograph(?:y|er|ic)\w{0,4} .{0,30}(?:agreement|contract|terms)|contract .{0,20}photograph/,
    words:
      /photograph(?:s|er|ers|y)?\b|\bwedding\b|\bmarriage\b|\bcouple\b|\bedited\b|\bgallery\b|\bnegatives?\b|\bshots?\b|\balbums?\b|second shooter|\bceremony\b|\bbride\b|retouch\w{0,4}|raw files/,
  },
  'platform-work': {
    names:
      /(?:courier|driver|rider|delivery) (?:partner |platform )?(?:agreement|contract|terms)|platform (?:worker|partner) (?:agreement|terms)/,
    words:
      /\bcouriers?\b|\briders?\b|\bdrivers?\b|\bdeliver(?:y|ies)\b|\bplatform\b|\bapp\b|per (?:drop|delivery|trip)|\bdeactivat\w{1,4}|\bratings?\b|\bself-employed\b|\bbike\b|\bscooter\b|acceptance rate|\bparcels?\b|log on/,
  },
  publishing: {
    names:
      /publish(?:ing|er'?s?) (?:agreement|contract)|(?:book|author) (?:publishing )?(?:agreement|contract)|contract of edition/,
    words:
      /\bauthors?\b|\bpublish(?:er|ers|ing|ed)?\b|\bmanuscript\b|\bbooks?\b|\broyalt(?:y|ies)\b|\bedition\b|\bprint run\b|\bcopies\b|\badvance\b|e-?books?|out of print|remainder|subsidiary rights|\bproofs?\b|\btranslation rights/,
  },
  settlement: {
    names:
      /settlement agreement|(?:termination|exit|severance|separation) agreement|agreement to end (?:the )?employment/,
    words:
      /settlement|\bseverance\b|full and final|waive[sd]? (?:all )?(?:claims|rights)|termination (?:date|payment)|ex gratia|independent (?:legal )?adviser|reference\b|employment (?:ends|terminates|shall end)|\btribunal\b|compensation|\bclaims\b/,
  },
  translation: {
    names:
      /(?:translation|ghost-?writing|copywriting|writing|editorial) (?:services )?(?:agreement|contract|terms|platform)/,
    words:
      /translat(?:e|ion|or|ions)\b|ghost-?writ(?:er|ing)|\bmanuscript\b|\bthe text\b|\bwords?\b|per word|\bchapters?\b|\bproofread\w{0,4}|source text|target language|\bwriters?\b|\bdrafts?\b|named as author/,
  },
  'zero-hours': {
    names: /zero[- ]hours?|casual (?:worker|work|employment)|bank worker|on[- ]call (?:work|contract)/,
    words:
      /zero[- ]hours?|casual|no (?:guaranteed|minimum) (?:hours|work)|\bshifts?\b|not obliged to offer|offer(?:ed)? (?:of )?work|\bassignments?\b|hourly rate|\bworker\b|exclusivity|at short notice|accrued holiday/,
  },
} as const satisfies KindsOf;
