/** Groups whose words are no part of the text. */
export const skippedGroups = new Set(
  (
    'colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf ' +
    'listtable listoverridetable revtbl rsidtbl generator xmlnstbl themedata colorschememapping datastore latentstyles ' +
    'fldinst bkmkstart bkmkend annotation atnid atnauthor shppict nonshppict pgptbl filetbl ftnsep ftnsepc aftnsep'
  ).split(' '),
);

/** Groups marked as ignorable that hold text nevertheless. */
export const keptGroups = new Set(['shptxt', 'shpinst', 'fldrslt', 'footnote', 'listtext', 'pntext']);

/** What ends a paragraph. */
export const ends = new Set(['par', 'sect', 'page', 'row', 'nestrow']);

/** Control words that produce characters. */
export const characters: Record<string, string> = {
  line: '\n',
  tab: ' ',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  ltrmark: '\u200E',
  rtlmark: '\u200F',
  zwj: '\u200D',
  zwnj: '\u200C',
};

/** Characters that a backslash escapes. */
export const symbols: Record<string, string> = { '~': ' ', _: '-', '-': '', '{': '{', '}': '}', '\\': '\\' };

/** Code pages by the number that a font gives its character set. */
const charsets: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

export const charsetEncoding = (charset: number): string | undefined => charsets[charset];

export function codePageEncoding(page: number): string {
  if (page === 65001) return 'utf-8';
  return page === 10000 ? 'macintosh' : `windows-${page}`;
}
