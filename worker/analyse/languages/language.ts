import type { AmountWords } from './amount-words';
import type { DatesWords } from './dates-words';
import type { DocumentWords } from './document-words';
import type { HarmWords } from './harm-words';
import type { KindWords } from './kind-words';
import type { LawWords } from './law-words';
import type { MatterWords } from './matter-words';
import type { MoneyWords } from './money-words';
import type { PartyNameWords } from './party-name-words';
import type { PartyWords } from './party-words';
import type { PlayWords } from './play-words';

/** All that reading a contract takes of its language. Each language is a folder; what it lacks does not compile. */
export interface Language {
  amounts: AmountWords;
  dates: DatesWords;
  documents: DocumentWords;
  harms: HarmWords;
  kinds: KindWords;
  law: LawWords;
  matters: MatterWords;
  money: MoneyWords;
  parties: PartyWords;
  partyNames: PartyNameWords;
  plays: PlayWords;
}
