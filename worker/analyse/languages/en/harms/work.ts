import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one works, and is paid for it. */
export const englishWorkHarms = {
  'wage-deduction': [
    {
      says: [
        /\b(?:comes?|taken|docked|knocked|stopped|goes?|deducted|we (?:take|knock|dock|stop))\b.{0,25}\b(?:off|out of|from)\b.{0,20}\b(?:your|his|her|the \w{1,12}'s) (?:next |final |last )?(?:pay|wages?|salary|earnings|fee|invoice)\b/,
      ],
      unless: [/\b(?:not|never|nothing|no)\b.{0,25}\b(?:off|from|out of)\b|\btax\b|\bpension\b|\bnational insurance\b/],
    },
    {
      says: [
        /\b(?:wages?|(?:last|holiday|final|your|his|her) pay|salary|earnings|pay packet|payslip)\b/,
        /\b(?:deduct(?:s|ed|ions?)?|takes? (?:it |that |this |these )?(?:off|from|out)|taken (?:off|from|out)|off (?:your|his|her) (?:last )?pay|from (?:their|his|her|your|the)\b.{0,10}\b(?:wages|pay|salary)|helps? itself|withh(?:old|eld)|docked?|chips? in)\b/,
      ],
      unless: [
        /\bnothing (?:is|will be|may be) (?:deducted|taken|withheld)\b|\b(?:not|never|no) (?:be )?(?:deduct|take|taken|withh)|\bno deductions?\b|\btax and\b|\bnational insurance\b|\bwith (?:your|his|her) (?:written )?(?:consent|agreement)|\brequired by law\b|\bunion\b/,
      ],
    },
    {
      says: [
        /\b(?:wages?|pay|salary|payslip|earnings|commission)\b/,
        /\b(?:till|shortages?|breakages?|missing|uniform|damage|losses|fines?|debts?|advance|cash|equipment|lodging|meals)\b/,
        /\b(?:deduct\w{0,5}|tak(?:e|en|es)|stopped|docked|out of|from|withheld|set against)\b/,
      ],
      unless: [
        /\bnothing (?:is|will be|may be) (?:deducted|taken|withheld)\b|\b(?:not|never|no)\b.{0,15}\b(?:deduct|taken|docked|stopped)|\bwe (?:pay|provide|bear)\b|\bfree of charge\b|\bwith (?:your|his|her) (?:written )?consent\b/,
      ],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:keep(?:s)? chang\w{1,3}|revis\w{2,6}|redo|re-?work|tweaks?|amend\w{0,5}|changes|rounds|edits)\b/,
        /\b(?:however many|as many|until (?:we're|we are|the client is|it is|he is|she is) (?:happy|satisfied|pleased|content)|part of the (?:fee|price|[£€$])|within the (?:fee|price)|no limit|never finished|at no (?:extra|further))/,
      ],
      unless: [/\bwe (?:make|do|will|repair)\b|\bextra(?:s)? (?:is|are|fee)\b/],
    },
    {
      says: [
        /\b(?:not on the clock|off the clock|outside (?:your |the )?paid time|paid time (?:begins|starts)|(?:salary|pay|wage|fee|rate) (?:is|are) (?:taken|deemed|held|meant|understood) to cover|already (?:in|covers?|includes?))\b/,
        /\b(?:time|hours?|night|travel\w{0,4}|load\w{0,3}|clear\w{0,3}|set\w{0,4} up|stand-?by|on[- ]call|telephone|weekends?|overtime|shifts?)\b/,
      ],
      unless: [/\bholiday pay is paid\b|\bVAT\b/],
    },
    {
      says: [
        /\b(?:unpaid|not (?:be )?paid|no (?:extra |additional |further |overtime )?pay(?:ment)?\b|nobody pays|without (?:extra |further |additional )?(?:pay|payment|remuneration)|included in (?:the|your|his|her) (?:salary|wage|pay|fee)|no overtime|aren't hours worked|covered by (?:the|your) (?:salary|fee)|for nothing|not (?:count(?:ed)? as )?working time|never paid|no fee arises)\b/,
        /\b(?:overtime|travel\w{0,5}|waiting|hours|time|training|breaks?|cleaning|setting up|preparation|stand-?by|on[- ]call|meetings?|shifts?|trial|sessions|revisions?|extra work|weekends?|hosing|warm-up|rounds)\b/,
      ],
      unless: [
        /\bnot (?:be )?paid (?:back|late|by|on)|\bif (?:the|an?) (?:invoice|sum|amount)|\bholidays?\b|\bleave\b|\bunpaid (?:sum|bill|invoice|instalment|rent|balance|fee)|\b(?:has|have) been unpaid\b|\bremains unpaid\b|\barrears\b|\bcancell?\b|\binterest\b/,
      ],
    },
    {
      says: [
        /\b(?:revisions?|amendments|changes|corrections|rewrit(?:es?|ing)|rounds)\b|\bfinished\b/,
        /\b(?:unlimited|no number|as often as|as many|until the client|until (?:we|he|she|it|they) (?:is|are)|free of charge|without (?:extra|further|additional)|no (?:extra|further) (?:fee|charge|pay))\b/,
      ],
      unless: [/\bwe (?:make|do|will|repair|correct|replace|mend|fix|put)\b|\bworkmanship\b|\bguarantee/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:no|not|without|never|nothing|nor)\b.{0,25}\b(?:paid|pay|payment|remunerat\w{2,4}|money|fee|compensat\w{1,4}|wages?|time off)\b/,
        /\b(?:overtime|travel(?:ling)?|waiting|extra hours|additional hours|training|handover|cleaning|clearing|clos(?:ing|e)|stand-?by|on[- ]call|meetings?|trial|sundays?|weekends?|saturdays|duty|retakes?|revisions?|changes|drafts|pitch\w{0,3}|hours beyond|beyond (?:the|those|his|her|your) hours)\b/,
      ],
      unless: [
        /\bholiday\b|\bleave\b|\bif (?:the|an) invoice\b|\bunpaid (?:sum|bill|invoice|rent|balance|fee)\b|\bnot (?:be )?required\b|\bcharge\b|\brefund|\bdeposit\b|\binterest\b|\bnever (?:asked|expected)\b/,
      ],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /\b(?:shifts?|hours|rota|roster|working (?:days|times?))\b/,
        /\b(?:chang(?:e|ed)|alter(?:ed)?|cancel(?:led)?|call(?:ed)? off|sends? (?:\w{1,6} )?home|sent home|cut short|short notice|same day|melts?|no (?:guarantee|minimum|guaranteed)|not guaranteed|at any time)\b/,
        /\b(?:employ\w{1,4}|work(?:ed|er|ing|s)?|pay|paid|staff|rota|roster|wages?|home|shift)\b/,
      ],
      unless: [
        /\bif (?:we|the employer) cancels?\b.{0,40}\bpaid\b|\bpaid (?:for it )?in full\b|\bby agreement\b|\bopening hours\b|\bstill (?:be )?paid\b|\bmay (?:refuse|decline|swap)\b/,
      ],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /\b(?:tips?|gratuit(?:y|ies)|service charge)\b/,
        /\b(?:pot|pool|decides?|looks after|goes? to the (?:house|company|firm|owner|club)|used for|kept by|shares? (?:them|it) out as)\b/,
      ],
      unless: [
        /\b(?:all|every|in full|whole)\b.{0,25}\b(?:staff|team|crew|you|workers)\b|\b(?:yours|divided equally|shared equally|among the (?:staff|team|crew))\b/,
      ],
    },
    {
      says: [
        /\btips?\b|\bgratuit(?:y|ies)\b|\bjar\b|\bservice charge\b/,
        /\b(?:belongs?|keeps?|kept|property|goes (?:to|into)|retain(?:s|ed)?|ours|(?:the|our) (?:firm|house|employer|company|business|till)|fund)\b/,
      ],
      unless: [
        /\bshared? (?:out )?(?:among|between|by) (?:the )?(?:staff|team|all|you)|\byou(?:rs)? keep|\bpass(?:es|ed) (?:them )?on in full\b|\bwithout (?:any )?deductions?\b|\bare yours\b|\bbelong to (?:you|the staff|whoever)|\bstaff keep\b|\btip (?:off|over)/,
      ],
    },
  ],
  'training-repaid': [
    {
      says: [
        /\b(?:training|courses?|qualifications?|licen[cs]e|induction|relocation|sign(?:ing)?[- ]on|the account|visa|recruitment|tuition|exams?)\b/,
        /\b(?:repay(?:s|able|ment)?|repaid|pays? back|paid back|reimburs(?:e|es)|refunds?|(?:is|falls?|becomes?) due|owes?|recover(?:s|ed|able)?|claw\w{0,5}|struck off)\b/,
        /\b(?:leav(?:e|es|ing)|resign\w{0,3}|within|before|earlier|ends?|dismiss\w{0,3}|stops?|terminat\w{1,4}|service|notice)\b/,
      ],
      unless: [
        /\bwe pay back\b|\b(?:never|not|no)\b.{0,20}\b(?:repa|pay back|paid back|owe)|\bfull refund\b|\bwe (?:refund|repay)\b|\blearner\b|\bcooling\b/,
      ],
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\b(?:months?|years?)\b/,
        /\b(?:after(?:wards?| that| this| the end| it ends| leaving| you leave)?|following)\b/,
        /\b(?:stays? away from|keeps? (?:away from|out of|clear of)|do(?:es)? not (?:work|design|build|write|teach|cook|cut|train)|may not (?:work|set up|join|open|teach|design)|shall not (?:work|set up|join|open|carry on|be engaged|take (?:a job|work|employment))|work for nobody|must not (?:work|open|join))\b/,
      ],
      unless: [/\bfree to\b|\byou may\b|\bwe (?:shall|will|may) not\b|\bdefects?\b|\bwarrant/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:after|following|leavers?|leaving|for (?:a (?:period|term) of )?(?:\w{1,10}|\d{1,2}) (?:months|years?)|within .{0,20}(?:months|years?)|for a year|from the end|once (?:he|she|you|the))\b/,
        /\b(?:compet(?:e|es|ing|itors?|itive)|rivals?|(?:similar|same|like) (?:business|work|trade|services?|field|line|kind)|work(?:s|ing)? for|employed (?:by|with)|set(?:s|ting)? up|own (?:business|account|shop|practice)|engaged? in|carry on|\d{1,3} (?:miles|km|kilomet\w{2,3})|radius|any (?:haulier|other house|other publisher|salon|firm|business)|bring out)\b/,
        /\b(?:not|no|never|refrains?|barred|ban(?:ned)?|stays? off|stays? away|prohibit(?:ed|s)?|nor)\b/,
      ],
      unless: [
        /\bno (?:non-compete|restraint|restriction|ban)\b|\bfree to\b|\bmay work\b|\bnot (?:be )?(?:restrict|prevent|bound|barred|stopp)|\bneither partner is bound\b|\bforbade the seller\b|\bclients? .{0,20}(?:firm has|of the firm)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:compet(?:e|es|ing|itors?|ition)|rivals?|same (?:trade|line|field|sector|business)|similar (?:business|work|services?|role)|own (?:business|practice|studio|shop|salon|firm)|work(?:s|ing)? for|trade on|any other (?:firm|company|salon|clinic|agency|hotel|label))\b/,
        /\b(?:after|following|once|leaving|ended|end of|thereafter|months|years?|\d{1,3} (?:miles|km))\b/,
        /\b(?:not|no|never|nor|banned|barred|forbidden|refrain|stays? out|keeps? (?:out|away)|prohibit\w{0,2})\b/,
      ],
      unless: [
        /\bfree to\b|\bmay (?:work|trade|go|compete|take)\b|\bnot (?:be )?(?:restrict|prevent|bound|barred|stopp|limited)|\bno (?:ban|restraint|restriction|non-compete)\b|\bnothing (?:stops|prevents)\b|\bneither\b|\bindemn|\bliab/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /\b(?:clients?|customers?|patients?|staff|employees?|guests|anyone you met|helpers?|animals?|pupils|suppliers|people you|animal that)\b/,
        /\b(?:solicit\w{0,5}|approach\w{0,3}|deals? with|contact\w{0,3}|work (?:for|with)|poach\w{0,3}|hir(?:e|es|ing)|employ(?:s|ed|ing)?|treats?|serves?|takes? on|canvass|accept (?:work|business)|paid work|entice|paid by you otherwise|engages?)\b/,
        /\b(?:after|following|within|months?|years?|leaving|ever|long ago|last)\b/,
        /\b(?:not|no|never|owes?|pays?|penalt\w{1,3}|refrains?|nor)\b|[£€$] ?\d/,
      ],
      unless: [
        /\beach of us may\b|\bfree to\b|\bmay (?:take on|work|hire)\b|\bnot (?:be )?(?:restrict|prevent|bound|barred)|\binvoices?\b|\bcomplain|\bsick\b/,
      ],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
