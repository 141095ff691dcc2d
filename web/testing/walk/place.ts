import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Answer } from './answers.ts';
import type { Made, Persona } from './personas.ts';

export interface Place {
  /** Name of the place in reports and of its pictures. */
  name: string;
  persona: Persona;
  /** The route of the client that is shown, as `web/app/router.tsx` has it. */
  route: string;
  path: string | ((made: Made) => string);
  /** Brings the page into a state: a dialog, an error, a toast. */
  open?: Act;
  /**
   * Answers that are changed on their way, to show states that are rare and to keep the data as they are. By path, with
   * its method before it where only that one is meant, `*` for any one part of it.
   */
  answers?: Record<string, Answer>;
  /** Words of one moment are shown (a toast, what the server once said): each language needs an arrival of its own. */
  momentary?: boolean;
  /** Something is always under way here. */
  busy?: boolean;
  /** The state is one of narrow screens. */
  narrow?: boolean;
  /** Its title is made of someone's words or is the same in some languages. */
  titleStays?: boolean;
  /** A call fails here, which browsers and the client write to the console. */
  failing?: boolean;
  /** The page holds card fields of the local Stripe, loaded from its own origin. */
  cardFields?: boolean;
  /** The part that is new, where the rest is judged at another place. Of a page with a dialog it is the dialog. */
  part?: string;
}

export type Act = (page: Page, locale: Locale) => Promise<unknown>;
export type PlaceOfPersona = Omit<Place, 'persona'>;
