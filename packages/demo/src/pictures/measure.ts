import sharp from 'sharp';
import { Random } from '../random.ts';
import type { Bounds } from './bounds.ts';
import { drawings } from './drawings/index.ts';
import { Paint } from './paint.ts';
import type { Params } from './params.ts';

/** Values of `params` that change the outline of a drawing. The bounds enclose all of these variants. */
const variants: Readonly<Record<string, readonly Params[]>> = {
  fridge: [{ doors: 1 }, { doors: 2 }, { doors: 3 }],
  washer: [{ kind: 'front' }, { kind: 'top' }],
  sofa: [{ seats: 3 }, { seats: 4 }],
  table: [{ shape: 'rect' }, { shape: 'round' }],
  lamp: [{ kind: 'floor' }, { kind: 'table' }, { kind: 'ceiling' }],
  tv: [{ size: 32 }, { size: 85 }],
  guitar: [{ kind: 'acoustic' }, { kind: 'electric' }],
  bottle: [
    'tall',
    'wine',
    'beer',
    'soda',
    'water',
    'tequila',
    'spray',
    'pump',
    'dropper',
    'sauce',
    'milk',
    'detergent',
  ].map((shape) => ({ shape })),
  can: ['soda', 'food', 'beer', 'tuna'].map((shape) => ({ shape })),
  perfume: ['round', 'square', 'tall'].map((shape) => ({ shape })),
  'book-cover': ['standard', 'pocket', 'tall', 'large', 'square'].map((format) => ({ format })),
  turntable: [{ kind: 'deck' }, { kind: 'suitcase' }],
  boot: ['work', 'cowboy', 'ankle'].map((kind) => ({ kind })),
  bike: ['mtb', 'road', 'kids', 'static'].map((kind) => ({ kind })),
};

/** Pixels per unit of a drawing, and the margin outside of its box that is measured. */
const SCALE = 0.4;
const MARGIN = 100;
/** Alpha above which a pixel counts, so that glows and shadows do not count. */
const SOLID = 110;

/** Bounds of a drawing's solid pixels, in its own units, over all its variants. */
export async function measure(art: string): Promise<Bounds> {
  const drawing = drawings.get(art);
  if (!drawing) throw new RangeError(`Unknown art: ${art}`);
  const bounds = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const params of variants[art] ?? [{}]) {
    const paint = new Paint('p');
    const colors = ['#2f6fb5', '#e9a23b', '#3a9a6d'];
    const content = drawing({
      main: '#2f6fb5',
      second: '#e9a23b',
      accent: '#3a9a6d',
      colors,
      params,
      paint,
      random: new Random('bounds'),
    });
    const side = 600 + 2 * MARGIN;
    const pixels = Math.round(side * SCALE);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}"><defs>${paint.definitions}</defs>${content}</svg>`;
    const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
    for (let y = 0; y < pixels; y++) {
      for (let x = 0; x < pixels; x++) {
        if ((alpha[y * pixels + x] ?? 0) < SOLID) continue;
        bounds.left = Math.min(bounds.left, x);
        bounds.right = Math.max(bounds.right, x + 1);
        bounds.top = Math.min(bounds.top, y);
        bounds.bottom = Math.max(bounds.bottom, y + 1);
      }
    }
  }
  const units = (pixel: number) => Math.round(pixel / SCALE - MARGIN);
  return { left: units(bounds.left), top: units(bounds.top), right: units(bounds.right), bottom: units(bounds.bottom) };
}
