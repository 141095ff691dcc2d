import type { DurationWords } from '../duration-words';

export const durations: DurationWords = {
  units: [
    [/(?:calendar |consecutive |full |successive )?(?:(business|working|banking|trading) )?days?\b/gi, 'day'],
    [/(?:calendar |consecutive |full )?weeks?\b/gi, 'week'],
    [/(?:full )?(?:calendar |consecutive |successive )?months?\b/gi, 'month'],
    [/(?:full )?(?:calendar |consecutive |successive |contract )?years?\b/gi, 'year'],
    [/(?:calendar )?quarters?\b/gi, 'quarter'],
    [/hours?\b/gi, 'hour'],
  ],
  filler: /\s{0,70}(?:\(\w{1,4}\)\s{0,70})?(?:-|\s)?(?:of\s)?$/,
  notLength: /\b(?:end|last day|first day|start|beginning|middle|close) of (?:the |an? |one |each |every )?$/,
  oneBehind: null,
  inOtherForms: null,
};
