import type { HarmWords } from '../harm-words';
import { withMore } from '../with-more';
import { englishBindingHarms } from './harms/binding';
import { englishDisputesHarms } from './harms/disputes';
import { englishFreedomHarms } from './harms/freedom';
import { englishGraveWords } from './harms/grave';
import { englishLeavingHarms } from './harms/leaving';
import { englishLiabilityHarms } from './harms/liability';
import { englishMoneyHarms } from './harms/money';
import { englishOtherKinds } from './harms/other-kinds';
import { englishOutrightHarms } from './harms/outright';
import { englishThingsHarms } from './harms/things';
import { englishWorkHarms } from './harms/work';

export const englishHarms: HarmWords = {
  sentenceWords: /\b(?:is|are|may|must|shall|will|has|have|can|does|do|we|you)\b/,
  mutual:
    /\b(?:each|both|either|neither|every)(?: of (?:us|them|the parties))? part(?:y|ies)\b|\b(?:each|both|either|neither) (?:of us|of them|sides?)\b|\bthe parties (?:\w{1,12} ){0,2}(?:release|waive|give up|undertake|agree not)\b|\b(?:each other|one another)\b|\bmutual(?:ly)?\b|\beach may\b|\b(?:stays?|remains?|kept|keep) between us\b/,
  relief: {
    addedFree:
      /\b(?:extend\w{0,3}|add(?:s|ed)?|continu\w{2,4}|prolong\w{0,3})\b.{0,80}\b(?:without (?:any )?(?:additional|further|extra) (?:\w{1,14} ){0,3}(?:fees?|costs?|charges?|payments?)|at no (?:additional |extra |further )?(?:cost|charge)|free of charge)/,
    afterWarning:
      /\b(?:not|fail(?:s|ed|ure)? to) (?:been |be )?(?:cure|remed|rectif|put right|made good|correct|perform).{0,80}\b(?:within|after|days?|weeks?|period)|\bwithin \S{1,14}(?: \S{1,8})? (?:days|weeks)\b.{0,60}\b(?:notice|cure|remed|put right)|\bfails? to perform within\b/,
    given:
      /^(?:'ll| will| shall| must)? (?:(?!not\b|never\b|only\b)\w{1,14} ){0,2}(?:credits?|refunds?|returns?|repays?|reimburses?|compensates?|replaces?|repairs?)\b(?! only| nothing| none)/,
    givenTo:
      /(?<!\bnot )\b(?:pays?|repays?|refunds?|reimburses?|indemnif(?:y|ies)|(?:hold|save|keep)s? harmless|compensates?|returns?) (?:(?:to|the|a|full) ){0,2}$/,
    paidToYou:
      /\b(?:i|we)(?:'ll| will| shall)? (?:also |then )?(?:pay|give|owe|reimburse|refund|credit|compensate) you\b(?! only| nothing| less| no\b)|\byou (?:also )?(?:get|receive) (?!only\b|nothing\b|no\b)(?:\S{1,10} ){1,5}from (?:us|me)\b/,
    notBorne:
      /^,? (?:(?:does|do|did|shall|will|need|is|are) not (?:\w{1,12} )?(?:bear|pay|owe|answer|liable|charged|billed|answerable)|owes? nothing|pays? nothing)\b/,
    liabilityOf: /\b(?:liability|liable|responsibility) (?:\w{1,12} ){0,2}of (?:the |our |your )?$/,
    ownLiability:
      /^(?:'s|s')? (?:(?:total|aggregate|entire|maximum|overall|cumulative|whole|own|and|or) ){0,4}(?:liability|responsibility)\b|^(?: (?:is|are|shall|will|can|be|not|only|never|in no event|to the \w{1,10})){1,5} (?:liable|responsible|answerable)\b/,
    liableTo: /\b(?:liab(?:le|ility)|responsib(?:le|ility)|answerable) (?:\w{1,12} ){0,3}(?:to|towards) (?:the )?$/,
    ownKept:
      /\b(?:remains?|stays?) (?:the )?(?:sole |exclusive )?owners?\b|\b(?:retains?|keeps?|reserves?) (?:\w{1,12} ){0,4}(?:title|ownership|rights?|copyright)\b|\bno (?:title|rights?|ownership)\b.{0,60}\b(?:is|are) (?:transferred|assigned|granted|passed)\b/,
    wayOut:
      /\b(?:may|can|could|free to|entitled to|right to|allowed to)\b(?! not).{0,60}\b(?:leave|cancel|end|terminate|withdraw|walk away|opt out|get out|give notice)\b/,
    bothChoose:
      /\b(?:one|an arbitrator) (?:\w{1,12} ){0,2}(?:selected|appointed|chosen|named) by each\b|\beach (?:party|side|of us|of them) (?:\w{1,12} ){0,2}(?:appoints?|selects?|chooses?|names?)\b|\b(?:appointed|chosen|agreed) (?:jointly|by both)\b/,
    cancelledFree:
      /\bfree cancellation\b|\bcancel(?:s|led|ling|lation)?\b.{0,60}\b(?:free of charge|for free|without (?:charge|cost|fee|penalty|paying))\b|\b(?:refunded|returned|repaid|given back) in full (?:if|where|when|up to|until|before)\b/,
    goesTo:
      /\b(?:becomes?|remains?|stays?|belongs? to|pass(?:es)? to|goes to|go to|vests? in|(?:is|are|be) (?:transferred|assigned|handed over) to|(?:property|ownership) of) (?:the )?$/,
    oncePaid: /\b(?:once|when|upon|on|after|against|subject to)\b.{0,30}\b(?:paid|payment|settled)\b/,
    narrowBan:
      /\bless any (?:time|period)\b|\b(?:was|were|is|are|has been|have been) (?:materially|directly|personally) (?:involved|concerned|engaged)|\b(?:paid|pays?|receives?|at) (?:\S{1,12} ){0,3}(?:full|half|\d{2,3} ?%)(?: of)?(?: \S{1,12}){0,3} (?:pay|salary|wages?) (?:during|for|throughout)/,
  },
  otherKinds: englishOtherKinds,
  grave: englishGraveWords,
  never: [
    // An advance that the reader keeps.
    /\badvance\b.{0,80}\b(?:is|are|be|never|not) (?:\w{1,10} ){0,2}(?:repayable|repaid|returnable|returned|refundable|refunded|paid back|given back)\b.{0,60}\b(?:sales?|sells?|sold|royalt\w{2,3}|earn\w{0,3}|even if|copies)\b|\badvance\b.{0,40}\bnon-?(?:returnable|refundable)\b.{0,40}\b(?:royalt|sales)/,
    // Nothing is asked for, or owed any longer.
    /\b(?:we|i) (?:ask for|charge|claim) nothing (?:more|else|further)?\b/,
    // The other side bears it, or gives up what is owed to it.
    /\bat our (?:own )?(?:cost|expense)\b|\bstill (?:be )?(?:paid|get|gets|receives?) (?:\w{1,6} )?full\b|\b(?:rest|balance|debt|remaind\w{2}|what is (?:left|still owed|owed))\b.{0,30}\b(?:is|are|be) (?:then )?(?:forgiven|written off)\b|\brights (?:\w{1,14} ){0,3}(?:revert|return|go back|fall back) to (?:you|the (?:author|artist|writer|designer|composer|photographer))\b/,
    // The price stays whatever happens, one may withdraw, or somebody pays the reader for what it missed.
    /\b(?:stays?|remains?|is|are) (?:\w{1,12} ){0,2}(?:the same|fixed|unchanged)\b.{0,40}\b(?:even if|even when|whatever)\b.{0,60}\b(?:rises?|goes? up|market|tax|vat)\b|\b(?:may|can) (?:withdraw|revoke|take back) (?:\w{1,12} ){0,3}(?:consent|permission|agreement)\b|\bif we (?:miss|fail|are late|do not (?:come|turn up)).{0,60}\byou (?:get|receive|are paid)\b|\bpays? only for what\b|\b(?:does|will) not (?:affect|change anything for) you\b/,
    // So long a sentence says many things, and words that stand apart in it need not belong together.
    /^.{450}/,
    /\?$/,
    // Nobody is bound to one side alone, and what was somebody's stays so.
    /\b(?:no|not|non-?|without) ?exclusiv|\bfor (?:whom|who)ever (?:he|she|it|they|you) (?:likes?|wants?|pleases?)\b|\b(?:remains?|stays?) (?:the property of the \w{1,14}|hers|his|yours|theirs)\b/,
    /^\W{0,4}whereas\b|\bnot more than once\b|\bno decision\b|\bunder no obligation\b/,
    // What protects the reader, or binds the other side.
    /\b(?:once|when|after|upon|as soon as)\b.{0,60}\bpaid\b.{0,20}\bin full\b|\bonce the (?:client|customer|buyer) has paid\b/,
    /\bkeep\b.{0,40}\bsafe\b|\bshall (?:refund|give back|return) (?:the rest|what|any|rent)\b|\bunpaid break\b/,
    /\bonly for (?:unpaid|damage|proven|actual)\b|\bless what\b.{0,40}\bsaves?\b|\bindependent (?:accountant|expert|valuer)\b|\bheirs of\b/,
    /\bstruck out\b|\bdeleted by agreement\b|\bnot applicable\b/,
    /\b(?:do|does|did|shall|will|is|are|can) ?not (?:\w{1,12} )?(?:limit|exclude|restrict|cap)\b/,
    /\bnothing (?:in|on|here|said)\b.{0,60}\b(?:limits?|excludes?|affects?|restricts?|caps?|waives?|takes away|assigns?|stops you|prevents you|shuts out|gives)\b/,
    /\bnobody (?:is asked|signs)\b|\bneed not be (?:re)?paid\b|\b(?:asked|called upon|required|obliged) to indemnify\b/,
    /\byou (?:do not|don't|need not|never|will not) (?:have to|need to|be (?:asked|charged|required))\b/,
    /\b(?:repaid|refunded|returned|paid back|repays?|refunds?|returns?) (?:\w{1,12} ){0,3}(?:in full|within|without deduction|every penny|in the same)\b|\bfull refund\b|\bheld (?:on|in) trust\b|\bmore favourable to\b|\bas you prefer\b/,
    /\b(?:at no (?:extra )?cost|without (?:any )?(?:cost|charge|penalty)) to (?:you|him|her|the)\b|\byou (?:may|can) (?:leave|cancel|end it|walk away|withdraw|refuse|say no)\b|\bfree to (?:leave|go|refuse)\b|\b(?:is|are|remains?|stays?) free to\b/,
  ],
  sayings: withMore(
    {
      ...englishBindingHarms,
      ...englishLeavingHarms,
      ...englishMoneyHarms,
      ...englishLiabilityHarms,
      ...englishThingsHarms,
      ...englishDisputesHarms,
      ...englishWorkHarms,
      ...englishFreedomHarms,
    },
    englishOutrightHarms,
  ),
};
