/** Covers of books, records and games: words and pictures set in one of several ways. */
import { contrast, luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, path, rect, repeat, ring } from '../shapes.ts';
import type { Brush } from './brush.ts';
import { ornament } from './ornaments.ts';
import type { Box } from './outlines.ts';

export interface CoverWords {
  title: string;
  author: string;
  motif: string;
}

type Cover = (brush: Brush, box: Box, words: CoverWords) => string;

type Face = 'sans' | 'medium' | 'round' | 'serif';

/** A title in as many lines as it has words (short words share one), filling the box. */
function stacked(
  brush: Brush,
  title: string,
  box: Box,
  fill: string,
  face: Face,
  align: 'start' | 'middle' = 'middle',
): string {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < 9 || last.length < 3))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const step = Math.min(box.height / lines.length, box.width * 0.3);
  const top = box.y + (align === 'start' ? 0 : (box.height - step * lines.length) / 2);
  const x = align === 'start' ? box.x : box.x + box.width / 2;
  return lines
    .map((words, i) =>
      brush.input.paint.text(words, {
        x,
        y: top + step * (i + 0.5),
        size: step * 1.02,
        maxWidth: box.width,
        fill,
        face,
        align,
      }),
    )
    .join('');
}

const art = (brush: Brush, motif: string, x: number, y: number, size: number): string =>
  motif === '' ? ornament(brush, x, y, size) : brush.motif(motif, x, y, size);

const within = ({ x, y, width, height }: Box, left: number, top: number, wide: number, high: number): Box => ({
  x: x + width * left,
  y: y + height * top,
  width: width * wide,
  height: height * high,
});

const hills = ({ x, y, width, height }: Box, level: number, lean: number, fill: string): string =>
  path(
    `M${x} ${y + height * level}C${x + width * 0.25} ${y + height * (level - 0.1 - lean)} ${x + width * 0.45} ${y + height * (level + 0.08)} ${x + width * 0.65} ${y + height * (level - 0.02 + lean)}S${x + width * 0.9} ${y + height * (level - 0.12)} ${x + width} ${y + height * (level - 0.04)}V${y + height}H${x}Z`,
    fill,
  );

/** Sun or moon over hills. */
const landscape: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const night = luminance(main) < 0.12;
  const sky = night
    ? brush.input.paint.down(main, mix(main, accent, 0.5))
    : brush.input.paint.down(tint(main, 0.1), tint(mix(main, second, 0.6), 0.35));
  const ink = contrast(main);
  return (
    rect(x, y, width, height, 0, sky) +
    (night
      ? repeat(26, () =>
          disc(
            x + brush.input.random.next() * width,
            y + brush.input.random.next() * height * 0.5,
            1 + brush.input.random.next() * 2.4,
            '#fff',
            'opacity=".8"',
          ),
        )
      : '') +
    disc(x + width * 0.62, y + height * 0.56, width * 0.2, brush.ball(night ? '#f6ecd0' : tint(accent, 0.15))) +
    hills(box, 0.66, 0.04, mix(main, accent, 0.35)) +
    hills(box, 0.76, -0.05, shade(mix(main, accent, 0.3), 0.28)) +
    (motif === '' ? '' : brush.motif(motif, x + width * 0.34, y + height * 0.74, width * 0.34)) +
    hills(box, 0.9, 0.03, shade(main, 0.5)) +
    stacked(brush, title, within(box, 0.08, 0.07, 0.84, 0.34), ink, 'serif') +
    brush.text(author, within(box, 0.14, 0.915, 0.72, 0.034), tint(main, 0.9), 'medium', 0.08)
  );
};

