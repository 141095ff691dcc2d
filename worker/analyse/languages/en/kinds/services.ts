import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts of consumers for a service. */
export const servicesKinds = {
  broadband: {
    names: /broadband|internet (?:access|service) (?:contract|agreement)|fibre contract/,
    words:
      /\bbroadband\b|\brouters?\b|\bfibre\b|\bmbps\b|mbit|download speed|\btv (?:box|package|channels)|\bwi-?fi\b|set-top|landline|installation visit/,
  },
  'care-home': {
    names: /care home (?:contract|agreement)|residential care|(?:contract|agreement) of residence|nursing home/,
    words:
      /care home|\bresidents?\b|care plan|care needs|nursing (?:care|home)|\bcarers?\b|funded nursing|personal care|care fees|next of kin|medication|\bmeals\b|weekly fee/,
  },
  childcare: {
    names: /(?:nursery|childcare|childminding|childminder|kindergarten|creche) (?:contract|agreement|terms|place)/,
    words:
      /\bnursery\b|childcare|childmind\w{0,5}|\bcrèche\b|\bcreche\b|\bthe child\b|your child|\bparents?\b|collect(?:ion|ed)? (?:late|of (?:the|your) child)|late collection|funded hours|\btoddlers?\b|key person|nappies|settling-in/,
  },
  course: {
    names:
      /(?:driving|language|course|tuition|lessons?) (?:school )?(?:contract|agreement|terms|enrolment)|learner terms|enrolment (?:form|terms|agreement)|driving (?:school|academy|lessons)/,
    words:
      /\blessons?\b|\blearners?\b|\bcourses?\b|driving test|\bteachers?\b|\btutors?\b|\bclasses\b|\bpupils?\b|\bstudents?\b|\bexam\b|\benrol\w{0,6}|instructors?|certificate of attendance|theory test|\blevel [abc][12]\b/,
  },
  'funeral-plan': {
    names: /funeral plan|burial (?:plot|plan|right)|grave (?:purchase|deed)|pre-?paid funeral/,
    words:
      /\bfunerals?\b|\bburials?\b|\bgraves?\b|\bcremation\b|\bcoffin\b|\bcemetery\b|\bdeceased\b|\bheadstone|\bhearse\b|plan holder|\bmourn\w{0,5}/,
  },
  'gym-membership': {
    names:
      /(?:gym|fitness|club|health club|leisure|studio) (?:membership|contract)|membership (?:agreement|form|contract|terms)/,
    words:
      /\bgym\b|\bmembership\b|\bfitness\b|\bmembers?\b|\binduction\b|\bclasses\b|changing rooms?|joining fee|\bfreez\w{1,4}\b|\btrain(?:ing)? (?:area|floor)|\bweights?\b|\bbarbell\b|\bsauna\b|personal trainers?|\blockers?\b|health questionnaire/,
  },
  'mobile-phone': {
    names:
      /mobile (?:phone |service |network )?(?:contract|agreement|service|plan)|\bhandset\b|phone contract|pay monthly/,
    words:
      /\bhandset\b|\bsim\b|\bmobile\b|\broaming\b|\bminutes\b|\btexts\b|data allowance|\bgb\b|out-of-bundle|network coverage|\bairtime\b|phone number|porting/,
  },
  'online-service': {
    names:
      /(?:subscription|dating|streaming|app) (?:service |app )?terms|terms (?:of|and) (?:service|use|conditions)|user agreement|subscription terms/,
    words:
      /\bthe app\b|\bapp\b|\bsubscriptions?\b|\baccounts?\b|free trial|\bprofiles?\b|user content|\bin-app\b|premium|auto-?renew\w{0,4}|suspend (?:or delete )?your account|\bmatches\b|\busers?\b|app store|\blog ?in\b/,
  },
  'package-travel': {
    names: /package (?:travel|holiday|tour)|travel (?:agreement|contract)|booking conditions/,
    words:
      /package (?:travel|holiday)|\btravell?ers?\b|\borganiser\b|\bflights?\b|\bhotel\b|\bitinerary\b|\btransfers?\b|half board|all[- ]inclusive|\bpassports?\b|\bvisas?\b|\btrip\b|insolvency protection|\btour\b/,
  },
  'personal-training': {
    names: /personal train(?:er|ing)|(?:coaching|training) sessions? (?:contract|agreement)/,
    words:
      /personal train(?:er|ing)|\bsessions?\b|\bfitness\b|\btrainer\b|\bcoach\b|par-?q|health questionnaire|\bblock of\b|\bworkouts?\b|\bnutrition\b|\bmissed sessions?|cancel\w{0,6} a session|\bclient\b/,
  },
  'pet-care': {
    names:
      /(?:pet|dog|cat|kennel|cattery|livery|boarding) (?:hotel|care|boarding|livery|sitting|agreement|contract|terms)|\blivery\b/,
    words:
      /\bpets?\b|\bdogs?\b|\bkennels?\b|\bcattery\b|\bcats?\b|\bhorses?\b|\blivery\b|\bstables?\b|\bvet(?:erinary)?\b|\bvaccinat\w{1,4}|\bboarding\b|\bowners?\b|\bfarrier\b|kennel cough|\bfeed(?:ing)?\b/,
  },
  'protection-plan': {
    names: /(?:protection|care|cover|gadget|breakdown|service) plan|extended warranty|gadget cover|home cover/,
    words:
      /\bthe plan\b|\bgadgets?\b|\bdevices?\b|accidental damage|\bexcess\b|\bclaims?\b|\brepairs?\b|\breplacements?\b|wear and tear|\bcover(?:ed|s|age)?\b|\bappliances?\b|\bboiler\b|call-?out|waiting period|breakdown/,
  },
  removals: {
    names: /removals? (?:contract|agreement|terms|company)|moving (?:contract|agreement|services)|house move/,
    words:
      /\bremovals?\b|\bremovers?\b|\bmoving (?:day|date|in|out)\b|\bhouse move|\bpack(?:ing|ers?)\b|\bvan\b|\bfurniture\b|\bcartons?\b|\bboxes\b|\bunload\w{0,3}|\bporters?\b|\bfragile\b|\bbelongings\b|\bpiano\b|\bcubic (?:feet|metres)\b|parking suspension/,
  },
  schooling: {
    names:
      /(?:private |independent )?school (?:contract|agreement|terms|place)|parent contract|(?:private )?tuition (?:contract|agreement)|tutoring/,
    words:
      /\bschool\b|\bpupils?\b|\bparents?\b|\bfees in lieu\b|\bheadteacher\b|\bhead ?(?:master|mistress)?\b|\bterm'?s? notice\b|\bexclusion\b|\bexpulsion\b|school year|\btutors?\b|\bhomework\b|\buniform\b|\bboarding\b|\btuition\b/,
  },
  'security-monitoring': {
    names: /(?:alarm|security) (?:monitoring|system|contract|agreement|services?)/,
    words:
      /\balarms?\b|\bmonitoring\b|\bkeyholders?\b|false alarms?|\bdetectors?\b|\bsensors?\b|control panel|\bintru(?:der|sion)\b|\bcctv\b|\bpolice\b|alarm receiving|\bburglar\w{0,3}|\bcameras?\b/,
  },
} as const satisfies KindsOf;
