/** The standard fonts of PDF: how wide their letters are, and how texts are written (WinAnsiEncoding). */

export type Font = 'plain' | 'bold' | 'fixed';

/** Widths of the letters from the space to `~` in thousandths of the size, as Adobe publishes them for the fonts. */
const widths: Readonly<Record<Exclude<Font, 'fixed'>, readonly number[]>> = {
  plain: [
    ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
    ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
    ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
    ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
    ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
    ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
  ],
  bold: [
    ...[278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
    ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
    ...[975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
    ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
    ...[333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
    ...[611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
  ],
};
const fixedWidth = 600;
const widest = 1000;

/** The width of a text in points. A letter with an accent is as wide as the letter. */
export function widthOf(text: string, font: Font, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const sum = letters.reduce((total, letter) => {
    if (font === 'fixed') return total + fixedWidth;
    return total + (widths[font][(letter.codePointAt(0) ?? 0) - 32] ?? widest);
  }, 0);
  return (sum * size) / 1000;
}

/** Signs of WinAnsiEncoding outside of Latin-1. */
const signs: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '™': 0x99 },
};

function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x20 && code <= 0x7e) return code;
  return signs[letter] ?? (code >= 0xa0 && code <= 0xff ? code : 0x3f);
}

/** A text as hexadecimal digits. Letters that the fonts lack become question marks. */
export const toHex = (text: string): string =>
  Buffer.from([...text.normalize('NFC')].map(codeOf))
    .toString('hex')
    .toUpperCase();

/** Breaks a text into lines. Words that are wider than a line are broken anywhere. */
export function linesOf(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const push = (word: string) => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font, size) <= width) {
      line = longer;
      return;
    }
    if (line !== '') lines.push(line);
    line = '';
    let rest = [...word];
    while (widthOf(rest.join(''), font, size) > width) {
      let count = rest.length;
      while (count > 1 && widthOf(rest.slice(0, count).join(''), font, size) > width) count--;
      lines.push(rest.slice(0, count).join(''));
      rest = rest.slice(count);
    }
    line = rest.join('');
  };
  for (const word of text.split(/\s+/)) push(word);
  return [...lines, line];
}
