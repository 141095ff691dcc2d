import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration:
      /\b(?:no|not|never|without)\b (?:\w{1,14} ){0,2}arbitrat|\barbitrat\w{2,3}\b.{0,40}\b(?:does|do|is|are|will|shall) not (?:take place|apply|agreed|required|foreseen|be (?:used|held|required))|\barbitrat\w{2,3} is (?:excluded|ruled out)|\b(?:instead of|rather than) arbitrat|\b(?:do|does|shall|will) not (?:give up|waive|lose|surrender) (?:\w{1,10} ){0,4}(?:courts?|to sue)\b|\bcourts? (?:always |still )?(?:stays?|remains?) open\b/,
    exclusivity:
      /\bnon-?exclusive|\b(?:no|not|without) (?:\w{1,12} )?exclusiv|\b(?:come|turn|go|look) to (?:us|me|him|her) and (?:to )?nobody else/,
    'expiration-date':
      /\b(?:keep|store|retain|archive)s?\b.{0,60}\b(?:data|details|records?|address(?:es)?|numbers|documents|files)\b/,
    indemnity:
      /\b(?:does|do|shall|will|need|is|are|must) not (?:\w{1,14} ){0,5}(?:indemnif|make good)|\b(?:no|without) (?:\w{1,12} )?indemnity|\bnothing\b.{0,40}\bindemnif/,
    jurisdiction:
      /^(?!.{0,400}\b(?:only|exclusive(?:ly)?|solely)\b).{0,400}\b(?:may|can|free to) (?:also |instead |always |still |each )?(?:bring|start|file|sue|go to|take|choose|turn to)\b.{0,70}\b(?:courts?|claims?)\b/,
    'late-payment':
      /\b(?:interest|charge|fee)\b.{0,120}\b(?:and|but) nothing (?:else|more|further)\b|\bno other (?:charge|fee|interest|penalty)\b|\bat the (?:legal|statutory) rate\b(?! plus)/,
    'limitation-of-liability':
      /\b(?:nothing|no clause|no term)\b.{0,60}\b(?:limits?|excludes?|restricts?|affects?)\b|\b(?:not|don't|never) (?:seek to |try to )?(?:exclude|limit|restrict)(?: or (?:exclude|limit|restrict))? (?:in any way )?(?:our|its|their|any) (?:\w{1,12} )?liability\b/,
    'liquidated-damages':
      /\b(?:penalt(?:y|ies)|liquidated damages|fixed sum)\b.{0,40}\b(?:not|no longer) (?:apply|run|be (?:due|payable|charged)|payable|due|incurred|charged)/,
    'personal-guarantee':
      /\b(?:minimum|recoupable|royalty|advance)\b.{0,30}\bguarantee|\bguarantee (?:and royalty|payments?|fund)\b|\bguaranteed (?:minimum|royalt|price|hours)|\bmoney-back guarantee/,
    'renewal-term':
      /\bno (?:automatic|tacit) (?:renewal|extension)|(?<!\b(?:that|if) (?:it|he|she|they|the \w{1,14}) )\b(?:shall|will|does|do) not (?:be )?(?:automatically )?(?:renew|extend|roll over)|\bnot (?:be )?(?:renewed|extended) (?:automatically|by itself)|\bif (?:you|the \w{1,14}|they) (?:do|does) not renew\b|\b(?:until|till) (?:you or (?:we|i)|(?:we|i) or you|either (?:of us|party|side|one)|one of (?:us|the parties|you)) (?:\w{1,8} )?(?:ends?|gives?|terminates?|stops?|cancels?)\b/,
    'termination-for-convenience':
      /\b(?:terminat|cancel|end|withdraw|give notice)\w{0,4}\b[^.;]{0,140}\b(?:only (?:if|where|for)|if|where|in the event|in case)\b (?!(?:you|they|he|she|it|we|either|the \w{1,12}) (?:wish|want|like|choose|no longer|change|so ))/,
    'unilateral-termination':
      /\bonly (?:for|on|in|if one of) (?:(?:one|any) of )?(?:these|those|the following|two|three|four|five|six|\d|good|just|serious|the|a) (?:(?:good|just|serious|following|listed|stated|named|two|three|four|five|\d) )?(?:reasons?|grounds?|causes?|cases?|events?)\b|\bfor no other (?:reason|cause|ground)\b|\b(?:not|never) without (?:a )?(?:good|just|serious|proper) (?:reason|cause)\b|\bonly\b.{0,60}(?<!without )\b(?:with|giving|stating|upon stating) (?:\w{1,10} )?(?:reasons?|cause|grounds?)\b|\bnotice,? with (?:\w{1,10} )?(?:reasons|grounds)\b|\b(?:must|shall|has to|have to) (?:give|state|name) (?:\w{1,8} ){0,2}(?:reasons?|grounds?)\b|\bfor (?:good|serious|weighty|important|just) (?:cause|reasons?|grounds?) only\b/,
  },
  absent: {
    subcontracting: /\bsub-?(?:let|lett|leas|tenan|rent)/,
    'price-increase':
      /\b(?:shall|will|may|can|do|does) (?:not|never) (?:be )?(?:increase|rise|raise|go up|adjust|change)\w{0,2}\b(?!.{0,30}(?:more than|above|beyond|unless|before|without))|\b(?:no|without (?:any|an)) (?:\w{1,10} )?(?:price |rent |fee )?(?:increase|rise|indexation|review)s?\b(?!.{0,30}(?:more than|above|unless|before|without))|\bfor any reason\b.{0,40}\bnot (?:increase|rise)/,
    deposit:
      /\b(?:no|without (?:any|a)|neither a|nor any)\b (?:\w{1,12} ){0,2}(?:deposit|down payment)(?! (?:\w{1,8} ){0,3}(?:refund|return|repa|given back))|\bdeposit (?:is|was|will be) not (?:required|taken|due|needed|asked|payable)|\b(?:not|never) (?:\w{1,10} ){0,2}(?:ask|pay|owe|take|require|charge)\w{0,3} (?:for )?(?:a |any )?(?:\w{1,12} )?deposit/,
    'cooling-off':
      /\b(?:no|without (?:any|a)|waives?|gives? up|renounces?|forgoes?)\b (?:\w{1,12} ){0,4}(?:rights? (?:of withdrawal|to (?:withdraw|cancel))|cooling-?off)|\b(?:right (?:of withdrawal|to (?:withdraw|cancel))|cooling-?off)[^.;]{0,60}(?:(?:does|do|shall|will) not apply|is (?:excluded|waived)|not available)/,
    confidentiality:
      /^(?!.{0,300}\b(?:shall|must|will|keeps?|agrees?|may not|obliged)\b).{0,300}\b(?:is|are) (?:not|no) (?:\w{1,10} )?(?:confidential|secrets?)\b/,
    arbitration: /\b(?:no|not|never|without|nor)\b (?:(?!but\b|only\b|be\b)\w{1,12} ){0,3}arbitrat/,
    exclusivity:
      /\b(?:is|are|be|remains?) (?:not|never) (?:an? )?exclusiv|\b(?:no|without any|nor any|neither) (?:\w{1,12} )?exclusivity\b/,
    indemnity:
      /\b(?:do|does|shall|will|need|is|are) ?(?:not|n't) (?:\w{1,14} ){0,4}indemnif|\b(?:no|without) (?:\w{1,12} )?indemnity/,
    insurance:
      /\bneeds? (?:to have )?no insurance|\b(?:do|does|need) not (?:have to |need to )(?:\w{1,10} ){0,2}insur|\bnot (?:obliged|required|bound|asked) to [^.;]{0,30}(?:insur|take out)|\b(?:no|without) (?:\w{1,12} ){0,2}insurance (?:is |are |be )?(?:required|needed|necessary|taken)/,
    'limitation-of-liability':
      /\b(?:not|don't|never) (?:seek to |try to )?(?:exclude|limit|restrict)(?: or (?:exclude|limit|restrict))? (?:in any way )?(?:our|its|their|any) (?:\w{1,12} )?liability\b|^(?!.{0,400}(?:\b(?:not|no|nor|neither|never|none|without|only|except|limit\w{0,6}|exclu\w{0,6}|exceed\w{0,3}|disclaim\w{0,3}|waive\w{0,2}|release\w{0,2})\b|n't\b|as is\b|own risk)).{0,400}\b(?:remains?|is|are|stays?|continues? to be) (?:\w{1,9} )?(?:liable|responsible)\b/,
    'liquidated-damages': /\bno (?:penalty|liquidated damages) (?:is|are|will|shall|of any kind)\b/,
    'non-compete':
      /\b(?:no|without any|nor any|neither) (?:\w{1,12} )?(?:non-?compet\w{1,6}|restraint of trade|restrictive covenant)/,
    probation:
      /\b(?:no|without) (?:\w{1,12} ){0,2}probation|\bprobation\w{0,4}(?: period)? (?:is|has been) (?:over|completed|passed|served)\b|\bprobation\w{0,4}(?: period)? (?:does|do|will|shall) not apply/,
    'renewal-term':
      /\bno (?:automatic|tacit) (?:renewal|extension)|\b(?:shall|will|does|do) not (?:be )?(?:automatically )?(?:renewed|renew|roll over)(?: automatically| by itself)\b/,
    subletting:
      /\b(?:not|does not) (?:count|be (?:regarded|treated|deemed|considered)) as (?:\w{1,8} )?sub-?let|\bmay (?:\w{1,10} ){0,4}sub-?let\w{0,4} .{0,40}without (?:asking|(?:any |the )?(?:\w{1,12} )?(?:consent|permission))/,
    warranty:
      /\b(?:neither|none|nobody|no) (?:of the part(?:y|ies) |party |side )?(?:warrants?|guarantees?)\b|\b(?:returned|given back|handed back|goes back|left) (?:\S{1,8} ){0,3}as (?:it|they) (?:is|are|was|were)\b|\bdoes not (?:warrant|guarantee) (?:the \S{1,16} )?against\b/,
  },
  elsewhere:
    /\b(?:earlier|former|previous|old) (?:\S{1,14} )?(?:agreement|contract|lease|tenancy|licence|subscription|policy)\b[^.;]{0,120}\b(?:expired|ended|lapsed|came to an end|was terminated|(?:is|was) cancelled|is over)\b|\b(?:we|you|i|neither of us) (?:am|are|is|have) (?:not (?:involved|(?:a )?party)|no part|nothing to do) (?:in|to|with)\b|\b(?:is|are) (?:independent|separate) (?:of|from) this (?:agreement|contract)\b/,
  struck: /\b(?:struck (?:out|through)|strikethrough|deleted|crossed out|ruled through)\b/,
  none: /^\W{0,4}(?:no(?:ne)?|nil|n\/a|not (?:applicable|required|agreed|taken|wanted|included|needed)|nothing|waived|without)\b(?! later| more| less| fewer)/,
  background: /^(?:recitals?|background|preamble|witnesseth|introduction)$/,
  whereas: /^\W{0,3}(?:\([a-z]\) )?whereas\b/,
};
