/** Labels of packages: brand, second line and motif in one of several layouts. Drawings clip and shade the labels. */
import type { Typeface } from '../lettering.ts';
import { luminance, mix, shade, tint } from '../palette.ts';
import { disc, group, line, path, rect, repeat } from '../shapes.ts';
import type { Brush } from './brush.ts';
import { ornament } from './ornaments.ts';
import type { Box } from './outlines.ts';

export interface LabelInk {
  /** Background of the label. */
  paper: string;
  /** Bands and shapes. */
  band: string;
  accent: string;
}

type Layout = (brush: Brush, box: Box, ink: LabelInk, words: LabelWords) => string;

interface LabelWords {
  label: string;
  sub: string;
  motif: string;
  /** Typeface of the brand. */
  face: Typeface;
}

const ground = ({ x, y, width, height }: Box, fill: string): string =>
  rect(x - 2, y - 2, width + 4, height + 4, 0, fill);

/** A part of the box, given as fractions of its size. */
function part(box: Box, left: number, top: number, width: number, height: number): Box {
  return {
    x: box.x + box.width * left,
    y: box.y + box.height * top,
    width: box.width * width,
    height: box.height * height,
  };
}

function motifIn(brush: Brush, motif: string, box: Box): string {
  const size = Math.min(box.width, box.height);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  return motif === '' ? ornament(brush, cx, cy, size * 0.8) : brush.motif(motif, cx, cy, size);
}

/** A horizontal band with the brand; below it the motif in a light circle. */
const banded: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const strip = part(box, 0, 0.08, 1, 0.3);
  const seal = part(box, 0.15, 0.44, 0.7, 0.36);
  return (
    ground(box, brush.down(paper, 0.3)) +
    rect(strip.x, strip.y, strip.width, strip.height, 0, brush.down(band, 0.6)) +
    rect(strip.x, strip.y + strip.height, strip.width, box.height * 0.025, 0, accent) +
    brush.text(label, part(box, 0.08, 0.11, 0.84, 0.24), brush.ink(band), face) +
    disc(
      seal.x + seal.width / 2,
      seal.y + seal.height / 2,
      Math.min(seal.width, seal.height) * 0.56,
      mix(paper, band, 0.16),
    ) +
    motifIn(brush, motif, seal) +
    brush.text(sub, part(box, 0.1, 0.84, 0.8, 0.1), brush.ink(paper), 'medium', 0.04)
  );
};

/** An arch like a window, with the motif inside. */
const arched: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const left = x + width * 0.14;
  const right = x + width * 0.86;
  const radius = (right - left) / 2;
  const top = y + height * 0.36 + 0.06 * height;
  const d = `M${left} ${y + height * 0.92}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${y + height * 0.92}Z`;
  const base = y + height * 0.92;
  return (
    ground(box, brush.down(band, 0.5)) +
    (base - top < radius * 1.2
      ? rect(left, top, right - left, base - top, width * 0.08, paper)
      : path(d, brush.down(paper, 0.3)) + line(d, accent, Math.max(2, width * 0.014))) +
    brush.text(label, part(box, 0.08, 0.08, 0.84, 0.2), brush.ink(band), face) +
    brush.text(sub, part(box, 0.14, 0.3, 0.72, 0.085), mix(brush.ink(band), band, 0.15), 'medium', 0.04) +
    motifIn(brush, motif, part(box, 0.2, 0.48, 0.6, 0.4))
  );
};

/** Two colours separated by a wave, with a large motif where they meet. */
const waved: Layout = (brush, box, { paper, band, accent }, { label, sub, motif }) => {
  const { x, y, width, height } = box;
  const wave = (level: number, swell: number) =>
    `M${x} ${y + height * level}C${x + width * 0.3} ${y + height * (level - swell)} ${x + width * 0.6} ${y + height * (level + swell)} ${x + width} ${y + height * (level - swell * 0.6)}V${y + height + 2}H${x}Z`;
  return (
    ground(box, brush.down(paper, 0.3)) +
    path(wave(0.5, 0.12), accent) +
    path(wave(0.55, 0.12), brush.down(band, 0.7)) +
    brush.text(label, part(box, 0.07, 0.1, 0.86, 0.24), shadeInk(brush, paper, band), 'round') +
    motifIn(brush, motif, part(box, 0.16, 0.38, 0.68, 0.42)) +
    brush.text(sub, part(box, 0.1, 0.84, 0.8, 0.095), brush.ink(band), 'medium', 0.04)
  );
};

