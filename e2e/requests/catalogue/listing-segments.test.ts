/** RT-09: the segments of a URL on every listing, valid and invalid, in any sequence, repeated, encoded. */
import { list } from '../../support/catalogue/catalogue.ts';
import { fromApi, listings, queryWith, shown, validSegments } from '../client/listings.ts';
import { expect, test } from '../client/test.ts';

const invalid: readonly string[] = [
  ...[
    'preciomenor=0',
    'preciomenor=-5',
    'preciomenor=mil',
    'preciomenor=',
    'preciomenor=1e3',
    'preciomenor=99999999999999999999',
  ],
  ...['preciomayor=0', 'preciomayor=9.5', 'preciomayor=%20', 'preciomayor=NaN'],
  ...['marca=', 'marca=..', "marca=a';drop", 'marca=%00', `marca=${'a'.repeat(61)}`],
  ...['categoria=abc', 'categoria=0', 'categoria=-1', 'categoria=2147483648', 'categoria=2147483647'],
  ...['estrellas=0', 'estrellas=6', 'estrellas=4.5', 'estrellas=cinco'],
  ...['enviogratis=0', 'enviogratis=no', 'fulfillment=', 'fulfillment=2'],
  ...['descuento=0', 'descuento=100', 'descuento=-20', 'descuento=20%25'],
  ...['condicion=', 'condicion=roto', 'condicion=new', 'condicion=nuevo,roto', 'condicion=nuevo,,usado'],
  ...['orden=caro', 'orden=', 'orden=constructor', 'pagina=0', 'pagina=-1', 'pagina=uno'],
  // Segments with unknown names.
  ...['nada=1', 'Marca=1', '=', '=1', '__proto__=1', 'toString=1', 'constructor', 'precio=5', 'q'],
];

for (const at of [0, 1, 2, 3]) {
  test(`RT-09 each of the eleven segments filters, sorts or turns the page: listing ${at}`, async ({ request }) => {
    const listing = (await listings(request))[at];
    if (!listing) throw new Error('no such listing');
    const all = await shown(request, `${listing.base}/pagina=1`);
    const valid = await validSegments(request, listing);
    for (const [segment, query] of valid)
      expect(await shown(request, `${listing.base}/${segment}`), `${listing.name} ${segment}`).toEqual(
        await fromApi(request, queryWith(listing.api, query)),
      );
    // Several segments together, in reverse sequence, and with percent-encoded letters.
    const several = valid.filter(([segment]) => /^(preciomenor|enviogratis|descuento|orden)/.test(segment));
    const segments = several.map(([segment]) => segment);
    const wanted = await fromApi(
      request,
      several.reduce((query, [, one]) => queryWith(query, one), listing.api),
    );
    expect(wanted.total).toBeLessThan(all.total);
    for (const path of [
      segments,
      segments.toReversed(),
      segments.map((one) => one.replace('o', '%6F').replace('-', '%2D')),
    ])
      expect(await shown(request, `${listing.base}/${path.join('/')}`), path.join('/')).toEqual(wanted);
    // The last of several equal segments is used.
    expect(await shown(request, `${listing.base}/orden=mayor-precio/pagina=2/orden=menor-precio/pagina=1`)).toEqual(
      await fromApi(request, `${listing.api}&order_by=price_asc`),
    );
  });

  test(`RT-09 an invalid segment is ignored, never a failure: listing ${at}`, async ({ request }) => {
    const listing = (await listings(request))[at];
    if (!listing) throw new Error('no such listing');
    const all = await shown(request, `${listing.base}/pagina=1`);
    expect(all.total).toBeGreaterThan(10);
    for (let from = 0; from < invalid.length; from += 8) {
      const some = invalid.slice(from, from + 8);
      const pages = await Promise.all(some.map((segment) => shown(request, `${listing.base}/${segment}/pagina=1`)));
      expect(pages.map((page, index) => [some[index], page])).toEqual(some.map((segment) => [segment, all]));
    }
    expect(await shown(request, `${listing.base}/${invalid.filter((one) => one !== '=').join('/')}`)).toEqual(all);
    // Escapes that cannot be decoded are ignored.
    for (const broken of ['marca=%zz', '%', 'marca=%c3%28', 'orden=%E0%A4%A', 'pagina=%', 'estrellas=4%'])
      expect(await shown(request, `${listing.base}/${broken}/pagina=1`), broken).toEqual(all);
  });
}

test('RT-09 pages of results are noindex and have no canonical address, whatever their segments', async ({
  request,
}) => {
  const [product] = (await list(request, 'page_size=1')).data.products;
  for (const path of [
    '/resultados?query=tenis',
    '/resultados/q=tenis',
    '/resultados/q=tenis/pagina=2',
    '/resultados/marca=x/q=tenis/orden=menor-precio/nada=1',
    `/resultados/q=${encodeURIComponent(product?.title ?? '')}/pagina=1`,
    '/resultados/q=xkqzw/estrellas=5',
    '/resultados',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html, path).not.toContain('rel="canonical"');
  }
});
