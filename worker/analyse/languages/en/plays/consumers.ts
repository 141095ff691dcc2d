import type { ConsumersWords } from '#worker/analyse/languages/play-words/consumers.ts';

export const consumers: ConsumersWords = {
  'cooling-off': {
    rule: {
      about: /cooling|withdraw|cancel/,
      signs: [
        [
          /cooling-?off period|right (?:to cancel|of withdrawal|to withdraw).{0,100}\b(?:days|within)\b|\b(?:cancel|withdraw)\b.{0,60}within .{0,30}days (?:of|from|after) (?:the )?(?:receiv|receipt|order|purchase|conclu|sign|day)/,
          3,
        ],
      ],
    },
  },
  'content-removal': {
    rule: {
      about: /remov|delet|take down|\bblock|disabl|inactivat|refuse|no longer be available/,
      needs: [
        /content|reviews?\b|submissions?|\bmaterials?\b|posting|photos?|images?|communications|upload|\bposts?\b/,
      ],
      signs: [
        [
          /\b(?:may|can|reserves? the right|(?:have|has) the right|are entitled|is entitled|including)\b.{0,140}\b(?:remov\w{1,3}|delet\w{1,3}|block|take down|taken down|disable|inactivate|refuse to (?:post|publish|display)|reject)\b/,
          2,
        ],
        [
          /\b(?:remov\w{1,3}|delet\w{1,3}|block|disabl\w{1,3}|inactivate|refuse)\b.{0,90}\b(?:content|reviews?|submissions?|postings?|photos?|images?|material)/,
          1,
        ],
        [
          /\b(?:content|reviews?|submissions?|postings?|photos?|images?)\b.{0,200}\b(?:remov\w{1,3}|delet\w{1,3}|block\w{0,3}|disabled)\b/,
          1,
        ],
        [
          /\b(?:violat|breach|infring|objectionable|inappropriate|unlawful|offensive|criteria|discretion|notice|judgment)/,
          1,
        ],
      ],
      unless: [
        /\byou (?:may|can|could|should|must|are able to|have the right to|wish to)\b.{0,60}\b(?:remov|delet)|not (?:remove|alter|delete|responsible for removing)|shall not .{0,40}remove|virus/,
      ],
      threshold: 4,
    },
    atWill:
      /(?:sole|own|absolute) (?:and absolute )?(?:discretion|judgment)|for any reason|at any time|without (?:any |prior )?(?:notice|notifying)/,
  },
  'contract-by-using': {
    rule: {
      about:
        /\bby (?:\w{1,14},? |\/|\w{1,12}\/)?(?:\w{2,12}ing)|continu|accepted by you|acceptance|you use|\buse of\b|agree to (?:the changes|additional)|sign up/,
      needs: [/\byou\b|\byour\b|\buser\b|customer/],
      signs: [
        [
          /\bby (?:\S{1,24} ){0,4}(?:using|accessing|clicking|installing|downloading|creating|registering|utilizing|continuing|browsing|visiting|opening|signing|activating|checking|placing|submitting|completing)\b.{0,320}\b(?:agree|accept|consent|acknowledge|bound|signify)/,
          3,
        ],
        [
          /\b(?:continu\w{1,3} (?:to )?(?:use|using|access)|continued use|your use of)\b.{0,240}\b(?:agree\w{0,3}|accept\w{0,5}|acceptance|bound|consent|agreement to)\b/,
          3,
        ],
        [
          /\b(?:accept|agree)\w{0,3}\b.{0,160}\bwhen you (?:download|use|click|access|register|install)|\(b\) when you download/,
          3,
        ],
        [/\bif you (?:use|continue|access|install)\b.{0,120}\byou (?:agree|accept|will be deemed|are deemed)/, 3],
        [/\benter into an? agreement\b.{0,80}\bby accepting/, 3],
        [
          /\byou (?:will|may|are|shall) .{0,60}(?:required|need) to .{0,60}agree to (?:the changes|additional terms|new terms)/,
          3,
        ],
      ],
      unless: [/\bby (?:your|the) (?:bank|employer)|you (?:do not|don't) (?:agree|accept)|(?:disagree|reject)/],
    },
    changes:
      /continu|after (?:the |such |these )?(?:changes?|updates?|amendments?|modifications?)|revised|updated|amended/,
  },
  'privacy-included': {
    rule: {
      about: /privacy|personal (?:data|information)|special categories/,
      signs: [
        [
          /\b(?:agree(?:ing|s)? (?:to|that)|accept\w{0,3}|bound by|consent\w{0,3} to)\b.{0,240}\bprivacy (?:policy|statement|notice)/,
          3,
        ],
        [
          /\bprivacy (?:policy|statement|notice)\b.{0,200}\b(?:incorporated|(?:form|forms|are|is|constitute) (?:an integral )?part of|part of these)/,
          3,
        ],
        [/\b(?:explicit|express)? ?consent to (?:us|our|the)\b.{0,40}\b(?:processing|collection|collecting|use)/, 3],
        [/\bgiv\w{1,3} us permission\b.{0,60}\b(?:gather|collect|store|process|use)\b.{0,60}\bpersonal/, 3],
        [
          /\bby (?:\S{1,14} ){0,3}(?:using|entering|creating|accepting)\b.{0,160}\bconsent\b.{0,100}\b(?:personal|privacy)/,
          3,
        ],
      ],
      unless: [
        /\bshall comply with|each party|applicable privacy laws|withdraw your consent|see our privacy|read our privacy/,
      ],
    },
    consent: /\bconsent\b|permission/,
  },
};
