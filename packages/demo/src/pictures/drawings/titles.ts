/** Sets a whole title in a box, as large as it fits, with good line breaks. */
import { measure, type Typeface } from '../lettering.ts';
import type { Brush } from './brush.ts';
import type { Box } from './outlines.ts';

export interface TitleStyle {
  fill: string;
  face: Typeface;
  align?: 'start' | 'middle' | 'end';
  /** Vertical alignment in the box if the lines do not fill it. */
  stand?: 'top' | 'middle' | 'bottom';
  upper?: boolean;
  /** Largest size of the letters. */
  most?: number;
}

const MOST_LINES = 5;
/** Line spacing, in sizes of the letters. Capitals need room for accents, but none below the line. */
const LEADING = { upper: 0.98, lower: 1.08 };
/** Height of the capitals of the first line and of the descenders of the last line, together. */
const FIRST_AND_LAST = 0.94;
/** Words that should not end a line, because they belong to the next word. */
const leaning =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|al|a|y|e|o|u|en|con|sin|por|para|que|mi|tu|su|se|no|ni|lo|si|aunque|sobre|entre|desde|hasta)$/iu;

/** All ways to break the words into up to {@link MOST_LINES} lines. */
function breaks(words: readonly string[]): string[][] {
  const ways: string[][] = [];
  for (let cut = 0; cut < 2 ** (words.length - 1); cut++) {
    const lines: string[] = [];
    words.forEach((word, i) => {
      if (i === 0 || (cut >> (i - 1)) & 1) lines.push(word);
      else lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
    });
    if (lines.length <= MOST_LINES) ways.push(lines);
  }
  return ways;
}

/**
 * Quality of line breaks, 0 to 1. Lowers it for single short words, articles at line ends and lines of unequal length.
 */
function reads(lines: readonly string[], widths: readonly number[]): number {
  const widest = Math.max(...widths);
  return lines.reduce((score, text, i) => {
    const last = text.slice(text.lastIndexOf(' ') + 1);
    const alone = lines.length > 1 && text.length <= 3 ? 0.55 : 1;
    const leans = i < lines.length - 1 && leaning.test(last) ? 0.8 : 1;
    const thin = (widths[i] ?? 0) < widest * 0.4 ? 0.88 : 1;
    return score * alone * leans * thin;
  }, 1);
}

/** The lines of a title, and the size at which they fill a box. */
export function setTitle(title: string, box: Box, { face, upper = false, most = 200 }: Omit<TitleStyle, 'fill'>) {
  const words = (upper ? title.toLocaleUpperCase('es-MX') : title).split(/\s+/);
  const leading = upper ? LEADING.upper : LEADING.lower;
  // More than ten words have too many combinations, so the first words are joined until ten are left.
  while (words.length > 10) words.splice(0, 2, `${words[0]} ${words[1]}`);
  let best = { lines: words, size: 0, leading, score: -1 };
  for (const lines of breaks(words)) {
    const widths = lines.map((text) => measure(text, 1, face));
    const size = Math.min(
      most,
      box.width / Math.max(...widths),
      box.height / ((lines.length - 1) * leading + FIRST_AND_LAST),
    );
    const score = size * reads(lines, widths);
    if (score > best.score) best = { lines, size, leading, score };
  }
  return best;
}

/** The title as paths, and the y position of its lower end. */
export function layTitle(brush: Brush, title: string, box: Box, style: TitleStyle): { drawn: string; bottom: number } {
  const { align = 'middle', stand = 'middle', face, fill } = style;
  const { lines, size, leading } = setTitle(title, box, style);
  const height = ((lines.length - 1) * leading + FIRST_AND_LAST) * size;
  const slack = box.height - height;
  const top = box.y + (stand === 'top' ? 0 : stand === 'middle' ? slack / 2 : slack);
  const x = align === 'start' ? box.x : align === 'end' ? box.x + box.width : box.x + box.width / 2;
  const drawn = lines
    .map((text, i) =>
      brush.input.paint.text(text, { x, y: top + size * (0.42 + i * leading), size, fill, face, align }),
    )
    .join('');
  return { drawn, bottom: top + height };
}
