import type { ConceptWords } from '#worker/analyse/built-in/learned/concepts/concept.ts';
import type { ActorWords } from './actor-words';
import type { AmountWords } from './amount-words';
import type { DatesWords } from './dates-words';
import type { DenialWords } from './denial-words';
import type { DocumentSigns } from './document-signs';
import type { DocumentWords } from './document-words';
import type { DurationWords } from './duration-words';
import type { HarmWords } from './harm-words';
import type { KindWords } from './kind-words';
import type { LawWords } from './law-words';
import type { LegalWords } from './legal-words';
import type { MatterWords } from './matter-words';
import type { MoneyWords } from './money-words';
import type { NumberWords } from './number-words';
import type { OpeningWords } from './opening-words';
import type { PartyNameWords } from './party-name-words';
import type { PartyWords } from './party-words';
import type { PeriodPhrases } from './period-phrases';
import type { PlayWords } from './play-words';
import type { Signals } from './signal';
import type { Writing } from './writing';

/** All that reading a contract takes of its language. Each language is a folder; what it lacks does not compile. */
export interface Language {
  actors: ActorWords;
  amounts: AmountWords;
  concepts: ConceptWords;
  dates: DatesWords;
  denials: DenialWords;
  documentSigns: DocumentSigns;
  documents: DocumentWords;
  durations: DurationWords;
  harms: HarmWords;
  kinds: KindWords;
  law: LawWords;
  legal: LegalWords;
  matters: MatterWords;
  money: MoneyWords;
  numbers: NumberWords;
  opening: OpeningWords;
  parties: PartyWords;
  partyNames: PartyNameWords;
  periods: PeriodPhrases;
  plays: PlayWords;
  signals: Signals;
  writing: Writing;
}