/** Rays around the motif, with the brand on a ribbon. */
const radiant: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const cx = x + width / 2;
  const cy = y + height * 0.34;
  const reach = Math.hypot(width, height);
  const rays = repeat(12, (index) => {
    const from = (index / 12) * Math.PI * 2;
    const to = from + Math.PI / 12;
    return `M${cx} ${cy}L${cx + Math.cos(from) * reach} ${cy + Math.sin(from) * reach}L${cx + Math.cos(to) * reach} ${cy + Math.sin(to) * reach}Z`;
  });
  return (
    ground(box, band) +
    path(rays, mix(band, accent, 0.3)) +
    disc(cx, cy, Math.min(width * 0.36, height * 0.27), brush.ball(tint(paper, 0.3))) +
    motifIn(brush, motif, part(box, 0.2, 0.12, 0.6, 0.44)) +
    rect(x - 2, y + height * 0.62, width + 4, height * 0.24, 0, brush.down(paper, 0.3)) +
    rect(x - 2, y + height * 0.62, width + 4, height * 0.018, 0, accent) +
    rect(x - 2, y + height * 0.842, width + 4, height * 0.018, 0, accent) +
    brush.text(label, part(box, 0.08, 0.65, 0.84, 0.17), shadeInk(brush, paper, band), face) +
    brush.text(sub, part(box, 0.12, 0.885, 0.76, 0.075), brush.ink(band), 'medium', 0.04)
  );
};

/** Much empty space, thin rules, small type. */
const quiet: Layout = (brush, box, { paper, band, accent }, { label, sub, motif }) => {
  const { x, y, width, height } = box;
  const rule = (level: number) =>
    line(
      `M${x + width * 0.18} ${y + height * level}H${x + width * 0.82}`,
      mix(paper, brush.ink(paper), 0.4),
      Math.max(1.2, width * 0.008),
    );
  return (
    ground(box, brush.down(paper, 0.25)) +
    rect(x - 2, y + height * 0.94, width + 4, height * 0.07, 0, band) +
    rect(x - 2, y + height * 0.92, width + 4, height * 0.02, 0, accent) +
    motifIn(brush, motif, part(box, 0.28, 0.1, 0.44, 0.3)) +
    rule(0.48) +
    brush.text(label, part(box, 0.12, 0.52, 0.76, 0.17), shadeInk(brush, paper, band), 'serif') +
    rule(0.73) +
    brush.text(sub, part(box, 0.16, 0.77, 0.68, 0.085), mix(brush.ink(paper), paper, 0.2), 'medium', 0.04)
  );
};

/** Stripes above and below a plain field. */
const striped: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const bars = repeat(9, (index) =>
    rect(x + (width / 9) * index, y - 2, width / 18, height + 4, 0, mix(band, accent, 0.5)),
  );
  return (
    ground(box, band) +
    bars +
    rect(x - 2, y + height * 0.16, width + 4, height * 0.68, 0, accent) +
    rect(x - 2, y + height * 0.185, width + 4, height * 0.63, 0, brush.down(paper, 0.3)) +
    brush.text(label, part(box, 0.08, 0.22, 0.84, 0.2), shadeInk(brush, paper, band), face) +
    motifIn(brush, motif, part(box, 0.2, 0.44, 0.6, 0.25)) +
    brush.text(sub, part(box, 0.12, 0.71, 0.76, 0.08), mix(brush.ink(paper), paper, 0.15), 'medium', 0.04)
  );
};

/** Brand set on a slant over a bold diagonal. */
const slanted: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const cx = x + width / 2;
  const cy = y + height * 0.32;
  const bar = (top: number, bottom: number, fill: string) =>
    path(
      `M${x - 4} ${y + height * (top + 0.1)}L${x + width + 4} ${y + height * (top - 0.06)}V${y + height * (bottom - 0.06)}L${x - 4} ${y + height * (bottom + 0.1)}Z`,
      fill,
    );
  const angle = (-Math.atan2(height * 0.16, width) * 180) / Math.PI;
  return (
    ground(box, brush.down(paper, 0.4)) +
    bar(0.1, 0.5, accent) +
    bar(0.13, 0.46, brush.down(band, 0.6)) +
    group(
      `transform="rotate(${angle.toFixed(1)} ${cx} ${cy})"`,
      brush.text(label, part(box, 0.08, 0.2, 0.84, 0.25), brush.ink(band), face),
    ) +
    motifIn(brush, motif, part(box, 0.18, 0.5, 0.64, 0.34)) +
    brush.text(sub, part(box, 0.12, 0.86, 0.76, 0.085), brush.ink(paper), 'medium', 0.04)
  );
};

