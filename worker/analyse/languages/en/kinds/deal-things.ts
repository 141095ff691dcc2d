import type { DealThings } from '#worker/analyse/languages/kind-words.ts';

/** What a deal of some kinds is about, and what the deals are about that are only called alike. */
export const dealThings: DealThings = {
  home: {
    is: /\b(?:flats?|apartments?|houses?|dwellings?|bedrooms?|rooms?|homes?|studio|maisonette|bungalow|cottage|living room|bathrooms?|kitchens?)\b/,
    isNot:
      /\b(?:acres?|hectares?|farm(?:s|land|ing)?|fields?|pastures?|crops?|livestock|meadow|caravans?|camping|camp ?site|pitch(?:es)?|mobile home|garages?|parking|storage|warehouse|workshop|shop|offices?|halls?|moorings?|berth|roof|solar|hunting|fishing|stall|stables?|billboard|allotment|machines?|vehicles?)\b/,
  },
  gym: {
    is: /\b(?:gym(?:s|nasium)?|fitness|train(?:er|ing)?|work-?outs?|exercises?|weights|classes|saunas?|swim(?:ming)?|pool|treadmill|changing rooms?|lockers?|yoga|pilates|barbells?|squash|tennis|climbing|induction)\b/,
    isNot:
      /\b(?:match(?:es|making)?|marriage|matrimon\w{1,5}|bride|groom|profiles?|dating|spouse|library|books?|wine|dental|dentist|desks?|airport lounge|discounts?|golf|vehicles?|roadside)\b/,
  },
  works: {
    is: /\b(?:build(?:er|ing|ings)?|construction|renovat\w{1,5}|refurbish\w{0,5}|extension|roof(?:ing)?|bathroom|kitchen|plaster\w{0,4}|brick\w{0,5}|plumb\w{0,4}|electric\w{0,4}|tiles?|tiling|foundations?|scaffold\w{0,3}|loft|conservatory|insulation|site|walls?|floor(?:s|ing)?)\b/,
    isNot:
      /\b(?:nurs(?:e|es|ing)|carers?|patients?|meals|medication|translat\w{1,5}|software|websites?|photograph\w{1,4}|catering|guests|lessons|pupils?|transport|parcels)\b/,
  },
  child: {
    is: /\b(?:child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|nurser(?:y|ies)|kindergarten|cr[eè]che|nanny|childmind\w{1,3}|preschool|after-?school)\b/,
    isNot:
      /\b(?:elderly|older person|dementia|residents?|patients?|dogs?|cats?|horses?|ponies|pets?|animals?|pensioner|carer'?s allowance)\b/,
  },
  course: {
    is: /\b(?:courses?|lessons?|classes|students?|pupils?|learners?|exams?|tuition|tutors?|teach(?:er|ers|ing)|curriculum|certificate|instructors?|modules?|training)\b/,
    isNot: /\b(?:golf course|race ?course|crops?|players?|club|salary|wages?|apprentices?|employees?)\b/,
  },
  aged: {
    is: /\b(?:care home|nursing|residents?|elderly|dementia|bed|meals|carers?)\b/,
    isNot: /\b(?:student|hostel|tenants?|hotel|child(?:ren)?|dogs?|animals?)\b/,
  },
};
