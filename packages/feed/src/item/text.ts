/** Converts cells for shoppers to plain text: removes HTML and control characters. */
import { excerpt } from '../read/header.ts';
import { InvalidValue } from './values.ts';

const blocks =
  'address|article|blockquote|br|center|dd|div|dl|dt|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul';
const inline =
  'a|abbr|b|big|cite|code|del|em|font|i|img|ins|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|video|iframe|object|embed|input|button|form|svg|body|html|head|meta|link|title|base';
const silent = /<(script|style|template|noscript)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const block = new RegExp(`</?(${blocks})(\\s[^<>]*)?/?>`, 'gi');
const word = new RegExp(`</?(${inline}|script|style|template|noscript)(\\s[^<>]*)?/?>`, 'gi');
const anyTag = new RegExp(`</?(${blocks}|${inline}|script|style|template|noscript)(\\s[^<>]*)?/?>|<!--`, 'i');

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', bull: '•', hellip: '…', ndash: '–', mdash: '—' },
    ...{
      aacute: 'á',
      eacute: 'é',
      iacute: 'í',
      oacute: 'ó',
      uacute: 'ú',
      ntilde: 'ñ',
      uuml: 'ü',
      iexcl: '¡',
      iquest: '¿',
    },
    ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', deg: '°', reg: '®', trade: '™' },
  }),
);
/** Invisible bidirectional control characters, which can make a text look like another text. */
const bidiControls = /\p{Bidi_Control}/gu;

/** @throws InvalidValue if the cell has bytes that are invalid in the file's encoding */
export function checkEncoding(cell: string, column: string): void {
  if (cell.includes('\uFFFD') || !cell.isWellFormed())
    throw new InvalidValue(`${column} "${excerpt(cell, 30)}" contains bytes that are no UTF-8: save the file as UTF-8`);
}

/** Reads a text of one line: a title, a name, a value. */
export function readLine(cell: string): string {
  // Most cells need no change, so this check is a fast path.
  if (!/[<&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|\s\s|^\s|\s$|[^\S ]/u.test(cell)) return cell;
  return withoutTags(cell)
    .replace(bidiControls, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Reads a line of at most `most` characters. @throws InvalidValue for a longer line */
export function readBounded(cell: string, column: string, most: number): string {
  return bounded(readLine(cell), column, most);
}

export function bounded(text: string, column: string, most: number): string {
  if (text.length > most)
    throw new InvalidValue(`${column} has ${text.length} characters, and ${most} are read at most`);
  return text;
}

/** Reads paragraphs that are separated by empty lines. */
export function readParagraphs(cell: string): string {
  return withoutTags(cell)
    .replace(bidiControls, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Removes HTML tags, as word processors and shop systems write them, and decodes entities. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return decodeEntities(text);
  let plain = text;
  // Removing tags once may leave text that forms a tag again: "<<b>b>".
  for (let round = 0; round < 10 && anyTag.test(plain); round++) {
    plain = plain
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      .replace(silent, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n• ')
      .replace(/<\/(p|h[1-6]|div|ul|ol|table)\s*>/gi, '\n\n')
      .replace(block, '\n')
      .replace(word, '');
  }
  return decodeEntities(anyTag.test(plain) ? plain.replace(/[<>]/g, ' ') : plain);
}

const entity = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, name: string) => {
    if (!name.startsWith('#')) return named.get(name) ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}

/** Escapes entities and tags in a plain text, so that `readLine` and `readParagraphs` return the original text. */
export function escapeText(text: string): string {
  const named = text.includes('&') ? text.replace(entity, '&amp;$1;') : text;
  return anyTag.test(named) ? named.replaceAll('<', '&lt;') : named;
}

/** URL slug of a text: without accents, in lower case, words joined by hyphens, and cut at the end of a word. */
export function slugOf(text: string, longest = 90): string {
  const whole = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= longest) return whole;
  const cut = whole.lastIndexOf('-', longest);
  return whole.slice(0, cut > 0 ? cut : longest);
}
