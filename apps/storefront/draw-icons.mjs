// node apps/storefront/draw-icons.mjs: draws the icons of the installed shop (PW-01) from public/favicon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'public');
const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8').trim();
const paper = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(icon)?.[1];
const drawing = icon.replace(/<rect[^>]*\/>/, '').replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Draws the icon in a square of `side` units, whose centre is that of the drawing. A launcher may cut its corners. */
const inSquare = (side, content, ground) => {
  const start = 16 - side / 2;
  const fill = ground ? `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">${fill}${content}</svg>`;
};

// A maskable icon is cut to a shape, so the drawing stays within the inner 80 %. A monochrome icon has only a shape.
const maskable = inSquare(46, drawing, paper);
const shape = inSquare(46, drawing.replace(/<path d="M12[^>]*\/>/, '').replace(/fill="[^"]*"/g, ''));
const files = [
  ['icon-192', 192, icon],
  ['icon-512', 512, icon],
  ['maskable-192', 192, maskable],
  ['maskable-512', 512, maskable],
  ['monochrome-512', 512, shape],
  ['apple', 180, inSquare(40, drawing, paper)],
];
for (const [name, size, svg] of files)
  await sharp(Buffer.from(svg), { density: 1_000 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, 'iconos', `${name}.png`));
