/** Covers with a scene, a medallion, a mosaic or a pattern. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, path, rect, repeat, ring } from '../shapes.ts';
import {
  type Cover,
  deep,
  hills,
  lineAt,
  paperOf,
  pictured,
  printed,
  readable,
  titled,
  within,
} from './cover-parts.ts';

/** Sun or moon over hills. */
export const landscape: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const night = luminance(main) < 0.1;
  const low = mix(main, night ? accent : second, 0.5);
  const sky = input.paint.down(main, low);
  const sun = input.random.pick([0.28, 0.5, 0.7]);
  const ink = readable(main, '#fffdf8', shade(main, 0.8));
  return (
    rect(x, y, width, height, 0, sky) +
    (night
      ? repeat(26, () =>
          disc(
            x + input.random.next() * width,
            y + input.random.next() * height * 0.5,
            1 + input.random.next() * 2.4,
            '#fff',
            'opacity=".8"',
          ),
        )
      : '') +
    disc(x + width * sun, y + height * 0.6, width * 0.2, brush.ball(night ? '#f6ecd0' : tint(accent, 0.15))) +
    hills(box, 0.68, input.random.next() * 0.1 - 0.05, mix(main, accent, 0.35)) +
    hills(box, 0.78, input.random.next() * 0.1 - 0.05, shade(mix(main, accent, 0.3), 0.28)) +
    (words.motif === '' ? '' : brush.motif(words.motif, x + width * (0.95 - sun), y + height * 0.75, width * 0.32)) +
    hills(box, 0.9, 0.03, shade(main, 0.55)) +
    titled(brush, words, within(box, 0.08, 0.06, 0.84, 0.37), ink, { stand: 'top' }).drawn +
    lineAt(brush, words.author, within(box, 0.1, 0.925, 0.8, 0.04), '#fffdf8')
  );
};

/** Words as large as the page, with a coloured disc. */
export const typographic: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const ink = readable(main, second, accent);
  const other = [accent, second].find((color) => color !== ink) ?? accent;
  return (
    rect(x, y, width, height, 0, brush.down(main, 0.3)) +
    disc(x + width * 0.76, y + height * 0.79, Math.min(width * 0.34, height * 0.24), mix(other, main, 0.15)) +
    lineAt(brush, words.author, within(box, 0.08, 0.06, 0.84, 0.042), ink, 'start') +
    rect(x + width * 0.08, y + height * 0.125, width * 0.84, 3, 0, ink) +
    titled(brush, words, within(box, 0.08, 0.155, 0.84, 0.38), ink, { align: 'start', stand: 'top' }).drawn +
    printed(
      brush,
      words.motif,
      x + width * 0.76,
      y + height * 0.79,
      Math.min(width * 0.4, height * 0.3),
      mix(other, main, 0.15),
    ) +
    lineAt(brush, words.imprint, within(box, 0.08, 0.93, 0.5, 0.026), ink, 'start')
  );
};

/** A framed page with the motif in a medallion, like a classic. */
export const classic: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const gold = readable(main, second, tint(accent, 0.5), accent);
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
  const below = input.random.chance(0.35);
  const seal = y + height * (below ? 0.33 : 0.63);
  return (
    rect(x, y, width, height, 0, brush.lit(main)) +
    frame(18, 4) +
    frame(inset, 1.6) +
    corner(x + inset, y + inset) +
    corner(x + width - inset, y + inset) +
    corner(x + inset, y + height - inset) +
    corner(x + width - inset, y + height - inset) +
    titled(brush, words, within(box, 0.14, below ? 0.53 : 0.11, 0.72, 0.29), gold).drawn +
    ring(x + width / 2, seal, width * 0.24, gold, 4) +
    disc(x + width / 2, seal, width * 0.22, mix(main, gold, 0.18)) +
    printed(brush, words.motif, x + width / 2, seal, width * 0.3, mix(main, gold, 0.18)) +
    lineAt(brush, words.author, within(box, 0.16, 0.86, 0.68, 0.042), gold)
  );
};

