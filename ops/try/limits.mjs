// Rate limits: an address above its limit gets 429, others do not.
import { check } from './stage.mjs';

/** @param web the port of a web process */
export async function tryLimits({ ask, refused, web }) {
  const shopper = await refused(40, (at) => `/c/ofertas?page=${at}`, '127.0.0.2');
  check('forty pages at once are not too many', shopper === 0, shopper);
  const flood = await refused(150, (at) => `/c/ofertas?x=${at}`, '127.0.0.3');
  check('a flood of made-up URLs gets 429', flood > 50, flood);
  const others = await ask('/c/ofertas?x=1', {}, { from: '127.0.0.4' });
  check('and other addresses do not', others.status === 200, others);
  const searcher = await refused(40, (at) => `/resultados/q=olla%20${at}/pagina=1`, '127.0.0.5');
  check('forty searches at once are not too many', searcher === 0, searcher);
  const costly = [
    (at) => `/resultados/q=mesa%20${at}/pagina=1`,
    (at) => `/%72esultados/q=silla%20${at}`,
    (at) => `/categoria/1/x/preciomayor=${at + 1}/pagina=1`,
    (at) => `/search/v1/products%3Fquery=${at}`,
  ];
  for (const [at, path] of costly.entries()) {
    const count = await refused(150, path, `127.0.0.${10 + at}`);
    check(`a flood of ${path(1)} gets 429, though it has no question mark`, count > 30, count);
  }
  const reader = await refused(95, (at) => `/categoria/1/x/pagina=${at + 1}`, '127.0.0.6');
  check('ninety-five listing pages at once are not too many for one address', reader === 0, reader);
  const flooded = await Promise.all(
    Array.from({ length: 150 }, (_, at) => ask(`/resultados/q=taza%20${at}`, {}, { from: '127.0.0.15' })),
  );
  const no = flooded.find(({ status }) => status === 429);
  check(
    'nginx refuses with its own error page and Retry-After',
    no?.headers['retry-after'] === '5' && /^text\/html/.test(no.headers['content-type']),
    no,
  );
  check('in the language of the shop', no?.text.includes('Espera un momento'), no?.text);
  const list = await fetch(`http://127.0.0.1:${web}/products/v1/products?page_size=100`);
  const { data } = await list.json();
  const pictures = data.products.flatMap((product) => product.pictures.map(({ source }) => source)).slice(0, 161);
  const drawing = refused(160, (at) => pictures[at], '127.0.0.7');
  const picture = await ask(pictures[160], {}, { from: '127.0.0.8' });
  check('while 160 unrendered pictures are requested, another visitor gets a picture', picture.status === 200, picture);
  const tooMany = await drawing;
  check('and more than a hundred at once are 429', tooMany > 0, tooMany);
}