/** Words as large as the page, a bar of colour and little else. */
const typographic: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const paper = luminance(main) > 0.75 ? second : main;
  return (
    rect(x, y, width, height, 0, brush.down(paper, 0.4)) +
    disc(x + width * 0.78, y + height * 0.8, width * 0.42, mix(accent, paper, 0.12)) +
    rect(x + width * 0.08, y + height * 0.07, width * 0.22, height * 0.014, 0, brush.ink(paper)) +
    stacked(brush, title, within(box, 0.08, 0.12, 0.84, 0.52), brush.ink(paper), 'sans', 'start') +
    art(brush, motif, x + width * 0.7, y + height * 0.78, width * 0.4) +
    brush.input.paint.text(author, {
      x: x + width * 0.08,
      y: y + height * 0.93,
      size: height * 0.036,
      maxWidth: width * 0.6,
      fill: brush.ink(paper),
      face: 'medium',
      align: 'start',
    })
  );
};

/** A framed page with the motif in a medallion, as a classic. */
const classic: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const gold = Math.abs(luminance(second) - luminance(main)) > 0.2 ? second : tint(accent, 0.6);
  const frame = (inset: number, thick: number) =>
    rect(
      x + inset,
      y + inset,
      width - inset * 2,
      height - inset * 2,
      6,
      'none',
      `stroke="${gold}" stroke-width="${thick}"`,
    );
  const corner = (cx: number, cy: number) =>
    disc(cx, cy, 20, main) + ring(cx, cy, 14, gold, 2.5) + disc(cx, cy, 6, gold);
  const inset = 26;
  return (
    rect(x, y, width, height, 0, brush.lit(main)) +
    frame(18, 4) +
    frame(inset, 1.6) +
    corner(x + inset, y + inset) +
    corner(x + width - inset, y + inset) +
    corner(x + inset, y + height - inset) +
    corner(x + width - inset, y + height - inset) +
    stacked(brush, title, within(box, 0.16, 0.13, 0.68, 0.27), gold, 'serif') +
    ring(x + width / 2, y + height * 0.61, width * 0.27, gold, 4) +
    disc(x + width / 2, y + height * 0.61, width * 0.245, mix(main, gold, 0.18)) +
    art(brush, motif, x + width / 2, y + height * 0.61, width * 0.34) +
    brush.text(author, within(box, 0.2, 0.84, 0.6, 0.04), gold, 'medium', 0.06)
  );
};

/** A mosaic of quarter circles and squares. */
const geometric: Cover = (brush, box, { title, author }) => {
  const { x, y, width } = box;
  const { main, second, accent, input } = brush;
  const paper = tint(luminance(second) > 0.6 ? second : main, 0.75);
  const cell = width / 4;
  const tones = [
    main,
    accent,
    mix(main, accent, 0.5),
    shade(main, 0.4),
    luminance(second) > 0.85 ? tint(main, 0.4) : second,
  ];
  const tiles = repeat(16, (i) => {
    const left = x + (i % 4) * cell;
    const top = y + Math.floor(i / 4) * cell;
    const tone = input.random.pick(tones);
    const other = input.random.pick(tones);
    const quarter = `M${left} ${top}H${left + cell}A${cell} ${cell} 0 0 1 ${left} ${top + cell}Z`;
    const turn = input.random.int(0, 3) * 90;
    const spin = (shape: string) => group(`transform="rotate(${turn} ${left + cell / 2} ${top + cell / 2})"`, shape);
    const kind = input.random.int(0, 3);
    if (kind === 0)
      return (
        rect(left, top, cell, cell, 0, tone) +
        disc(left + cell / 2, top + cell / 2, cell * 0.3, other === tone ? paper : other)
      );
    if (kind === 1) return rect(left, top, cell, cell, 0, other === tone ? paper : other) + spin(path(quarter, tone));
    if (kind === 2)
      return (
        rect(left, top, cell, cell, 0, paper) +
        spin(path(`M${left} ${top}H${left + cell}L${left} ${top + cell}Z`, tone))
      );
    return rect(left, top, cell, cell, 0, paper) + spin(path(quarter, tone));
  });
  return (
    rect(x, y, width, box.height, 0, paper) +
    tiles +
    stacked(
      brush,
      title,
      within(box, 0.07, 0.765, 0.86, 0.14),
      shade(main, luminance(main) > 0.3 ? 0.6 : 0.1),
      'sans',
      'middle',
    ) +
    brush.text(author, within(box, 0.12, 0.925, 0.76, 0.034), shade(main, 0.5), 'medium', 0.05)
  );
};

