import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
const shop = { name: 'Tianguis', tagline: 'El mercado de México.' };
const manifest = webManifest(shop) as {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};
const folder = join(import.meta.dirname, '../../../public');

test('PW-01 a browser can install the shop: name, start, display, colours, icons of each kind', () => {
  expect(manifest).toMatchObject({
    ...{
      name: 'Tianguis',
      short_name: 'Tianguis',
      start_url: '/?app=1',
      scope: '/',
      display: 'standalone',
      lang: 'es-MX',
    },
    ...{ theme_color: '#d4006a', background_color: '#fdf8f2' },
  });
  const purposes = Object.groupBy(manifest.icons, ({ purpose = '' }) => purpose);
  expect(Object.keys(purposes)).toEqual(['any', 'maskable', 'monochrome']);
  for (const kind of ['any', 'maskable'])
    expect(purposes[kind]?.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/carrito/detalle');
});

test('PW-01 each icon and screenshot is a file of the size and type that the manifest says', async () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(readFileSync(join(folder, src))).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
});

test.each([
  ['Tianguis', 'Tianguis'],
  ['La Nueva & Más, Ñandú', 'La Nueva'],
  ['Supercalifragilístico', 'Supercalifra'],
])('the short name of %s is %s', (name, short_name) => {
  expect(webManifest({ ...shop, name })).toMatchObject({ name, short_name });
});
