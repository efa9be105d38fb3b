/** Covers that consist of colour fields, lines and letters. */
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, path, rect, repeat, ring } from '../shapes.ts';
import {
  type Cover,
  deep,
  duotone,
  lineAt,
  paperOf,
  pictured,
  printed,
  readable,
  titled,
  within,
} from './cover-parts.ts';

/** Three bands with the words in the middle one, like a pocket series. */
export const bands: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, input } = brush;
  const paper = paperOf(brush);
  const low = input.random.chance(0.5);
  const top = low ? 0.5 : 0.3;
  const tall = low ? 0.3 : 0.36;
  const ink = readable(paper, deep(brush));
  return (
    rect(x, y, width, height, 0, brush.down(main, 0.25)) +
    rect(x, y + height * top, width, height * tall, 0, paper) +
    titled(brush, words, within(box, 0.08, top + 0.03, 0.84, tall - 0.06), ink).drawn +
    (low
      ? printed(brush, words.motif, x + width / 2, y + height * 0.26, width * 0.46, main) +
        lineAt(brush, words.author, within(box, 0.1, 0.845, 0.8, 0.042), readable(main, paper))
      : printed(brush, words.motif, x + width / 2, y + height * 0.815, width * 0.34, main) +
        lineAt(brush, words.author, within(box, 0.1, 0.18, 0.8, 0.046), readable(main, paper))) +
    lineAt(brush, words.imprint, within(box, 0.2, low ? 0.935 : 0.07, 0.6, 0.026), readable(main, paper))
  );
};

/** Two colour fields, separated by a slanting edge. */
export const diagonal: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const field = luminance(second) > 0.8 && luminance(main) > 0.5 ? accent : second;
  const down = input.random.chance(0.5);
  const edge = down
    ? `M${x} ${y + height * 0.48}L${x + width} ${y + height * 0.66}V${y + height}H${x}Z`
    : `M${x} ${y + height * 0.66}L${x + width} ${y + height * 0.48}V${y + height}H${x}Z`;
  const stripe = down
    ? `M${x} ${y + height * 0.48}L${x + width} ${y + height * 0.66}V${y + height * 0.69}L${x} ${y + height * 0.51}Z`
    : `M${x} ${y + height * 0.66}L${x + width} ${y + height * 0.48}V${y + height * 0.51}L${x} ${y + height * 0.69}Z`;
  const ink = readable(main, field, accent);
  return (
    rect(x, y, width, height, 0, brush.lit(main, 0.4)) +
    path(edge, brush.down(field, 0.3)) +
    path(stripe, accent) +
    titled(brush, words, within(box, 0.08, 0.07, 0.84, 0.38), ink, { align: down ? 'start' : 'end', stand: 'top' })
      .drawn +
    printed(brush, words.motif, x + width * (down ? 0.28 : 0.72), y + height * 0.76, width * 0.36, field) +
    lineAt(brush, words.author, within(box, 0.08, 0.925, 0.84, 0.04), readable(field, main), down ? 'end' : 'start')
  );
};

/** Waves, arches or stairs, repeated in several tones, each one a step below or inside the last. */
export const echoes: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const far = mix(main, luminance(main) > 0.5 ? shade(main, 0.5) : second, 0.5);
  const kind = input.random.pick(['waves', 'arches', 'stairs'] as const);
  const shape = (i: number) => {
    const level = y + height * (0.45 + i * 0.09);
    if (kind === 'waves')
      return `M${x} ${level}q${width / 8} ${-height * 0.06} ${width / 4} 0t${width / 4} 0 ${width / 4} 0 ${width / 4} 0V${y + height}H${x}Z`;
    if (kind === 'stairs')
      return `M${x} ${level + height * 0.1}H${x + width * 0.25}V${level + height * 0.05}H${x + width * 0.5}V${level}H${x + width * 0.75}V${level - height * 0.05}H${x + width}V${y + height}H${x}Z`;
    const r = width * (0.5 - i * 0.085);
    return `M${x + width / 2 - r} ${y + height}V${y + height * 0.5 + width * 0.5}A${r} ${r} 0 0 1 ${x + width / 2 + r} ${y + height * 0.5 + width * 0.5}V${y + height}Z`;
  };
  return (
    rect(x, y, width, height, 0, main) +
    (kind === 'arches' ? '' : disc(x + width * 0.74, y + height * 0.47, width * 0.13, accent)) +
    repeat(6, (i) => path(shape(i), mix(far, i % 2 ? accent : shade(main, 0.45), i / 7 + (i % 2 ? 0.15 : 0)))) +
    titled(brush, words, within(box, 0.08, 0.07, 0.84, 0.31), readable(main, second, accent), { stand: 'top' }).drawn +
    lineAt(
      brush,
      words.author,
      within(box, 0.08, 0.93, 0.84, 0.04),
      readable(mix(far, accent, 0.85), '#fffdf8', shade(main, 0.8)),
    )
  );
};

