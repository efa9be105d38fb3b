/** Issue 13 A5: pages use pictures in the widths of the contract's list only. */
import { isUsedWidth, type PictureKind, pictureKinds, pictureWidths } from '@tianguis/contract';
import {
  categoryUrl,
  departments,
  findProduct,
  largestDepartment,
  productUrl,
} from '../../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../../support/catalogue/stores.ts';
import { expect, test } from '../client/test.ts';

const kinds = Object.keys(pictureKinds) as PictureKind[];

test('issue 13 A5 every width on a page is in the list, every width of the list is used, and no other is served', async ({
  request,
}) => {
  // A page is the same for every device, so one request is enough.
  const tree = await departments(request);
  const { data } = await (await request.get('/stores/v1/stores?page_size=100')).json();
  const keyOf = (url: string | null) => /imagenes\/(\w+)-/.exec(url ?? '')?.[1] ?? '';
  const icons = new Set(tree.map(({ icon }) => keyOf(icon)));
  const logos = new Set(data.stores.map(({ logo }: { logo: string | null }) => keyOf(logo)));
  const kindOf = (key: string): PictureKind => (icons.has(key) ? 'department' : logos.has(key) ? 'store' : 'product');

  const product = await findProduct(request, ({ pictures }) => pictures.length > 1);
  const addresses = [
    ...[
      '/',
      '/categoria',
      '/tiendas',
      '/c/ofertas/',
      '/menu-mas',
      '/buscador',
      '/no/existe',
      '/ajustes',
      '/testModules',
    ],
    ...['/corner/1/gamers', '/landing/meses-sin-intereses', '/landing/blog', '/resultados?query=audifonos'],
    ...[categoryUrl(await largestDepartment(request)), storeUrl(await largestStore(request)), productUrl(product)],
    '/resources/departamentos',
  ];
  const named = new Map<PictureKind, Map<number, string>>(kinds.map((kind) => [kind, new Map()]));
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [, key = '', width = ''] of html.matchAll(/\/imagenes\/(\w+)-(\d+)\.webp/g)) {
      const kind = kindOf(key);
      expect(
        pictureWidths.some((one) => one === Number(width) && isUsedWidth(one, [kind])),
        `${address}: ${key}-${width} of a ${kind}`,
      ).toBe(true);
      named.get(kind)?.set(Number(width), key);
    }
  }
  for (const kind of kinds) {
    const found = named.get(kind) ?? new Map<number, string>();
    // An operator may use a category's picture for a tile, which has this width. No page of the demo shop does so.
    const composed = kind === 'department' ? [320] : [];
    const listed = pictureWidths.filter((width) => isUsedWidth(width, [kind]) && !composed.includes(width));
    expect(
      [...found.keys()].sort((a, b) => a - b),
      kind,
    ).toEqual(listed);
    const [key] = found.values();
    for (const width of pictureWidths) {
      const reply = await request.get(`/imagenes/${key}-${width}.webp`);
      expect(reply.status(), `${kind} ${width}`).toBe(isUsedWidth(width, [kind]) ? 200 : 404);
    }
  }
});