/** A mosaic of quarter circles and squares. */
export const geometric: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const paper = paperOf(brush);
  const rows = height > width * 1.2 ? 4 : 3;
  const cell = width / 4;
  const tones = [
    main,
    accent,
    mix(main, accent, 0.5),
    shade(main, 0.4),
    luminance(second) > 0.85 ? tint(main, 0.4) : second,
  ];
  const tiles = repeat(rows * 4, (i) => {
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
  const foot = (rows * cell) / height;
  const left = within(box, 0.07, foot + 0.02, 0.86, 0.9 - foot);
  return (
    rect(x, y, width, height, 0, paper) +
    tiles +
    titled(brush, words, left, readable(paper, deep(brush)), { align: 'start' }).drawn +
    lineAt(brush, words.author, within(box, 0.07, 0.935, 0.86, 0.034), readable(paper, deep(brush)), 'start')
  );
};

/** A repeated pattern with a plaque. */
export const plaque: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const pattern = brush.word(
    'pattern',
    input.random.pick(['flowers', 'leaves', 'talavera', 'stars', 'zigzag', 'otomi', 'checks', 'dots']),
  );
  const ink = Math.abs(luminance(second) - luminance(main)) > 0.12 ? second : tint(main, 0.6);
  const ground = input.paint.pattern({ pattern }, [main, ink, accent], main, 0.8);
  const paper = paperOf(brush);
  const dark = readable(paper, deep(brush));
  const shape = input.random.pick(['square', 'oval', 'band'] as const);
  const plate =
    shape === 'oval'
      ? `<ellipse cx="${x + width / 2}" cy="${y + height * 0.47}" rx="${width * 0.42}" ry="${height * 0.36}" fill="${paper}" stroke="${dark}" stroke-width="4"/>`
      : shape === 'band'
        ? rect(x, y + height * 0.2, width, height * 0.54, 0, paper) +
          rect(x, y + height * 0.215, width, 4, 0, dark) +
          rect(x, y + height * 0.717, width, 4, 0, dark)
        : rect(x + width * 0.1, y + height * 0.15, width * 0.8, height * 0.62, 10, paper) +
          rect(
            x + width * 0.125,
            y + height * 0.168,
            width * 0.75,
            height * 0.584,
            6,
            'none',
            `stroke="${dark}" stroke-width="3"`,
          );
  return (
    rect(x, y, width, height, 0, ground) +
    plate +
    titled(brush, words, within(box, 0.18, 0.24, 0.64, words.motif === '' ? 0.36 : 0.25), dark).drawn +
    (words.motif === '' ? '' : printed(brush, words.motif, x + width / 2, y + height * 0.585, width * 0.22, paper)) +
    lineAt(brush, words.author, within(box, 0.26, 0.683, 0.48, 0.033), dark)
  );
};

/** The motif on a light background, with small words. */
export const airy: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, accent, input } = brush;
  const paper = paperOf(brush);
  const ink = readable(paper, deep(brush));
  const round = input.random.chance(0.6);
  return (
    rect(x, y, width, height, 0, brush.down(paper, 0.2)) +
    (round
      ? disc(x + width / 2, y + height * 0.34, width * 0.34, brush.diagonal(tint(main, 0.25), main)) +
        disc(x + width * 0.72, y + height * 0.2, width * 0.11, accent)
      : path(
          `M${x + width * 0.2} ${y + height * 0.58}V${y + height * 0.32}A${width * 0.3} ${width * 0.3} 0 0 1 ${x + width * 0.8} ${y + height * 0.32}V${y + height * 0.58}Z`,
          brush.down(main, 0.6),
        )) +
    pictured(brush, words.motif, x + width / 2, y + height * (round ? 0.34 : 0.4), width * 0.42) +
    titled(brush, words, within(box, 0.09, 0.62, 0.82, 0.24), ink).drawn +
    line(`M${x + width * 0.42} ${y + height * 0.885}H${x + width * 0.58}`, accent, 4) +
    lineAt(brush, words.author, within(box, 0.1, 0.915, 0.8, 0.038), ink)
  );
};

/** Broad rays from below, like a poster. */
export const poster: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent } = brush;
  const cx = x + width / 2;
  const cy = y + height * 0.68;
  const light = luminance(second) > 0.9 ? tint(main, 0.22) : second;
  const rays = repeat(18, (i) => {
    const a = (i / 18) * Math.PI * 2;
    const b = a + Math.PI / 18;
    const far = height * 1.2;
    return `M${cx} ${cy}L${cx + Math.cos(a) * far} ${cy + Math.sin(a) * far}L${cx + Math.cos(b) * far} ${cy + Math.sin(b) * far}Z`;
  });
  return (
    rect(x, y, width, height, 0, main) +
    path(rays, mix(main, light, 0.26)) +
    disc(cx, cy, width * 0.32, brush.diagonal(tint(accent, 0.2), accent)) +
    printed(brush, words.motif, cx, cy, width * 0.42, accent) +
    titled(brush, words, within(box, 0.07, 0.05, 0.86, 0.37), readable(main, '#fffdf8', shade(main, 0.8)), {
      stand: 'top',
    }).drawn +
    rect(x, y + height * 0.915, width, height * 0.085, 0, shade(main, 0.5)) +
    lineAt(brush, words.author, within(box, 0.1, 0.94, 0.8, 0.038), '#fffdf8')
  );
};
