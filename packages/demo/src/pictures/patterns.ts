import { mix, shade, tint } from './palette.ts';
import type { Params } from './params.ts';

/** Names of the patterns of textiles and wallpaper that recipes may use. */
export const patternNames = [
  'plain',
  'stripes',
  'dots',
  'checks',
  'flowers',
  'zigzag',
  'talavera',
  'otomi',
  'leaves',
  'camo',
  'stars',
  'gradient',
] as const;

export type PatternName = (typeof patternNames)[number];

export function isPatternName(value: unknown): value is PatternName {
  return patternNames.some((name) => name === value);
}

/** Whether the recipe has a pattern. */
export function isPatterned({ pattern }: Params): boolean {
  return isPatternName(pattern) && pattern !== 'plain';
}

interface Tile {
  width: number;
  height: number;
  content: string;
}

const petals = (x: number, y: number, count: number, length: number, width: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="${x}" cy="${y - length}" rx="${width}" ry="${length * 0.8}" fill="${fill}" transform="rotate(${(360 / count) * i} ${x} ${y})"/>`,
  ).join('');

const star = (x: number, y: number, radius: number, fill: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.45;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="${radius * 0.25}" stroke-linejoin="round"/>`;
};

type TileMaker = (base: string, ink: string, accent: string) => Tile;

