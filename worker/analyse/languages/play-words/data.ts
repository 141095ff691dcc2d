import type { Recognised } from '../play-rule';

export interface DataWords {
  confidentiality: Recognised & {
    endless: RegExp;
    lasting: RegExp;
  };
  'data-protection': Recognised & {
    handedOn: RegExp;
    refused: RegExp;
  };
  'audit-rights': Recognised & {
    anyTime: RegExp;
    limited: RegExp;
    paysBack: RegExp;
    /** The one who may is named beside what he may do. */
    mayInspect: RegExp;
  };
}
