import type { Language } from '../language';
import { amountWords as amounts } from './amounts';
import { dates } from './dates';
import { documentWords as documents } from './documents';
import { germanHarms as harms } from './harms';
import { kindWords as kinds } from './kinds';
import { law } from './law';
import { matterWords as matters } from './matters';
import { moneyWords as money } from './money';
import { partyWords as parties } from './parties';
import { partyNameWords as partyNames } from './party-names';
import { plays } from './plays';

export const german: Language = {
  amounts,
  dates,
  documents,
  harms,
  kinds,
  law,
  matters,
  money,
  parties,
  partyNames,
  plays,
};