const tiles: Record<Exclude<PatternName, 'plain' | 'gradient'>, TileMaker> = {
  stripes: (_base, ink, accent) => ({
    width: 60,
    height: 60,
    content: `<rect width="24" height="60" fill="${ink}"/><rect x="38" width="5" height="60" fill="${accent}"/>`,
  }),
  dots: (_base, ink) => ({
    width: 48,
    height: 48,
    content: `<circle cx="12" cy="12" r="8" fill="${ink}"/><circle cx="36" cy="36" r="8" fill="${ink}"/>`,
  }),
  checks: (base, ink, accent) => ({
    width: 64,
    height: 64,
    content: `<rect width="32" height="64" fill="${ink}" opacity=".55"/><rect width="64" height="32" fill="${ink}" opacity=".55"/><rect width="32" height="32" fill="${shade(mix(base, ink, 0.8), 0.08)}"/><path d="M48 0v64M0 48h64" stroke="${accent}" stroke-width="2.5"/>`,
  }),
  flowers: (_base, ink, accent) => ({
    width: 96,
    height: 96,
    content: [
      `<path d="M24 44q2 18-8 26M72 84q10 6 18 2" stroke="${shade(accent, 0.35)}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      petals(26, 26, 5, 11, 8, ink),
      `<circle cx="26" cy="26" r="6.5" fill="${accent}"/>`,
      petals(72, 70, 6, 9, 5.5, mix(ink, accent, 0.45)),
      `<circle cx="72" cy="70" r="5" fill="${tint(ink, 0.75)}"/>`,
      petals(76, 18, 5, 5, 3.5, tint(ink, 0.45)),
      `<circle cx="18" cy="78" r="4" fill="${accent}"/>`,
    ].join(''),
  }),
  zigzag: (_base, ink, accent) => ({
    width: 60,
    height: 72,
    content: `<path d="M-4 22L15 6l15 16L45 6l19 16" fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/><path d="M-4 50L15 34l15 16L45 34l19 16" fill="none" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/>`,
  }),
  talavera: (base, ink, accent) => ({
    width: 120,
    height: 120,
    content: [
      `<rect x="2" y="2" width="116" height="116" fill="none" stroke="${ink}" stroke-width="4"/>`,
      petals(60, 60, 8, 22, 8.5, ink),
      petals(60, 60, 8, 13, 4, tint(base, 0.7)),
      `<circle cx="60" cy="60" r="11" fill="${accent}"/><circle cx="60" cy="60" r="5" fill="${ink}"/>`,
      [
        [0, 0],
        [120, 0],
        [0, 120],
        [120, 120],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="27" fill="${ink}"/><circle cx="${x}" cy="${y}" r="19" fill="${tint(base, 0.5)}"/><circle cx="${x}" cy="${y}" r="12" fill="${accent}"/>`,
        )
        .join(''),
    ].join(''),
  }),
  otomi: (_base, ink, accent) => ({
    width: 150,
    height: 150,
    content: [
      // A bird and a plant, in the style of embroidery from Tenango.
      `<path d="M18 62c0-22 18-34 36-28c4-12 18-12 20-2l12 4-11 5c-2 22-20 36-40 32l-6 14-4-15-20 8c4-8 9-12 13-18z" fill="${ink}"/>`,
      `<circle cx="66" cy="33" r="3" fill="#fff"/><path d="M32 56q12-14 26-4M36 66q10-8 20-3" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      `<path d="M112 140V72M112 112q-20-2-24-20 20 0 24 20zM112 98q20-2 24-20-20 0-24 20zM112 132q18 0 24-16-20-2-24 16z" stroke="${accent}" stroke-width="4" fill="${accent}" stroke-linejoin="round"/>`,
      petals(112, 62, 6, 11, 6.5, accent),
      `<circle cx="112" cy="62" r="6" fill="${ink}"/>`,
      petals(38, 122, 7, 11, 5.5, accent),
      `<circle cx="38" cy="122" r="6" fill="${ink}"/>`,
      `<circle cx="112" cy="18" r="6" fill="${ink}"/><circle cx="130" cy="28" r="4" fill="${accent}"/><circle cx="72" cy="104" r="5" fill="${ink}"/>`,
    ].join(''),
  }),
  leaves: (_base, ink, accent) => ({
    width: 90,
    height: 90,
    content: [
      `<path d="M12 52C12 26 30 12 54 12 54 38 38 54 12 52z" fill="${ink}"/><path d="M14 50L46 20" stroke="${tint(ink, 0.4)}" stroke-width="2.5"/>`,
      `<path d="M50 88c-4-20 8-36 30-40 4 22-8 38-30 40z" fill="${accent}" opacity=".85"/><path d="M52 86l24-32" stroke="${tint(accent, 0.4)}" stroke-width="2.5"/>`,
      `<circle cx="78" cy="20" r="4" fill="${ink}"/><circle cx="22" cy="76" r="4" fill="${accent}"/>`,
    ].join(''),
  }),
  camo: (base, ink) => ({
    width: 140,
    height: 140,
    content: [
      `<path d="M-10 30q30-26 58-8t44-6 30 26-30 22-50-6-52-6zM60 110q20-24 48-12t42-4v40q-34 6-54-2t-36-22z" fill="${ink}"/>`,
      `<path d="M16 72q22-12 36 4t34 6-4 28-44 8-26-46zM104 6q22-8 36 8v34q-22 2-30-12t-6-30z" fill="${mix(base, ink, 0.45)}"/>`,
      `<path d="M82 62q14-14 30-4t14 20-26 8-18-24zM4 112q16-10 30 0t10 22-32 4-8-26z" fill="${shade(ink, 0.45)}"/>`,
    ].join(''),
  }),
  stars: (_base, ink, accent) => ({
    width: 90,
    height: 90,
    content: `${star(24, 26, 14, ink)}${star(68, 68, 10, accent)}${star(70, 20, 5, accent)}<circle cx="26" cy="70" r="3.5" fill="${ink}"/>`,
  }),
};

/**
 * The `<pattern>` or `<linearGradient>` element with the given id. A `scale` of 1 suits a garment some 400 units wide.
 */
export function patternElement(
  name: Exclude<PatternName, 'plain'>,
  id: string,
  colours: readonly [string, string, string],
  scale: number,
  angle: number,
): string {
  const [base, ink, accent] = colours;
  if (name === 'gradient') {
    return `<linearGradient id="${id}" x1="0" y1="0" x2="0.35" y2="1"><stop stop-color="${base}"/><stop offset=".55" stop-color="${mix(base, ink, 0.6)}"/><stop offset="1" stop-color="${ink}"/></linearGradient>`;
  }
  const { width, height, content } = tiles[name](base, ink, accent);
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle}) scale(${scale})"><rect width="${width}" height="${height}" fill="${base}"/>${content}</pattern>`;
}
