import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { EventsWords } from '#worker/analyse/languages/play-words/events.ts';

export const events: EventsWords = {
  'force-majeure': {
    rule: {
      about: /force majeure|acts? of god|beyond (?:the|its|their|his|our|your|such|either)\b.{0,30}\bcontrol/,
      signs: [
        [/\bforce majeure\b/, 1],
        [/\b(?:acts? of god|beyond (?:the|its|their|his|our|your|such|either)\b.{0,40}\bcontrol)\b/, 2],
        [
          /\b(?:not be|neither|no party|nor|excused?|not .{0,20}(?:liable|responsible))\b.{0,160}\b(?:liable|responsible|in default|breach|delay|fail\w{0,4}|perform\w{0,5}|force majeure)/,
          2,
        ],
        [
          /\b(?:war|strikes?|floods?|fires?|earthquakes?|epidemics?|pandemics?|terrorism|riots?|labor disputes?|natural disasters?)\b/,
          1,
        ],
        [/\bforce majeure\b.{0,160}\b(?:terminat|continues?|suspend|notify|notice|exceed)/, 2],
        [/force majeure|act of god|unforeseen/, 2, 'heading'],
      ],
      unless: [
        headingAlone,
        /\binsurance (?:policy|coverage)|except (?:for|in the case of) (?:events of )?force majeure,? (?:the )?(?:supplier|seller) shall pay/,
      ],
    },
    lasting:
      /force majeure|such (?:an? )?(?:event|cause|delay|failure|period|circumstance)|continu|beyond .{0,30}control|(?:delay|suspension|inability) .{0,30}(?:exceed|last|extend|more than)/,
    ends: /terminat|cancel|rescind/,
  },
  notices: {
    rule: {
      about: /\bnotices?\b|notifications?|communications?/,
      signs: [
        [
          /\b(?:all|any|every|each)\b.{0,20}\b(?:notices?|notifications?|communications? (?:under|required|hereunder|between|given|to be))\b.{0,200}\b(?:in writing|written|delivered|addressed|sent|served|given by|mailed|deemed)\b/,
          3,
        ],
        [
          /\bnotices?\b.{0,140}\b(?:shall|will|must|may|is|are)\b.{0,60}\b(?:deemed|considered|effective|addressed|delivered|sent|served)\b/,
          2,
        ],
        [
          /\b(?:registered|certified|first[- ]class|overnight|courier|facsimile|fax|e-?mail|postage|by hand|personally delivered)\b/,
          1,
        ],
        [/\bnotices?\b|communications/, 1, 'heading'],
      ],
      unless: [
        headingAlone,
        /notice of (?:termination|breach|default|claim)|days'? (?:prior )?(?:written )?notice|without notice|privacy notice|promptly notify/,
      ],
    },
    electronic: /e-?mail|electronic(?:ally| mail)/,
    onSending:
      /(?:given|effective|received|served|delivered)\b.{0,40}\b(?:upon|when|on|at the time of|on the date of)\b.{0,24}\b(?:sending|sent|mailing|mailed|dispatch\w{0,2}|posting|posted|deposit\w{0,2}|transmi\w{3,6})/,
  },
  'unilateral-change': {
    rule: {
      about:
        /\bchang|\breduc|modif|amend|updat|revis|\balter|\bvary|supplement|withdraw|add new|version|review the terms/,
      needs: [
        /\byou\b|\byour\b|\bwe\b|\bour\b|reserves? the right|discretion|without .{0,10}notice|from time to time|at any time|occasionally/,
      ],
      signs: [
        [
          /(?<!\byou (?:also )?)\b(?:may|can|might|will|reserves? the right|has the right|have the right|need to)\b.{0,90}\b(?:chang|reduc|modif|amend|revis|alter|updat|vary|supplement|withdraw|adjust|revoke)/,
          2,
        ],
        [
          /\b(?:terms|agreement|conditions|polic(?:y|ies)|fees?|pric(?:es?|ing)|rates?|charges|services?|features?|functions?|functionality|subscriptions?|products?|payment methods?|programme?|membership|posting|limits?|items|exceptions|number|site)\b/,
          1,
        ],
        [
          /at any time|from time to time|without (?:any |prior )?notice|discretion|periodically|occasionally|continuously|for any reason|more often/,
          2,
        ],
        [
          /\b(?:these|this|our|the)\b.{0,40}\b(?:terms|agreement|conditions|policy)\b.{0,200}as (?:may be )?(?:amended|updated|modified|revised) from time to time/,
          2,
        ],
        [/reserves? the right/, 1],
        [
          /(?:check|review|read|visit)\b.{0,60}\b(?:regularly|periodically|from time to time|back)|on a regular basis|regularly check|most (?:recent|current) version/,
          3,
        ],
        [/(?:subject to|may|can|might) change\b|change (?:the|our|these|any) /, 1],
        [/terms|agreement|conditions/, 1],
        [/chang|amend|modif|variation|updat/, 1, 'heading'],
        [
          /(?:as|which) (?:the same |same |it |they |are )?(?:may|might|can)\b.{0,30}\b(?:amended|modified|updated|changed?|revised|superseded)\b/,
          -3,
        ],
      ],
      unless: [
        /(?:amend|modif|chang|alter|vari)\S{0,8}\b.{0,60}\b(?:in writing|signed|written (?:agreement|consent|instrument)|mutual|both parties|by the parties)|only (?:be )?(?:amended|modified)|(?:n?either|each|the) part(?:y|ies) (?:may|desire|will|shall|agree)|by (?:both|the) parties|references? to|construed as|as (?:amended|modified|supplemented)\b|amended and restated|will result in|unauthori[sz]ed|" means|\d{4} act\b|\bc\. ?f\. ?r|without the (?:prior )?(?:written )?consent/,
        /\byou (?:may|can|will|must|shall|agree|should) (?:not )?(?:to )?(?:\S{1,12},? ){0,5}(?:change|modify|update|alter|amend|revise)|change your|your (?:password|settings|preferences)|change of control|derivative|reverse engineer|(?:act|regulation|code|directive|statute|laws?)\b.{0,40}\bas amended/,
      ],
      threshold: 5,
    },
    withoutWarning: /without (?:any |prior |giving )?(?:notice|notifying)|may not provide you with notice/,
    withWarning:
      /(?:advance|prior|days'?|months'?|reasonable) (?:written )?notice|notify you|inform you|let you know|tell you/,
  },
};
