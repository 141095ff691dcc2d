import { expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { commentsOf, expectTexts, parts, proposal, redline, replace } from './testing/tracked';

const bold = '<w:b/><w:sz w:val="24"/>';

it('words in one run are deleted and better ones put behind them, and all else stays to the letter', async () => {
  const before = paragraph(run('1. Fees'), '<w:pStyle w:val="Heading1"/>');
  const after = '<w:p w:rsidR="00AA"><w:r><w:t>Last &amp; least.</w:t></w:r></w:p><w:sectPr/>';
  const body = `${before}<w:p>${run('You pay 10% &amp; more. You leave.', bold)}</w:p>${after}`;
  const original = makeDocx({ body, extra: { 'word/media/image1.png': Uint8Array.of(1, 2, 3, 4) } });
  const { file, text, states } = await redline(original, [replace('a', 'You pay 10% & more.', 'You pay 2% < 3%.')]);
  expect(states).toEqual({ a: 'changed' });
  await expectTexts(file, { old: text, now: text.replace('You pay 10% & more.', 'You pay 2% < 3%.') });
  const xml = parts(file)['word/document.xml'] ?? '';
  expect(xml).toContain(before);
  expect(xml).toContain(after);
  expect(xml).toMatch(
    /<w:del [^>]*><w:r><w:rPr><w:b\/><w:sz w:val="24"\/><\/w:rPr><w:delText xml:space="preserve">You pay 10% &amp; more\.<\/w:delText><\/w:r><\/w:del><w:ins [^>]*><w:r><w:rPr><w:b\/>/,
  );
});

it('words in several runs with different looks are found, and new ones look like most of them', async () => {
  const body = paragraph(
    run('The ') + run('Cli', '<w:i/>') + run('ent pays everything at once', bold) + run('. Then it ends.'),
  );
  const { file, text } = await redline(makeDocx({ body }), [
    replace('a', 'Client pays everything at once.', 'Client pays monthly.'),
  ]);
  await expectTexts(file, { old: text, now: 'The Client pays monthly. Then it ends.' });
  expect(parts(file)['word/document.xml']).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:b\/><w:sz w:val="24"\/><\/w:rPr><w:t/);
});

