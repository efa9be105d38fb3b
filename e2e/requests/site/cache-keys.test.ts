/** Issue 13 A11: the page cache has one key per page, whatever is appended to the page's URL. */

import { detail, list, productUrl } from '../../support/catalogue/catalogue.ts';
import type { HttpClient } from '../../support/shop/http.ts';
import { cacheReply } from '../client/cache-reply.ts';
import { describe, expect, test } from '../client/test.ts';

describe('issue 13 A11: invented parts of an address make no further pages', () => {
  /** URLs of each kind of page that allows invented parts. */
  const addresses = async (request: HttpClient) => {
    const { data } = await list(request, 'page_size=50');
    const product = data.products.find(({ childrenSku }) => childrenSku !== '0') ?? data.products[0];
    if (!product) throw new Error('The shop is empty.');
    const leaf = (await detail(request, product.id)).category.breadcrumb.at(-1);
    if (!leaf) throw new Error('A product without a category.');
    const { store } = product;
    return {
      product: productUrl(product),
      category: `/categoria/${leaf.id}/${leaf.slug}`,
      leaf: leaf.id,
      store: `/tienda/${store.id}/${store.slug}`,
    };
  };

  test('an address with ignored parts gets the one cached page', async ({ request }) => {
    const { product, category, leaf, store } = await addresses(request);
    const same: [asked: string, canonical: string][] = [
      [`${product}/`, product],
      [product.replace('/producto', '/PRODUCTO'), product],
      [`${product}?orden=caras&calificacion=9&opiniones=0&variante=`, product],
      [`${product}.data?_routes=invented,routes/shop/product`, `${product}.data?_routes=routes%2Fshop%2Fproduct`],
      [category, `${category}/pagina=1`],
      [`${category}/nada=1/estrellas=9/pagina=1`, `${category}/pagina=1`],
      [`${category}/pagina=1/estrellas=4/estrellas=3/`, `${category}/estrellas=3/pagina=1`],
      [`/categoria/lo/que/sea?id=${leaf}`, `/categoria/otros?id=${leaf}`],
      [`${store}/marca=..%2F/orden=caro`, `${store}/pagina=1`],
      ['/c/ofertas/pagina=0', '/c/ofertas/'],
      ['/tiendas?letra=cc&pagina=-1', '/tiendas'],
      ['/resultados?query=%20mesa%20%20chica%20', '/resultados/q=mesa%20chica/pagina=1'],
      ['/buscador?query=%20mesa', '/buscador?query=mesa'],
    ];
    for (const [asked, canonical] of same) {
      await cacheReply(request, canonical);
      const first = await cacheReply(request, canonical);
      expect(first, canonical).toMatchObject({ status: 200, cache: 'tianguis; hit' });
      expect(await cacheReply(request, asked), asked).toEqual(first);
    }
  });

  test('a part that only the data show as meaningless redirects to the page without it, and is never cached', async ({
    request,
  }) => {
    const { product, category, store } = await addresses(request);
    const redirects: [asked: string, location: string][] = [
      [`${product}?variante=INVENTADA&calificacion=5`, `${product}?calificacion=5`],
      [`${product}?opiniones=400&orden=altas`, product],
      [product.replace(/[^/]*$/, 'inventado'), product],
      [`${category}-inventada/pagina=1`, `${category}/pagina=1`],
      [`${category}/pagina=499`, category],
      [`${store}/categoria=99999999/estrellas=4`, `${store}/estrellas=4/pagina=1`],
      ['/c/ofertas/categoria=99999999', '/c/ofertas/pagina=1'],
      ['/c/ofertas/descuento=1', '/c/ofertas/pagina=1'],
      ['/resultados/q=mesa/categoria=99999999', '/resultados/q=mesa/pagina=1'],
      ['/tiendas?departamento=99999999', '/tiendas'],
    ];
    for (const [asked, location] of redirects) {
      for (let turn = 0; turn < 2; turn++) {
        const reply = await request.get(asked, { maxRedirects: 0 });
        expect([301, 302], asked).toContain(reply.status());
        expect(reply.headers().location, asked).toMatch(new RegExp(`^${location.replace(/[?()]/g, '\\$&')}`));
        expect(reply.headers()['cache-status'] ?? '', asked).not.toContain('hit');
      }
      expect((await request.get(asked)).status(), asked).toBe(200);
    }
  });
});
