import type { Play } from './play';

/** Lets a play's facts be inferred from its `read`. */
export function definePlay<Facts>(play: Play<Facts>): Play<Facts> {
  return play;
}
