import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicPages } from './public-pages.ts';

/** The canonical URL of a page, which is the key of its cached copy. */
function canonical(route: string, address: string): string {
  const rule = publicPages[route];
  if (typeof rule !== 'function') throw new Error(`${route} has no function.`);
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return rule({ path: pathname, params: {}, query: searchParams }) ?? 'personal';
}

const product = (query: string) => canonical('routes/shop/product', `/producto/7/olla${query}`);
const category = (rest: string) => canonical('routes/shop/category', `/categoria/${rest}`);
const store = (rest: string) => canonical('routes/shop/store', `/tienda/5/${rest}`);
const offers = (rest: string) => canonical('routes/shop/offers', `/c/ofertas/${rest}`);
const results = (rest: string) => canonical('routes/shop/results', `/resultados${rest}`);
const stores = (query: string) => canonical('routes/shop/stores', `/tiendas${query}`);
const search = (query: string) => canonical('routes/shop/search', `/buscador${query}`);

test.each([
  category('3/hogar/enviogratis=1/llegamanana=1'),
  store('tienda-del-sol/llegamanana=si'),
  offers('llegamanana=1/pagina=2'),
  results('/q=taza/llegamanana=1/pagina=1'),
])('issue 17, 3: what arrives tomorrow depends on the visitor, so that nobody else gets the page', (address) => {
  expect(address).toBe('personal');
});

describe('issue 13 A11: the parts of an address that do not change the page are not in its key', () => {
  test.each([
    ['', ''],
    ['?utm_source=x', ''],
    ['?variante=', ''],
    ['?orden=utiles', ''],
    ['?orden=caras', ''],
    ['?calificacion=6', ''],
    ['?calificacion=%205', ''],
    ['?calificacion=4.0', ''],
    ['?opiniones=1', ''],
    ['?opiniones=0', ''],
    // Issue 37 B6: a page past the last one leads to the last page.
    ['?opiniones=501', '?opiniones=500'],
    ['?opiniones=1e2', ''],
    ['?opiniones=2&calificacion=4&variante=A%201', '?variante=A+1&calificacion=4&opiniones=2'],
    ['?preguntas=%20%20tapa%20&pregunta=2&opiniones=1', '?preguntas=tapa&pregunta=2'],
    ['?preguntas=ab&pregunta=1', ''],
    ['?orden=altas&orden=bajas', '?orden=altas'],
  ])('product %s has the key %s', (query, key) => expect(product(query)).toBe(`/producto/7/olla${key}`));

  test.each([
    ['3/hogar', '3/hogar/pagina=1'],
    ['3/hogar/2', '3/hogar/pagina=2'],
    ['3/hogar/nada/nada=1/pagina=0', '3/hogar/pagina=1'],
    ['3/hogar//pagina=2//', '3/hogar/pagina=2'],
    ['3/hogar/categoria=9/pagina=1', '3/hogar/pagina=1'],
    ['3/hogar/pagina=2/marca=B,a,b/estrellas=4', '3/hogar/marca=a,b/estrellas=4/pagina=2'],
    ['3/hogar/preciomenor=900/preciomayor=0100/orden=relevancia', '3/hogar/preciomenor=100/preciomayor=900/pagina=1'],
    ['3/hogar/enviogratis=si/fulfillment=TRUE', '3/hogar/enviogratis=1/fulfillment=1/pagina=1'],
    ['3/hogar/condicion=Usado,nuevo,usado', '3/hogar/condicion=nuevo,usado/pagina=1'],
    ['3/hogar/estrellas=3/estrellas=4', '3/hogar/estrellas=4/pagina=1'],
    ['3', '3/pagina=1'],
    // The key contains the name as the URL spells it, including the slash in the name. The page redirects to the
    // category's own name.
    ['3/ni%C3%B1os%2Fx/pagina=1', '3/ni%C3%B1os%2Fx/pagina=1'],
    ['hogar/cocina?id=31', 'menu?id=31'],
    ['otra/cosa?id=31&utm=1', 'menu?id=31'],
    ['3/hogar?id=31', 'menu?id=31'],
    ['3/hogar?id=x', '3/hogar/pagina=1'],
  ])('category %s has the key %s', (rest, key) => expect(category(rest)).toBe(`/categoria/${key}`));

  test.each([
    ['casa', '/tienda/5/casa/pagina=1'],
    ['', '/tienda/5/pagina=1'],
    ['casa/estrellas=9/pagina=1', '/tienda/5/casa/pagina=1'],
    ['casa/enviogratis=1/categoria=3', '/tienda/5/casa/categoria=3/enviogratis=1/pagina=1'],
  ])('store %s has the key %s', (rest, key) => expect(store(rest)).toBe(key));

  test.each([
    ['', '/c/ofertas/'],
    ['pagina=1', '/c/ofertas/'],
    ['nada=1', '/c/ofertas/'],
    ['pagina=2/orden=menor-precio', '/c/ofertas/orden=menor-precio/pagina=2'],
  ])('offers %s has the key %s', (rest, key) => expect(offers(rest)).toBe(key));

  test.each([
    ['?query=olla', '/resultados/q=olla/pagina=1'],
    ['?query=%20olla%20%20de%20%25barro&x=1', '/resultados/q=olla%20de%20barro/pagina=1'],
    ['/q=olla', '/resultados/q=olla/pagina=1'],
    ['/q=olla/nada=1?query=otra', '/resultados/q=olla/pagina=1'],
    ['/estrellas=4/q=olla', '/resultados/q=olla/estrellas=4/pagina=1'],
    ['/literal=1/q=olla', '/resultados/q=olla/literal=1/pagina=1'],
    ['/pagina=3', '/resultados'],
    ['?query=ab', '/resultados'],
    // The key preserves the spelling of a search, since the title and the search box show it.
    ['?query=OLLA', '/resultados/q=OLLA/pagina=1'],
  ])('results %s have the key %s', (rest, key) => expect(results(rest)).toBe(key));

  test.each([
    ['?letra=C&pagina=1', '/tiendas?letra=c'],
    ['?pagina=2&departamento=5', '/tiendas?departamento=5&pagina=2'],
    ['?letra=cc&departamento=x&pagina=-1', '/tiendas'],
  ])('stores %s have the key %s', (query, key) => expect(stores(query)).toBe(key));

  test.each([
    ['?query=%20olla%20', '/buscador?query=olla'],
    ['?query=ab', '/buscador'],
  ])('the search of phones %s has the key %s', (query, key) => expect(search(query)).toBe(key));

  test('the canonical address of any canonical address is itself', () => {
    const piece = fc.constantFrom(
      'q=olla',
      '3',
      'hogar',
      'pagina=2',
      'marca=b,a',
      'estrellas=4',
      'nada',
      'x=y',
      'niños',
      '',
    );
    const query = fc.constantFrom('', '?query=olla', '?id=3', '?letra=C', '?opiniones=2&variante=a', '?orden=altas');
    const pages = { category, store, offers, results, product: (text: string) => product(text.replace(/^[^?]*/, '')) };
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(pages)),
        fc.array(piece, { maxLength: 5 }),
        query,
        (name, pieces, end) => {
          const of = pages[name as keyof typeof pages];
          const key = of(`${name === 'results' ? '/' : ''}${pieces.map(encodeURIComponent).join('/')}${end}`);
          const prefix =
            {
              category: '/categoria/',
              store: '/tienda/5/',
              offers: '/c/ofertas/',
              results: '/resultados',
              product: '/producto/7/olla',
            }[name] ?? '';
          expect(of(key.slice(prefix.length))).toBe(key);
        },
      ),
    );
  });
});