/** The motif, so large that the edges of the page cut it off. */
export const giant: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const full = input.random.chance(0.5);
  const side = input.random.pick([0.3, 0.5, 0.72]);
  const high = words.title.length > 26 ? 0.36 : 0.3;
  const ink = readable(main, second, accent);
  const pale = luminance(main) > 0.4;
  const [dark, light] = pale
    ? [luminance(second) < 0.3 ? second : shade(main, 0.7), tint(main, 0.35)]
    : [shade(main, 0.55), mix(main, luminance(accent) > luminance(second) ? accent : second, 0.85)];
  const at = [x + width * side, y + height * 0.78, Math.min(width * 0.9, height * 0.58)] as const;
  return (
    rect(x, y, width, height, 0, brush.down(main, 0.35)) +
    (full ? pictured(brush, words.motif, ...at) : duotone(brush, words.motif, at, dark, light)) +
    lineAt(brush, words.author, within(box, 0.08, 0.05, 0.84, 0.042), ink) +
    titled(brush, words, within(box, 0.07, 0.11, 0.86, high), ink, { stand: 'top' }).drawn
  );
};

/** A coloured stripe at the side, a white page and a plain title: a manual. */
export const manual: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const paper = '#fbfaf6';
  const field = luminance(main) > 0.62 ? (luminance(second) < 0.5 ? second : accent) : main;
  const ink = readable(paper, shade(field, 0.3), '#1b2030');
  const top = input.random.chance(0.5);
  return (
    rect(x, y, width, height, 0, paper) +
    (top
      ? rect(x, y, width, height * 0.46, 0, brush.lit(field, 0.6)) +
        repeat(4, (i) => ring(x + width, y, width * (0.25 + i * 0.14), tint(field, 0.3), 10, 'opacity=".6"')) +
        disc(x + width * 0.5, y + height * 0.44, Math.min(width * 0.23, height * 0.165), paper) +
        pictured(brush, words.motif, x + width * 0.5, y + height * 0.44, Math.min(width * 0.33, height * 0.24)) +
        titled(brush, words, within(box, 0.08, 0.62, 0.84, 0.24), ink).drawn +
        lineAt(brush, words.imprint, within(box, 0.08, 0.07, 0.6, 0.032), readable(field, '#fffdf8'), 'start') +
        lineAt(brush, words.author, within(box, 0.08, 0.915, 0.84, 0.036), ink)
      : rect(x, y, width * 0.2, height, 0, brush.down(field, 0.5)) +
        repeat(7, (i) =>
          rect(x + width * 0.06, y + height * (0.06 + i * 0.035), width * 0.08, 5, 2, tint(field, 0.75)),
        ) +
        titled(brush, words, within(box, 0.26, 0.07, 0.67, 0.38), ink, { align: 'start', stand: 'top' }).drawn +
        rect(x + width * 0.2, y + height * 0.5, width * 0.8, height * 0.34, 0, tint(accent, 0.55)) +
        pictured(brush, words.motif, x + width * 0.6, y + height * 0.67, width * 0.42) +
        lineAt(brush, words.author, within(box, 0.26, 0.885, 0.66, 0.034), ink, 'start') +
        lineAt(brush, words.imprint, within(box, 0.26, 0.935, 0.66, 0.024), mix(ink, paper, 0.25), 'start'))
  );
};

