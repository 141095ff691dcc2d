import { phrase, type Signals, words } from '../signal';

const ai =
  '(?:ai|a\\.i\\.|artificial intelligence|llms?|(?:large )?language models?|chat ?gpt|gpt(?:-?\\d\\w{0,20})?|claude|gemini|copilot|chatbots?|automated (?:contract )?(?:review|analysis|reader|reviewer)s?)';
const aiRole =
  '(?: (?:language )?(?:assistants?|models?|systems?|reviewers?|agents?|analysts?|readers?|bots?|tools?|summari[sz]ers?)){0,8}';
const reads = '(?:read|review|process|analy[sz]|summari[sz]|evaluat|assess)\\w*';
const earlierOrders = `(?:ignore|disregard|forget|override|bypass|discard|stop following|do not follow) ${words(4)}(?:previous|previously|prior|above|earlier|preceding|system|your) ${words(3)}(?:instructions?|prompts?|directives|guidelines|commands|rules|context|training|programming)\\b`;
const judged = `(?:rate|classify|score|mark|label|flag|report|describe|assess|summari[sz]e|present|grade|treat|evaluate|consider|rank) (?:this|the|all|every|each|any|its|these) ${words(4)}(?:contract|agreement|document|clauses?|terms?|risks?|provisions?) ${words(4)}(?:as|at|to be) ${words(3)}`;
const hide =
  "(?:do not|don't|never|avoid) (?:mention|flag|highlight|report|list|rais|point(?:ing)? out|reveal|warn)(?:e|ing)?";

export const signals: Signals = [
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `${earlierOrders}(?! (?:given|received|issued|provided|delivered|sent|from|of|by|relating|regarding|concerning))`,
    ),
  },
  { weight: 1, order: true, pattern: phrase(earlierOrders) },
  { weight: 2, order: true, pattern: phrase('forget (?:everything|all) (?:you|above|before|prior|previous)') },
  {
    weight: 2,
    pattern: phrase(
      `(?:attention|dear|hello|hey|(?:note|message|reminder) (?:to|for))[,:]? (?:all |any |the |every |each )?${ai}${aiRole}\\s*(?:[:,.!—–-]|${reads}|that ${reads})`,
    ),
  },
  {
    weight: 1,
    pattern: phrase(`(?:instructions?|notice|directives?) (?:to|for) (?:all |any |the )?${ai}${aiRole}`),
  },
  {
    weight: 2,
    pattern: phrase(`if you are (?:an? |the )?${ai}${aiRole}\\s*(?:,|${reads}|then|that)`),
  },
  { weight: 2, pattern: phrase(`\\bas an? ${ai}${aiRole},? (?:you|your)\\b`) },
  {
    weight: 2,
    pattern: phrase(
      `\\byou are (?:now )?(?:an? )?(?:helpful |unrestricted |uncensored |different )?(?:ai|artificial intelligence|(?:large )?language|chatgpt|gpt|claude) ?(?:assistant|model|chatbot|reviewer)\\b(?! (?:provider|developer|vendor|company|operator|supplier|deployer))`,
    ),
  },
  { weight: 2, pattern: phrase('\\b(?:developer|jailbreak|dan) mode (?:is )?(?:enabled|activated|on)\\b') },
  { weight: 2, pattern: phrase('\\bsystem (?:prompt|override)\\s*:') },
  { weight: 2, pattern: phrase('\\b(?:begin|end|new) (?:of )?system (?:prompt|message)\\b') },
  {
    weight: 2,
    order: true,
    pattern: phrase(`(?:reveal|print|repeat|output|show|display|leak) ${words(3)}system prompt`),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `${judged}(?:(?:low|no|minimal|zero|negligible)[-\\s]risks?|(?:low|zero|minimal|negligible)\\b|safe|risk[-\\s]free|harmless)\\b(?!\\s*(?:,|/|or|and|to) ?(?:or |and )?(?:low|medium|moderate|high|un))`,
    ),
  },
  {
    weight: 1,
    order: true,
    pattern: phrase(`${judged}(?:favou?rable|fair|acceptable|standard|compliant|balanced)\\b`),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:rate|set|give|assign|output|return|report) ${words(4)}risk (?:level|score|rating|assessment) ${words(3)}(?:as|to|of|is|=) ["']?(?:low|none|zero|0|minimal|safe)\\b(?!\\s*(?:,|/|or|to) )`,
    ),
  },
  {
    weight: 1,
    pattern: phrase(
      'your (?:summary|analysis|risk assessment|review|output|assessment|report|response|answer) (?:must|should|shall|has to|needs? to) (?:only |not |never )?(?:state|say|conclude|describe|mention|omit|rate|reflect|show|contain no|list no|flag|be (?:positive|favou?rable))',
    ),
  },
  { weight: 1, pattern: phrase('(?:in|from) your (?:summary|analysis|output|risk assessment)\\b') },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `${hide} ${words(8)}(?:(?:any|as(?: a)?|the) risks?\\b|in (?:your|the) (?:summary|analysis|output)|this (?:clause|instruction|paragraph)|these instructions)`,
    ),
  },
  { weight: 1, order: true, pattern: phrase(`${hide} ${words(8)}(?:to )?the (?:user|reader)\\b`) },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:tell|assure|inform|advise) the (?:user|reader|signer|signatory) (?:that|to) ${words(6)}(?:safe|sign|risk-free|no risks?|low[-\\s]risk)\\b`,
    ),
  },
  { weight: 1, order: true, pattern: phrase('(?:tell|assure|inform) the (?:user|reader|signer)\\b') },
  { weight: 1, pattern: phrase('\\bfrom now on,? you (?:are|will|must|shall)\\b') },
  { weight: 1, pattern: phrase('\\bnew instructions?\\s*:') },
  { weight: 1, order: true, pattern: phrase('(?:respond|reply|answer) (?:only )?with (?:only )?(?:the|an?|"|\')') },
  { weight: 1, pattern: phrase('\\b(?:ai|llm|language model|chatgpt) (?:assistant|reviewer|reader|analyst)s?\\b') },
  {
    weight: 1,
    pattern: phrase(
      'you are (?:reading|reviewing|analy[sz]ing|summari[sz]ing) (?:this|the) (?:contract|agreement|document)',
    ),
  },
];
