import type { MatterWords } from '../matter-words';

export const matterWords: MatterWords = {
  matters: {
    'anti-assignment':
      /\bassign(?:s|ed|ing|ment|able)?\b|transfer|\bpass(?:es|ed)? (?:it|this|the|on|over)|\bhand(?:s|ed)? (?:it|this|over)|(?:somebody|someone|anyone|anybody) else|\bnovat|give (?:your|the|his|her) (?:place|membership|job|desk)|third part(?:y|ies)|take over|\bsuccessors?\b|sell (?:the|our) (?:debt|contract|business)|\bpersonal to\b|substitut/,
    'cap-on-liability':
      /liab|\blimit|\bcap(?:ped)?\b|\bmaximum\b|not (?:exceed|more than)|no more than|up to|\bmost (?:we|you|that)|responsib|compensat|\bdamages\b|answerable|\bat (?:your|the \w{1,12}'s) own risk/,
    confidentiality:
      /confiden|\bsecre|disclos|privacy|non-?disclosure|\bnda\b|keep .{0,40}(?:to (?:him|her|your|our|them)sel|quiet)|discre(?:et|tion)|\b(?:tells?|shares?|shows?|talks?|speaks?|pass(?:es)?)\b .{0,60}(?:nobody|no one|anyone|anybody|others?|third|outside|competitor|rival)|\b(?:not|never|nobody|no one) (?:tell|share|talk|speak|reveal|show|repeat|gossip)|between us|reveal|\bgossip|trade secret/,
    'cooling-off':
      /cool(?:ing)?[- ]off|withdraw|change (?:your|his|her|my|their) mind|\b14[- ]day|fourteen[- ]day|(?:14|fourteen) days|cancel|distance (?:contract|selling)|revoc|no questions asked/,
    'data-protection':
      /\bdata\b|privacy|\bgdpr\b|personal (?:details|information)|\bcookies?\b|\binformation commissioner|your (?:details|information)|photographs? of you|\bcctv\b|\brecords?\b|\bpersonal\b/,
    'entire-agreement':
      /entire|whole (?:agreement|contract|deal|of (?:the|our|this))|\ball (?:that )?(?:we|of what we) (?:have )?agreed|supersede|replaces? (?:all|any|every|what|the)|previous (?:agreement|conversation|discussion|e-?mail|arrangement)|earlier (?:agreement|talk|e-?mail|promise|conversation|statement)|nothing else|only (?:what|these|this)|\boral|spoken|verbal|complete agreement|\bprior\b|said before|sales talk|brochure|outside this|side (?:letter|agreement|promise)|not written|in this (?:document|agreement|contract)|form(?:s)? (?:the|part of the) (?:agreement|contract)|made up of|consists? of/,
    'force-majeure':
      /force majeure|act(?:s)? of god|beyond .{0,40}control|outside .{0,40}control|\bstrikes?\b|\bflood|\bstorm|\bfires?\b|pandemic|epidemic|\bwar\b|weather|\bunavoidable|unforeseen|\bextraordinary|power (?:cut|failure)|nobody'?s fault|no fault of|natural (?:disaster|event)|\bice\b|lockdown|\bsnow|illness|emergency/,
    'governing-law':
      /\blaws?\b|\bgovern(?:s|ed|ing)\b|legislation|\bstatut(?:e|es|ory)\b|\bact (?:19|20)\d\d|\bregulations? (?:19|20)\d\d|jurisdiction|legal system|ordinance|decree/,
    holiday:
      /holiday|\bleave\b|vacation|days? off|time off|annual|\brest\b|statutory (?:entitlement|minimum)|\bbreaks?\b/,
    insurance:
      /insur|\bcover(?:ed|s|age)?\b|\bpolic(?:y|ies)\b|underwrit|indemni|\bexcess\b|\bprotect(?:ed|ion)\b|\bbonded|\batol\b/,
    'ip-assignment':
      /copyright|intellectual|\brights?\b|\bown(?:s|ed|er|ership|ing)?\b|belong|licen[cs]e|\bassign|\bwork product|\bip\b|\btitle\b|patent|\buse (?:of )?the (?:work|results|designs?|texts?)/,
    jurisdiction:
      /\bcourts?\b|jurisdiction|tribunal|ombuds|arbitrat|mediat|\bsheriff|\badjudicat|\bjudge|legal proceedings|\bsue\b|litigat|conciliat|small claims/,
    'licence-grant':
      /licen[cs]|\bgrant|\bpermi(?:t|ssion)|\bright to use|may use|\buse (?:it|the|our|your)|\brights?\b|allow|publish|reproduc|access/,
    'payment-terms':
      /\bpa(?:y|ys|id|ying|yment|yments|yable)\b|\bfees?\b|\bprice|\brent\b|\binvoice|\bcharge|\bcost|[£€$]|\bsalary|\bwage|\bcommission|\binstalment|\beuros?\b|\bpounds\b/,
    repairs:
      /repair|mainten|maintain|\bfix|\bmend|\bbroken|good (?:order|condition)|\bdamage|\bupkeep|keep(?:s|ing)? .{0,30}(?:clean|tidy|working|condition)|fault|decorat|\bdefect|wear and tear|condition|boiler/,
    'service-levels':
      /service (?:level|credit|standard|hours)|\bresponse|\brespond|within \S{1,12} (?:minutes|hours|working|business|days)|uptime|availab|\bhours?\b|\bspeed|\btarget|guarantee|\bstandard|\bper ?cent|%|interrupt|outage|downtime|restor|as soon as|promptly|skill and care|quality|schedule/,
    severability:
      /\bsever(?:ed|able|ability|ance)?\b|invalid|unenforceable|\bvoid\b|\bunlawful\b|struck (?:out|down)|(?:rest|remainder|remaining|other (?:parts|terms|clauses|provisions|conditions)).{0,60}(?:stand|stay|remain|continu|valid|effect|apply|survive|good|count|hold)|\bothers? (?:stand|stay|hold|remain)|\bstill (?:stands?|counts?|holds?|appl(?:y|ies))|(?:part|clause|term|condition|line|bit|sentence)s? .{0,50}(?:does not hold|fails|cannot be (?:used|enforced)|not allowed|illegal|wrong in law|not valid|is bad)|ineffective|turns? out .{0,30}(?:wrong|illegal|invalid|unfair)/,
    'termination-for-cause':
      /terminat|\bend(?:s|ed|ing)?\b|cancel|breach|\bbreak|\bbroken|default|\bstop|\bexpel|dismiss|evict|forfeit|\bclose\b|suspend|\bleave\b|repossess|\bquit|\bthrow|withdraw|serious|notice|called in|fail(?:s|ed|ure)?\b|not paid|at once|rescind|call (?:it|the)/,
    'termination-for-convenience':
      /terminat|\bend(?:s|ed|ing)?\b|cancel|\bgive(?:s|n)? .{0,30}notice|\bnotice\b|\bstop|\bleave\b|\bleaving\b|\bquit|\bclose\b|withdraw|pull out|\bexit|walk away|early|get out|\bmove out|\bunsubscri|opt out|\bresign|give up|settle early|repay early|back out/,
    variation:
      /\bvar(?:y|ied|iation|iations)\b|\bamend|\bchang(?:e|es|ed|ing)\b|\balter|modif|in writing|\bupdate|revis|signed by both|adjust|\bnew terms|written|review/,
    warranty:
      /warrant|guarante|\bfit for|satisfactor|\bdefect|\bfault|as described|\bquality\b|\brepair|\breplac|\bpromises?\b|\bconforms?|as seen|skill and care|make good|put (?:it )?right|\bstandard|condition|\bas is\b|good (?:order|working)|working order|suitable/,
    'working-hours':
      /\bhours?\b|working (?:time|day|week)|\bshift|\brota\b|\bovertime|\bo'clock\b|\bday(?:s)? (?:a|per) week|\bweekly\b|schedule|timetable|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|part[- ]time|full[- ]time|monday/,
  },
  resting:
    /\b(?:framework|master|main|umbrella) (?:agreement|contract|terms)|(?:our|the|general) (?:standard |general )?terms(?: and conditions)? (?:\w{1,12} ){0,3}(?:apply|at |on our)|annexed terms|see (?:the )?(?:terms|conditions) (?:at|on)|under (?:the|our) agreement (?:of|dated)/,
  letter: /(?:^|\n)(?:my )?dear(?:est)? |\n(?:yours (?:sincerely|faithfully|ever)|with (?:love|all my love)|love,)/,
};
