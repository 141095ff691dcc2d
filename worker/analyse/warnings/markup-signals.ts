import type { Signal } from '../languages/signal';

/** Marks by which model software separates its own orders from the text it is given. */
export const markupSignals: Signal[] = [
  {
    weight: 2,
    pattern: /<\|\s*(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|end_header_id|eot_id)\s*\|>/gu,
  },
  { weight: 2, pattern: /\[\/?inst\]|<<\/?sys>>/gu },
  { weight: 2, pattern: /<\/?(?:system|system[_-](?:prompt|message|instructions?)|assistant)>/gu },
  { weight: 2, pattern: /(?<!#)#{2,}\s*(?:system|assistant)(?:\s+(?:prompt|message|instructions?))?\s*:/gu },
];
