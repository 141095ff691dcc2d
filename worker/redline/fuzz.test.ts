import { expect, it } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { extractDocx } from '#worker/extract/docx.extractor.ts';
import { ExtractionError } from '#worker/extract/extracted-document.ts';
import { fixture } from '#worker/extract/testing/fixtures.ts';
import { mutateFile, randomOf } from '#worker/extract/testing/mutate-file.ts';
import type { Proposal } from './proposal';
import { redlineDocx, UnsuitableFile } from './redline-docx';
import { accepted, parts, rejected, textOf } from './testing/tracked';

const author = 'Ada <Lovelace>';
const date = new Date('2026-11-28T10:00:00Z');
const cases = 40;

/** Words from anywhere to anywhere, within a sentence or over several clauses. */
function passages(text: string, random: () => number): Proposal[] {
  return Array.from({ length: 6 }, (_, index) => {
    const start = Math.floor(random() * text.length);
    const quote = text.slice(start, start + 1 + Math.floor(random() * (index < 4 ? 120 : 900)));
    const change = [{ wording: `NEW${index} & <x>` }, 'delete', null][Math.floor(random() * 3)] as Proposal['change'];
    const said = [`Point ${index}`];
    return {
      ...{ key: `${index}`, quotes: [{ quote, start, match: 'exact' as const }], change },
      ...{ comment: null, instead: said, elsewhere: said },
    };
  });
}

it.each(locales)(
  'whatever is proposed, rejected it is the old text and accepted what the reader reads: %s',
  async (locale) => {
    const original = fixture(`${locale}.docx`);
    const { text } = await extractDocx(original);
    let changed = 0;
    for (let number = 0; number < cases; number++) {
      const proposals = passages(text, randomOf(number));
      const { file, outcomes } = await redlineDocx(original, { proposals, author, date });
      changed += outcomes.filter(({ state }) => state === 'changed').length;
      const files = parts(file);
      expect(outcomes.map(({ key }) => key)).toEqual(proposals.map(({ key }) => key));
      expect(await textOf(files, rejected), `case ${number}`).toBe(text);
      const { text: now } = await extractDocx(file);
      expect(await textOf(files, accepted), `case ${number}`).toBe(now);
      for (const { key, change } of proposals) {
        const isIn =
          typeof change === 'object' && change && outcomes.some((one) => one.key === key && one.state === 'changed');
        expect(now.includes(`NEW${key} & <x>`), `case ${number}`).toBe(Boolean(isIn));
      }
    }
    expect(changed).toBeGreaterThan(cases);
  },
);

it('a damaged file is changed or refused with a reason, never fallen over', async () => {
  const whole = fixture('en.docx');
  const proposals = passages((await extractDocx(whole)).text, randomOf(7));
  for (let number = 0; number < cases; number++) {
    const damaged = mutateFile(whole, randomOf(1_000_003 + number), whole);
    const outcome = await redlineDocx(damaged, { proposals, author, date }).catch((error: unknown) => error);
    const isReason = outcome instanceof ExtractionError || outcome instanceof UnsuitableFile;
    if (outcome instanceof Error && !isReason) throw new Error(`case ${number}`, { cause: outcome });
  }
});
