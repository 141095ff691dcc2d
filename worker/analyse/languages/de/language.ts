import type { Language } from '../language';
import { actors } from './actors';
import { amountWords as amounts } from './amounts';
import { asking } from './asking';
import { concepts } from './concepts';
import { dates } from './dates';
import { denials } from './denials';
import { documentSigns } from './document-signs';
import { documentWords as documents } from './documents';
import { due } from './due';
import { durations } from './durations';
import { germanHarms as harms } from './harms';
import { instalments } from './instalments';
import { kindWords as kinds } from './kinds';
import { law } from './law';
import { legal } from './legal';
import { matterWords as matters } from './matters';
import { moneyWords as money } from './money';
import { namedDays } from './named-days';
import { notOwedWords as notOwed } from './not-owed';
import { numbers } from './numbers';
import { opening } from './opening';
import { partyWords as parties } from './parties';
import { partyNameWords as partyNames } from './party-names';
import { periods } from './periods';
import { plays } from './plays';
import { signals } from './signals';
import { toldMoney } from './told-money';
import { writing } from './writing';

export const german: Language = {
  actors,
  amounts,
  asking,
  concepts,
  dates,
  denials,
  documentSigns,
  documents,
  due,
  durations,
  harms,
  kinds,
  instalments,
  law,
  legal,
  matters,
  money,
  namedDays,
  notOwed,
  numbers,
  opening,
  parties,
  partyNames,
  periods,
  plays,
  signals,
  toldMoney,
  writing,
};
