import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { ClosingWords } from '#worker/analyse/languages/play-words/closing.ts';

export const closing: ClosingWords = {
  'entire-agreement': {
    rule: {
      about:
        /entire (?:agreement|understanding|contract)|supersede|merge[sd]?\b|complete (?:\w{1,12} )?(?:agreement|statement|understanding)|complete and exclusive|sole agreement|whole agreement/,
      signs: [
        [/\b(?:entire|complete|whole|full|final|sole)\b.{0,60}\b(?:agreement|understanding|statement|contract)\b/, 2],
        [/\bsupersed\w{1,3}\b.{0,140}\b(?:prior|previous|all|other|earlier|any)\b/, 2],
        [
          /\b(?:prior|previous|contemporaneous|earlier)\b.{0,80}\b(?:agreements?|understandings?|negotiations?|representations?|discussions?|communications)\b/,
          1,
        ],
        [/entire agreement|integration|merger|whole agreement|complete agreement/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  severability: {
    rule: {
      about: /severab|invalid|unenforceab|\bvoid\b|illegal/,
      signs: [
        [
          /\b(?:provision|term|part|clause|section|portion)\w{0,1}\b.{0,140}\b(?:invalid|unenforceable|illegal|void)\b.{0,300}\b(?:remain\w{0,4}|other provisions|not (?:affect|be affected|impair)|severed|full force|continue|balance)\b/,
          3,
        ],
        [/\b(?:invalidity|unenforceability|illegality)\b.{0,140}\b(?:not (?:affect|impair)|remaining|other)\b/, 3],
        [/\bprovisions?\b.{0,60}\bseverable\b|\bshall be severed\b/, 3],
        [/severab|invalidity/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  variation: {
    rule: {
      about: /amend|modif|\bvar(?:y|ied|iation)|chang|\balter/,
      needs: [/agreement|contract|terms|lease|deed/],
      signs: [
        [
          /\b(?:may|shall|can|will)\b.{0,40}\b(?:not be|only be|be)\b.{0,60}\b(?:amended|modified|varied|changed|altered|supplemented)\b.{0,160}\b(?:writing|written|signed|instrument)/,
          3,
        ],
        [
          /\bno\b.{0,60}\b(?:amendments?|modifications?|variations?|changes?|alterations?)\b.{0,200}\b(?:writing|written|signed|effective|valid|binding)\b/,
          3,
        ],
        [
          /\b(?:amendments?|modifications?|variations?|changes?)\b.{0,100}\b(?:must|shall|only)\b.{0,60}\b(?:in writing|written|signed)/,
          3,
        ],
        [/amendment|variation|modification/, 1, 'heading'],
      ],
      unless: [/as amended|change order|amended and restated|work order/],
    },
    written: /\bwrit(?:ing|ten)\b|\binstrument\b|signed|\bsignatures?\b/,
  },
  'third-party-beneficiary': {
    rule: {
      about: /third[- ]party beneficiar|third parties .{0,30}beneficiar|enforce(?:able)?|in trust for|benefit of/,
      signs: [
        [
          /for the benefit of,? (?:\S{1,40} ){0,5}enforceable by,? (?!the parties|(?:and against )?(?:their|its|the) (?:respective )?successors)/,
          3,
        ],
        [
          /\b(?:is|are|be|deemed|as|constitutes?|each|intended|express)\b.{0,60}\b(?:intended |express )?third[- ]party beneficiar/,
          3,
        ],
        [/third[- ]party beneficiar.{0,100}(?:right to enforce|may enforce|entitled|full rights)/, 3],
        [/(?:hold|held).{0,90}in trust for.{0,60}(?:indemnified|person|party)/, 3],
        [/(?:may be enforced|enforceable) (?:directly )?by.{0,60}(?:who is not|not a party|third part|affiliates)/, 3],
        [/beneficiar/, 1, 'heading'],
      ],
      unless: [
        /\b(?:no|not|nor|none|nothing|without)\b(?:(?!except|other than|provided).){0,140}third[- ]party beneficiar(?!.{0,200}(?:except|other than|provided that))/,
        /\bno third[- ]party beneficiar(?!.{0,200}(?:except|other than))/,
        /consent as third party beneficiary of the trust deed/,
      ],
    },
  },
};