/** Concentric rings. */
export const rings: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, second, accent, input } = brush;
  const cx = x + width * input.random.pick([0.2, 0.5, 0.8]);
  const cy = y + height * 0.68;
  const ink = readable(main, second, accent);
  const tones = [mix(main, accent, 0.5), mix(main, second, 0.35), main];
  return (
    rect(x, y, width, height, 0, main) +
    repeat(9, (i) => disc(cx, cy, width * (0.92 - i * 0.09), tones[i % 3] ?? main)) +
    rect(x, y, width, height * 0.42, 0, brush.input.paint.down([0, main], [0.8, main, 0.92], [1, main, 0])) +
    disc(cx, cy, width * 0.19, readable(main, second, '#fffdf8')) +
    pictured(brush, words.motif, cx, cy, width * 0.25) +
    titled(brush, words, within(box, 0.08, 0.06, 0.84, 0.33), ink, { align: 'start', stand: 'top' }).drawn +
    rect(x, y + height * 0.91, width, height * 0.09, 0, shade(main, luminance(main) > 0.4 ? 0.75 : 0.45)) +
    lineAt(brush, words.author, within(box, 0.08, 0.936, 0.84, 0.038), '#fffdf8', 'start')
  );
};

/** The motif repeated all over the page, with the words on a label. */
export const scattered: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, accent, input } = brush;
  const paper = paperOf(brush);
  const ground = input.random.chance(0.5) ? main : mix(paper, accent, 0.35);
  const label = within(box, 0.08, 0.32, 0.84, 0.36);
  const tilt = input.random.int(-4, 4);
  return (
    rect(x, y, width, height, 0, ground) +
    repeat(11, (i) => {
      const row = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1][i] ?? 0;
      const line = Math.floor(i / 3);
      const size = width * (0.22 + input.random.next() * 0.07);
      const cx = x + width * (0.18 + row * 0.33 + (line % 2 ? 0.06 : -0.05));
      const cy = y + height * (0.09 + line * (line > 1 ? 0.29 : 0.2) - (line > 1 ? 0.04 : 0));
      return `<g transform="rotate(${input.random.int(-28, 28)} ${cx.toFixed(1)} ${cy.toFixed(1)})">${pictured(brush, words.motif, cx, cy, size)}</g>`;
    }) +
    `<g transform="rotate(${tilt} ${x + width / 2} ${y + height / 2})">` +
    rect(label.x, label.y, label.width, label.height, 22, paper, `stroke="${accent}" stroke-width="7"`) +
    titled(brush, words, within(label, 0.07, 0.1, 0.86, 0.58), readable(paper, deep(brush))).drawn +
    lineAt(brush, words.author, within(label, 0.1, 0.78, 0.8, 0.1), readable(paper, deep(brush))) +
    '</g>'
  );
};

/** Words in a ruled frame on paper, with a small vignette below. */
export const framed: Cover = (brush, box, words) => {
  const { x, y, width, height } = box;
  const { main, accent, input } = brush;
  const dark = input.random.chance(0.4);
  const paper = dark ? main : paperOf(brush);
  const ink = dark ? readable(main, brush.second, accent) : readable(paper, deep(brush));
  const rule = (inset: number, thick: number, color: string) =>
    rect(
      x + inset,
      y + inset,
      width - inset * 2,
      height - inset * 2,
      0,
      'none',
      `stroke="${color}" stroke-width="${thick}"`,
    );
  return (
    rect(x, y, width, height, 0, paper) +
    rule(14, 20, dark ? accent : main) +
    rule(36, 3, ink) +
    lineAt(brush, words.author, within(box, 0.16, 0.14, 0.68, 0.04), ink) +
    rect(x + width * 0.44, y + height * 0.205, width * 0.12, 3, 0, accent) +
    titled(brush, words, within(box, 0.15, 0.235, 0.7, 0.32), ink).drawn +
    printed(brush, words.motif, x + width / 2, y + height * 0.7, width * 0.3, paper) +
    lineAt(brush, words.imprint, within(box, 0.22, 0.865, 0.56, 0.027), ink)
  );
};
