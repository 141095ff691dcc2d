import type { Box, Glyph } from './glyphs';
import { softHyphen } from './join-lines';
import { LineParts } from './line-parts';
import { type GatheredLine, lineHeight } from './page-line';

/** PDFium writes this for a hyphen at a line end and leaves the line end out. */
const pdfiumHyphen = '\u0002';
/** A gap of this many line heights separates the cells of a table. */
const cellGap = 1.6;

function newLine(): GatheredLine {
  return {
    text: '',
    parts: new LineParts(),
    left: Infinity,
    right: -Infinity,
    top: -Infinity,
    bottom: Infinity,
    first: -1,
    last: -1,
    bold: false,
    raised: [],
  };
}

/** Small beside its line, as the mark of a footnote is. */
const small = 0.8;
const figure = /^\d$/;

/** A small figure that stands higher than the foot of its line. */
function isRaised(line: Box, glyph: Box): boolean {
  const height = lineHeight(line);
  return lineHeight(glyph) < small * height && glyph.bottom > line.bottom + 0.1 * height;
}

/** Notes a small figure, or that what the line began with was one. */
function noteRaised(line: GatheredLine, glyph: Glyph): void {
  if (line.text === '') return;
  const started = /^\d{1,3}$/.test(line.text) && !figure.test(glyph.char) && isRaised(glyph, line);
  if (started) line.raised.push(0);
  else if (figure.test(glyph.char) && isRaised(line, glyph) && !/\d$/.test(line.text))
    line.raised.push(line.text.length);
}

function append(line: GatheredLine, glyph: Glyph): void {
  if (glyph.generated) {
    if (line.text !== '') line.text += ' ';
    line.parts.gap();
    return;
  }
  const blank = glyph.char.trim() === '';
  if (blank && line.text === '') return;
  const gap = glyph.left - line.right;
  const height = glyph.top - glyph.bottom;
  if (!blank && line.text !== '' && gap > cellGap * height) {
    line.text = `${line.text.trimEnd()}\t`;
    line.parts.gap();
  }
  if (!blank) noteRaised(line, glyph);
  line.parts.add(glyph.char, line.text.length, glyph);
  line.text += glyph.char;
  if (blank) return;
  line.left = Math.min(line.left, glyph.left);
  line.right = Math.max(line.right, glyph.right);
  line.top = Math.max(line.top, glyph.top);
  line.bottom = Math.min(line.bottom, glyph.bottom);
  if (line.first < 0) line.first = glyph.index;
  line.last = glyph.index;
}

/** Half of the lower of the two lines or more stands beside the other. */
function besides(a: GatheredLine, b: GatheredLine): boolean {
  const shared = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return shared > 0.5 * Math.min(lineHeight(a), lineHeight(b));
}

/** Cells of one table row and raised characters come as lines of their own: they go back to their line. */
function joinRow(lines: GatheredLine[], line: GatheredLine): boolean {
  const before = lines.at(-1);
  if (!before || !besides(before, line) || line.left < before.right - 1) return false;
  const gap = (line.left - before.right) / lineHeight(line);
  const wide = gap > cellGap;
  const narrow = gap < 0.15;
  const head = `${before.text.trimEnd()}${wide ? '\t' : narrow ? '' : ' '}`;
  if (/^\d{1,3}$/.test(before.text) && isRaised(line, before)) before.raised.push(0);
  if (figure.test(line.text.charAt(0)) && isRaised(before, line)) before.raised.push(head.length);
  for (const at of line.raised) before.raised.push(head.length + at);
  before.text = head + line.text;
  before.parts.join(line.parts, head.length, !wide && narrow);
  before.right = line.right;
  before.top = Math.max(before.top, line.top);
  before.bottom = Math.min(before.bottom, line.bottom);
  before.last = line.last;
  return true;
}

/** Gathers characters in drawing order into the lines that a reader sees. */
export function gatherLines(glyphs: Glyph[]): GatheredLine[] {
  const lines: GatheredLine[] = [];
  let line = newLine();
  const close = () => {
    line.text = line.text.trimEnd();
    if (line.text !== '' && !joinRow(lines, line)) lines.push(line);
    line = newLine();
  };
  for (const glyph of glyphs) {
    if (glyph.char === pdfiumHyphen) {
      append(line, { ...glyph, char: softHyphen });
      close();
    } else if (glyph.char === '\n') close();
    else if (glyph.char !== '\r') append(line, glyph);
  }
  close();
  return lines;
}
