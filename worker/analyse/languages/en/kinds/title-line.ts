import type { TitleLine } from '#worker/analyse/languages/kind-words.ts';

/** Which of the first lines says what the document is called. */
export const titleLine: TitleLine = {
  noun: /\b(?:agreements?|contracts?|deal|terms|conditions|permit|licen[cs]e|lease|tenancy|order(?: form)?|deed|letter of (?:engagement|appointment|variation|intent|offer)|offer letter|side letter|booking (?:form|contract|terms|conditions)|memorandum|minute of|mandate|subscription|membership|undertaking|letting|engagement|settlement|promises|appointment|instruction to|guarantee|policy|amendment|addendum|supplement|variation|rider|charter|hire|sale of|bill of sale|receipt|application|enrolment|registration|loan|pledge|release|iou|promissory note|rules|policy|covenant|waiver|code of|statement of (?:terms|main)|particulars|schedule of|protocol)\b/,
  form: /(?:[-–\s]{0,4}page \d{1,3}(?: (?:of|\/) \d{1,3})?[-–:|\s]{1,5}|(?:standard )?(?:template|form|model|specimen|sample|precedent|pattern)(?: (?:no\.? ?)?(?=[\w./-]{0,12}\d)[\w./-]{1,12}| [a-z]{1,3}[/-][\w./-]{1,10})(?: ?\([^)]{1,30}\))? ?[-:|.] ?)/,
  notTitle:
    /^(?:form|template|model|page|version|last updated|ref|dated?|our|we|you|this|these|the following|please|complete|fill|between|dear|hello|hi|welcome|to|from|if|by|for|in|on|as|made|signed|jump|copy|agreement (?:no|number|ref)|contract (?:no|number|ref)|order (?:no|number|ref)|customer|client|(?:agreement|contract|lease|licen[cs]e) (?:fees?|terms?|dates?|periods?|price|sum|value|summary|details|years?)|table of contents|library|schedule of fees|contents)\b(?! (?:terms|agreement|contract|deal|order form|promises|lease|plan|membership|subscription|booking))|\b(?:ltd|limited|llc|plc|inc)\.?$|\b(?:is made|are made|is between|was made|entered into|you agree|by signing|of page)\b|@|www\.|https?:/,
  head: /^(?:between\b|by and between|dear |hello |hi |parties\b)|\b(?:is made|made this|entered into)\b.{0,60}\bbetween\b/,
  goesOn:
    /(?:to|for|of|on|about|regarding|concerning|relating to|over|with regard to|in respect of|under|amending|varying|supplementing)\b(?! (?:be|whom|all)\b)/,
};