/** A row of cut paper at the top, as at a fair, and a large motif. */
const festive: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const tooth = width / 6;
  const fringe = repeat(6, (index) => {
    const left = x + tooth * index;
    const fill = index % 2 === 0 ? accent : shade(band, 0.12);
    return (
      path(
        `M${left} ${y - 2}h${tooth}v${height * 0.1}l${-tooth / 2} ${height * 0.05}l${-tooth / 2} ${-height * 0.05}Z`,
        fill,
      ) + disc(left + tooth / 2, y + height * 0.055, tooth * 0.16, paper)
    );
  });
  return (
    ground(box, brush.down(paper, 0.3)) +
    fringe +
    motifIn(brush, motif, part(box, 0.16, 0.17, 0.68, 0.36)) +
    brush.text(label, part(box, 0.08, 0.56, 0.84, 0.19), shadeInk(brush, paper, band), face) +
    rect(x - 2, y + height * 0.8, width + 4, height * 0.2 + 2, 0, brush.down(band, 0.5)) +
    brush.text(sub, part(box, 0.12, 0.855, 0.76, 0.085), brush.ink(band), 'medium', 0.04)
  );
};

/**
 * The first tone of the band's colour with enough contrast to the paper (3.4 to 1, for large letters), else black or
 * white.
 */
function shadeInk(brush: Brush, paper: string, band: string): string {
  const ground = luminance(paper);
  const reads = (tone: string) => {
    const ink = luminance(tone);
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) >= 3.4;
  };
  const tones =
    ground > 0.4 ? [0.15, 0.35, 0.5].map((step) => shade(band, step)) : [0.3, 0.6].map((step) => tint(band, step));
  return tones.find(reads) ?? brush.ink(paper);
}

const tall: readonly Layout[] = [banded, arched, waved, radiant, quiet, striped, slanted, festive];

/** A layout for labels that are wider than high: the brand beside the motif. */
const wide: Layout = (brush, box, { paper, band, accent }, { label, sub, motif, face }) => {
  const { x, y, width, height } = box;
  const side = motif === '' ? 0 : 0.36;
  const cx = x + width * 0.2;
  const cy = y + height * 0.5;
  return (
    ground(box, brush.down(band, 0.5)) +
    (side === 0
      ? ''
      : path(
          `M${x - 2} ${y - 2}H${x + width * 0.4}Q${x + width * 0.3} ${cy} ${x + width * 0.4} ${y + height + 2}H${x - 2}Z`,
          accent,
        ) +
        path(
          `M${x - 2} ${y - 2}H${x + width * 0.37}Q${x + width * 0.27} ${cy} ${x + width * 0.37} ${y + height + 2}H${x - 2}Z`,
          brush.down(paper, 0.3),
        ) +
        brush.motif(motif, cx - width * 0.02, cy, Math.min(width * 0.27, height * 0.8))) +
    brush.text(
      label,
      part(box, side + 0.06, sub === '' ? 0.28 : 0.18, 0.9 - side, sub === '' ? 0.44 : 0.4),
      brush.ink(band),
      face,
    ) +
    brush.text(sub, part(box, side + 0.08, 0.68, 0.86 - side, 0.15), mix(brush.ink(band), band, 0.12), 'medium', 0.04)
  );
};

/** The recipe's label in `box`, in a layout that the seed selects. `clip` is the label's outline; default the box. */
export function printLabel(brush: Brush, box: Box, ink: LabelInk, clip?: string): string {
  const face = brush.input.random.pick(['sans', 'sans', 'round', 'serif'] as const);
  const words = { face, label: brush.word('label', 'Milpa'), sub: brush.word('sub'), motif: brush.word('motif') };
  const layout = box.width > box.height * 1.35 ? wide : brush.input.random.pick(tall);
  return brush.clip(clip ?? rect(box.x, box.y, box.width, box.height, 0, '#000'), layout(brush, box, ink, words));
}

/** Colours for the paper, band and accent of a label that stands out on a body of colour `body`. */
export function labelInk(brush: Brush, body = brush.main): LabelInk {
  const cream = mix('#fffaf0', brush.second, 0.08);
  const light = luminance(brush.second) > 0.45 ? brush.second : cream;
  const accent = brush.accent === brush.main ? brush.second : brush.accent;
  const choice = brush.input.random.int(0, 3);
  const strong = luminance(brush.main) > 0.85 ? accent : brush.main;
  if (choice === 0) return { paper: light, band: strong, accent };
  if (choice === 1)
    return { paper: cream, band: luminance(brush.second) > 0.75 ? shade(strong, 0.12) : brush.second, accent };
  if (choice === 2)
    return { paper: light, band: luminance(body) > 0.7 ? shade(accent, 0.1) : shade(strong, 0.2), accent };
  return { paper: brush.main, band: luminance(brush.main) > 0.5 ? shade(accent, 0.15) : light, accent: brush.accent };
}
