import { countTokens as countedByLibrary } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { fixture } from '../extract/testing/fixtures';
import { sampleContract } from '../extract/testing/sample-contract';
import { countTokens } from './tokens';

const fixtures = locales.map((language) => new TextDecoder().decode(fixture(`${language}.txt`)));
const odd = [
  'a'.repeat(250),
  '🏳️‍🌈 naïve Ｆｕｌｌ ｗｉｄｔｈ 合同 契約書 договор σύμβαση',
  "it's WE'LL don'T\r\n\r\n\t  x  \n",
  '1234567890 £1,250.00 §12(a)(iv) /// ---- ____ ....',
  '\u0000\ufffd\u200b',
];

it.each([...fixtures, sampleContract.join('\n\n'), ...odd])(
  'counts as the tokenizer of the models does: %#',
  async (text) => {
    expect(await countTokens(text)).toBe(countedByLibrary(text));
  },
);