/** A repeated pattern with a plaque. */
const plaque: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const params = {
    pattern: brush.word(
      'pattern',
      brush.input.random.pick(['flowers', 'leaves', 'talavera', 'stars', 'zigzag', 'otomi']),
    ),
  };
  const ink = Math.abs(luminance(second) - luminance(main)) > 0.12 ? second : tint(main, 0.6);
  const ground = brush.input.paint.pattern(params, [main, ink, accent], main, 0.9);
  const paper = tint(mix(main, second, 0.5), 0.88);
  return (
    rect(x, y, width, height, 0, ground) +
    rect(x + width * 0.12, y + height * 0.2, width * 0.76, height * 0.54, 10, paper) +
    rect(
      x + width * 0.145,
      y + height * 0.218,
      width * 0.71,
      height * 0.504,
      6,
      'none',
      `stroke="${shade(main, 0.2)}" stroke-width="3"`,
    ) +
    stacked(
      brush,
      title,
      within(box, 0.18, 0.25, 0.64, motif === '' ? 0.34 : 0.22),
      shade(main, luminance(main) > 0.4 ? 0.65 : 0.1),
      'serif',
    ) +
    (motif === '' ? '' : brush.motif(motif, x + width / 2, y + height * 0.57, width * 0.24)) +
    brush.text(author, within(box, 0.2, 0.665, 0.6, 0.034), shade(main, 0.5), 'medium', 0.05)
  );
};

/** The motif alone on a field of light, thin words. */
const airy: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, accent, second } = brush;
  const paper = tint(luminance(second) > 0.7 ? second : mix(main, '#ffffff', 0.5), 0.6);
  const ink = shade(main, luminance(main) > 0.3 ? 0.62 : 0.05);
  return (
    rect(x, y, width, height, 0, brush.down(paper, 0.25)) +
    disc(x + width / 2, y + height * 0.4, width * 0.36, brush.diagonal(tint(main, 0.25), main)) +
    disc(x + width * 0.7, y + height * 0.28, width * 0.12, accent, 'opacity=".9"') +
    art(brush, motif, x + width / 2, y + height * 0.4, width * 0.5) +
    stacked(brush, title, within(box, 0.1, 0.66, 0.8, 0.18), ink, 'round') +
    line(`M${x + width * 0.4} ${y + height * 0.87}H${x + width * 0.6}`, accent, 4) +
    brush.text(author, within(box, 0.14, 0.9, 0.72, 0.036), ink, 'medium', 0.04)
  );
};

/** Broad rays from below, as a poster. */
const poster: Cover = (brush, box, { title, author, motif }) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const cx = x + width / 2;
  const cy = y + height * 0.7;
  const light = luminance(second) > 0.9 ? tint(main, 0.22) : second;
  const rays = repeat(18, (i) => {
    const a = (i / 18) * Math.PI * 2;
    const b = a + Math.PI / 18;
    const far = height * 1.2;
    return `M${cx} ${cy}L${cx + Math.cos(a) * far} ${cy + Math.sin(a) * far}L${cx + Math.cos(b) * far} ${cy + Math.sin(b) * far}Z`;
  });
  return (
    rect(x, y, width, height, 0, main) +
    path(rays, mix(main, light, 0.32)) +
    disc(cx, cy, width * 0.34, brush.diagonal(tint(accent, 0.2), accent)) +
    art(brush, motif, cx, cy, width * 0.46) +
    stacked(brush, title, within(box, 0.07, 0.06, 0.86, 0.34), brush.ink(main), 'sans') +
    rect(x, y + height * 0.92, width, height * 0.08, 0, shade(main, 0.45)) +
    brush.text(author, within(box, 0.14, 0.942, 0.72, 0.036), tint(main, 0.9), 'medium', 0.06)
  );
};

/** Covers for what is read, and those that suit a square sleeve. */
export const bookCovers: readonly Cover[] = [landscape, typographic, classic, geometric, plaque, airy, poster];
export const sleeveCovers: readonly Cover[] = [landscape, typographic, poster, airy];