it('several changes are made in one paragraph, and their ids are all different', async () => {
  const body = paragraph(run('One is bad. Two is fine. Three is worse. Four is worst.'));
  const { file, text } = await redline(makeDocx({ body }), [
    replace('c', 'Three is worse.', 'Three is better.'),
    replace('a', 'One is bad.', 'One is good.'),
    proposal('d', ['Four is worst.']),
  ]);
  await expectTexts(file, { old: text, now: 'One is good. Two is fine. Three is better.' });
  const ids = [...(parts(file)['word/document.xml'] ?? '').matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('of quotes that overlap the first is changed, and the other is a comment with its wording', async () => {
  const body = paragraph(run('You pay at once and you pay for all of it.'));
  const { file, text, states } = await redline(makeDocx({ body }), [
    replace('a', 'You pay at once and you pay', 'You pay later and pay'),
    replace('b', 'you pay for all of it.', 'you pay for half.'),
  ]);
  expect(states).toEqual({ a: 'changed', b: 'commented' });
  await expectTexts(file, { old: text, now: 'You pay later and pay for all of it.' });
  expect(commentsOf(file)).toEqual(['Risk a|Ask for it.', 'Risk b|Ask for it.|Proposed for b']);
});

it('what others inserted and deleted stays theirs', async () => {
  const theirs = (tag: string, inner: string) =>
    `<w:${tag} w:id="7" w:author="Bob" w:date="2026-01-01T00:00:00Z">${inner}</w:${tag}>`;
  const gone = theirs('del', '<w:r><w:delText>never </w:delText></w:r>');
  const body = paragraph(
    run('The Tenant ') + gone + theirs('ins', run('always pays all repairs ')) + run('and more. The end.'),
  );
  const { file, text } = await redline(makeDocx({ body }), [replace('a', 'pays all', 'pays small')]);
  expect(text).toBe('The Tenant always pays all repairs and more. The end.');
  await expectTexts(file, { old: text, now: text.replace('pays all', 'pays small') });
  const xml = parts(file)['word/document.xml'] ?? '';
  expect(xml).toContain(gone);
  // Our words do not stand in Bob's.
  expect(xml).not.toMatch(/<w:ins [^>]*"Bob"[^>]*>(?:(?!<\/w:ins>).)*<w:ins/);
  expect(xml.match(/<w:ins w:id="\d+" w:author="Bob"/g)).toHaveLength(2);
});

it('a clause of several paragraphs goes with their marks, or leaves one for what takes its place', async () => {
  const clause = ['You pay all.', 'You also pay this.', 'And that.'];
  const body = ['Start.', ...clause, 'The end.'].map((text) => paragraph(run(text), '<w:jc w:val="both"/>')).join('');
  const gone = await redline(makeDocx({ body }), [proposal('a', clause)]);
  await expectTexts(gone.file, { old: gone.text, now: 'Start.\n\nThe end.' });
  const one = await redline(makeDocx({ body }), [proposal('a', clause, { wording: 'You pay half.' })]);
  await expectTexts(one.file, { old: one.text, now: 'Start.\n\nYou pay half.\n\nThe end.' });
});

it('the number of a clause stays, counted or typed', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
  const counted = (text: string) => paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  const body = counted('Rent is due.') + counted('All repairs are yours.') + paragraph(run('(b)\u00a0You pay fines.'));
  const { file, text } = await redline(makeDocx({ body, numbering }), [
    replace('a', '2. All repairs are yours.', 'Small repairs are yours.'),
    replace('b', '(b) You pay fines.', 'You pay fair fines.'),
  ]);
  expect(text).toBe('1. Rent is due.\n\n2. All repairs are yours.\n\n(b) You pay fines.');
  await expectTexts(file, {
    old: text,
    now: '1. Rent is due.\n\n2. Small repairs are yours.\n\n(b) You pay fair fines.',
  });
});

it('words of a cell are changed in it, and those of several cells get a comment', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
  const body = `<w:tbl><w:tr>${cell('Fee')}${cell('900 a month')}</w:tr><w:tr>${cell('Fine')}${cell('50 a day')}</w:tr></w:tbl>${paragraph(run('End.'))}`;
  const { file, text, states } = await redline(makeDocx({ body }), [
    replace('a', '50 a day', '5 a day'),
    replace('b', 'Fee\t900 a month', 'Fee 800'),
  ]);
  expect(states).toEqual({ a: 'changed', b: 'commented' });
  await expectTexts(file, { old: text, now: text.replace('50', '5') });
  expect(commentsOf(file)).toContain('Risk b|Ask for it.|Proposed for b');
});

it('words of a footnote are changed in it and commented on at its mark', async () => {
  const footnotes = `<w:footnote w:id="2">${paragraph(run('Taxes are yours. Always.'))}</w:footnote>`;
  const body = paragraph(`${run('The price is fixed')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' and final.')}`);
  const { file, text, states } = await redline(makeDocx({ body, footnotes }), [
    replace('a', 'Taxes are yours.', 'Taxes are ours.'),
  ]);
  expect(states).toEqual({ a: 'changed' });
  await expectTexts(file, { old: text, now: text.replace('yours', 'ours') });
  const { 'word/document.xml': xml = '', 'word/footnotes.xml': notes = '' } = parts(file);
  expect(xml).toMatch(
    /<w:commentRangeStart w:id="\d+"\/><w:r><w:footnoteReference w:id="2"\/><\/w:r><w:commentRangeEnd/,
  );
  expect(notes).not.toContain('comment');
});

it('Arabic words are replaced by words that run from the right, with a comment that does too', async () => {
  const arabic = 'يدفع المستأجر جميع الإصلاحات.';
  const body = paragraph(
    run(`${arabic} `, '<w:rtl/><w:lang w:bidi="ar-SA"/>') + run('ينتهي العقد.', '<w:rtl/>'),
    '<w:bidi/>',
  );
  const proposed = { ...replace('a', arabic, 'يدفع المؤجر الإصلاحات.'), comment: ['خطر مرتفع'] };
  const { file, text } = await redline(makeDocx({ body }), [proposed]);
  await expectTexts(file, { old: text, now: text.replace(arabic, 'يدفع المؤجر الإصلاحات.') });
  expect(parts(file)['word/document.xml']).toMatch(
    /<w:ins [^>]*><w:r><w:rPr><w:rtl\/><w:lang w:bidi="ar-SA"\/><\/w:rPr>/,
  );
  expect(parts(file)['word/comments.xml']).toContain('<w:pPr><w:bidi/></w:pPr>');
});

it('a link and a field go whole or not at all', async () => {
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const field = `${char('begin')}<w:r><w:instrText xml:space="preserve"> REF a </w:instrText></w:r>${char('separate')}${run('clause 7.2')}${char('end')}`;
  const link = `<w:hyperlink r:id="r1" xmlns:r="x">${run('our terms', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
  const body =
    paragraph(run('Under ') + field + run(' you pay. See ') + link) + paragraph(run('By ') + field + run(' it ends.'));
  const { file, text, states } = await redline(makeDocx({ body }), [
    replace('a', 'Under clause 7.2 you pay.', 'You pay nothing.'),
    replace('b', 'our terms', 'no terms'),
    replace('c', '7.2 it ends.', '8 it ends.'),
  ]);
  expect(states).toEqual({ a: 'changed', b: 'changed', c: 'commented' });
  await expectTexts(file, {
    old: text,
    now: text.replace('Under clause 7.2 you pay.', 'You pay nothing.').replace('our', 'no'),
  });
  const xml = parts(file)['word/document.xml'] ?? '';
  expect(xml).toContain('<w:delInstrText xml:space="preserve"> REF a </w:delInstrText>');
  expect(xml).toMatch(/<\/w:hyperlink><w:ins [^>]*><w:r><w:t xml:space="preserve">no terms/);
});

it('words of a text box and of a locked field of a form get a comment', async () => {
  const box = `<w:r><w:pict><v:shape xmlns:v="v"><v:textbox><w:txbxContent>${paragraph(run('Boxed words here.'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
  const form = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="x"/></w:sdtPr><w:sdtContent>${run('Bound words here.')}</w:sdtContent></w:sdt>`;
  const body = paragraph(run('Anchor. ') + box) + paragraph(form);
  const { file, text, states } = await redline(makeDocx({ body }), [
    proposal('a', ['Boxed words here.']),
    proposal('b', ['Bound words here.']),
  ]);
  expect(states).toEqual({ a: 'commented', b: 'commented' });
  await expectTexts(file, { old: text, now: text });
  expect(commentsOf(file)).toHaveLength(2);
});

it('comments that are there stay, and ours are counted on after them', async () => {
  const comment =
    '<w:comment w:id="3" w:author="Bob"><w:p><w:r><w:t xml:space="preserve">Why?</w:t></w:r></w:p></w:comment>';
  const body = `<w:p><w:commentRangeStart w:id="3"/>${run('You pay all.')}<w:commentRangeEnd w:id="3"/><w:r><w:commentReference w:id="3"/></w:r></w:p>`;
  const encode = (text: string) => new TextEncoder().encode(text);
  const original = makeDocx({
    body,
    extra: {
      'word/comments.xml': encode(
        `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${comment}</w:comments>`,
      ),
      'word/_rels/document.xml.rels': encode(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
      ),
    },
  });
  const { file } = await redline(original, [proposal('a', ['You pay all.'], null)]);
  const [before, after] = [parts(original), parts(file)];
  expect(after['word/comments.xml']).toContain(comment);
  expect(commentsOf(file)).toEqual(['Why?', 'Risk a|Ask for it.']);
  expect(after['word/comments.xml']).toContain('w:id="4"');
  expect(after['word/_rels/document.xml.rels']).toBe(before['word/_rels/document.xml.rels']);
});

it('words that are not there are told to be nowhere, and a clause that is missing is said at the beginning', async () => {
  const missing = { ...proposal('b', [], null), isWhole: true, instead: ['Missing', 'Add this.'] };
  const { file, states } = await redline(makeDocx({ body: paragraph(run('You pay all.')) }), [
    {
      ...proposal('a', ['Nothing of the kind']),
      quotes: [{ quote: 'Nothing of the kind', start: null, match: 'none' }],
    },
    missing,
  ]);
  expect(states).toEqual({ a: 'not-placed', b: 'commented' });
  expect(commentsOf(file)).toEqual(['Missing|Add this.']);
});
