// Hostile requests by family. Each function returns a random request: its bytes, and the expected kind of response.
import { browser, createPieces, encode } from './pieces.mjs';
import { cookies, headerNames, headerValues, methods, planted, texts } from './values.mjs';

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'image/png',
  'x',
  '',
];

const segments = [
  'q=',
  'preciomenor=',
  'preciomayor=',
  'marca=',
  'categoria=',
  'estrellas=',
  'orden=',
  'pagina=',
  'descuento=',
  'fulfillment=',
  'condicion=',
];
const names = [
  'id',
  'query',
  'variante',
  'pagina',
  'letra',
  'orden',
  'vista',
  'redirect',
  '_routes',
  'index',
  'utm_source',
  'en',
  'ids',
  'q',
];
/** Texts with stray percent signs. */
const broken = texts.filter((one) => one.includes('%'));
const oddNames = [...names, ...texts.slice(-8).map(encode)];
const lists = ['resultados', 'categoria/1/x', 'c/ofertas', 'tienda/1/x', 'categoria'];
const folders = ['assets', 'docs/static', 'docs', '.well-known', '.git', '.env', 'favicon.svg', 'sitemaps'];

/**
 * @param random random number generator
 * @param shop attack surface: `host`, `routes` (patterns of the storefront), `calls` (of the API: method, path,
 * parameters), `pictures`, existing `paths`
 */
export function createRequests(random, shop) {
  const { pick, below, chance, times, bytes } = random;
  const { text, inPath, value, somewhere, request, filled, query, withQuery, nested } = createPieces(random, shop);
  const families = {
    'request line': () => {
      const target = pick([
        somewhere(),
        inPath(text()) || '/',
        '*',
        '//',
        '/\\',
        `http://${shop.host}/`,
        'http://evil.example/x',
        '\\',
        '?',
        '#',
      ]);
      const line = pick([
        `GET ${target}`,
        `GET  ${target} HTTP/1.1`,
        `GET ${target} HTTP/1.1 HTTP/1.1`,
        `GET ${target} HTTP/${pick(['0.9', '1.2', '2.0', '9.9', 'x', ''])}`,
        `GET\t${target}\tHTTP/1.1`,
        `${target} GET HTTP/1.1`,
        ` GET ${target} HTTP/1.1`,
        `GET ${target} ICY/1.1`,
        bytes(20).toString('latin1'),
        'PRI * HTTP/2.0',
        `GET ${target} HTTP/1.1\r`,
      ]);
      const end = pick(['\r\n', '\n', '\r\n\r\n']);
      const all = `${line}${end}host: ${shop.host}\r\naccept: ${browser}\r\nconnection: close\r\n\r\n`;
      // If the request line is truncated, the server may wait for the rest of the line.
      return {
        family: 'request line',
        half: chance(0.05),
        // An empty line ends the request before its headers, so the server does not see `Accept`.
        readsHtml: end !== '\r\n\r\n',
        bytes: Buffer.from(`${all}\r\n`, 'latin1'),
      };
    },
    escapes: () =>
      request({
        family: 'escapes',
        target: `${pathOf(somewhere())}${chance(0.5) ? '/' : ''}${pick(broken)}${inPath(text())}`,
      }),
    segments: () =>
      request({
        family: 'segments',
        target: `/${times(12, () => inPath(text())).join(pick(['/', '//', '/./', '/../', '%2f', '\\']))}`,
      }),
    long: () =>
      request({
        family: 'long',
        target: `${somewhere()}${pick(['/', '?', '&', 'a', '%41', '/../']).repeat(1 + below(3_000))}`,
      }),
    routes: () => request({ family: 'routes', target: withQuery(filled(pick(shop.routes)), names) }),
    listings: () =>
      request({
        family: 'listings',
        target: withQuery(`/${pick(lists)}/${times(9, () => `${pick(segments)}${inPath(value())}`).join('/')}`, names),
      }),
    data: () =>
      request({
        family: 'data',
        target: withQuery(`${filled(pick(shop.routes))}${pick(['.data', '/_.data', '/_root.data', '.data.data'])}`, [
          '_routes',
          'index',
        ]),
      }),
    pictures: () =>
      request({
        family: 'pictures',
        target: `/imagenes/${pick([
          `${inPath(text())}-320.webp`,
          `${pick(shop.pictures)}-${inPath(value())}.webp`,
          `${pick(shop.pictures)}-320.${inPath(text())}`,
          inPath(text()),
          `a${'b'.repeat(below(300))}-320.webp`,
        ])}`,
        headers: chance(0.3) ? [['if-none-match', pick(headerValues)]] : [],
      }),
    files: () =>
      request({
        family: 'files',
        target: `/${pick(folders)}/${inPath(text())}`,
        headers: chance(0.3) ? [['range', pick(headerValues)]] : [],
      }),
    api: () => {
      const { method, path, parameters } = pick(shop.calls);
      const asked = parameters
        .filter(() => chance(0.5))
        .map(({ name }) => `${chance(0.8) ? encode(name) : inPath(name)}=${inPath(value())}`);
      return request({
        family: 'api',
        method: chance(0.9) ? method.toUpperCase() : pick(methods.slice(0, 8)),
        target: `${filled(path)}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
      });
    },
    query: () =>
      request({
        family: 'query',
        target: `${pathOf(somewhere())}?${chance(0.3) ? 'a=1&'.repeat(below(1_500)) : query(oddNames, 60)}`,
      }),
    methods: () =>
      request({
        family: 'methods',
        method: pick(methods),
        target: chance(0.8) ? somewhere() : '*',
        body: chance(0.2) ? text() : '',
      }),
    headers: () => {
      const headers = times(8, () => [
        pick(headerNames),
        chance(0.7) ? pick(headerValues) : text().replaceAll('\ud800', ''),
      ]);
      if (chance(0.1)) headers.push(['x', 'y'.repeat(below(30_000))]);
      if (chance(0.1)) headers.push(...Array.from({ length: below(3_000) }, (_, at) => [`h${at}`, '1']));
      if (chance(0.1)) headers.push(['host', pick(['', 'a b', 'evil.example', '[::1', shop.host, 'x'.repeat(5_000)])]);
      if (chance(0.1)) headers.push(['expect', pick(['tea', '100-Continue', '', '200-ok'])]);
      if (chance(0.1)) headers.push([pick(['', ' x', 'x y', '\u0000', ':', '(']), 'v']);
      return request({
        family: 'headers',
        target: somewhere(),
        headers: [...headers],
        version: chance(0.1) ? '1.0' : '1.1',
      });
    },
    cookies: () =>
      request({
        family: 'cookies',
        target: chance(0.7) ? somewhere() : filled(pick(shop.routes)),
        headers: times(3, () => ['cookie', pick(cookies)]),
      }),
    bodies: () => {
      const target = pick([
        '/acciones/carrito',
        '/acciones/favoritos',
        '/acciones/boletin',
        '/newsletter/v1/suscripcion',
        somewhere(),
        '/acciones/boletin.data',
        '/products/v1/products',
      ]);
      const body = pick([
        text(),
        `{"correo":${JSON.stringify(text())}}`,
        `{"__proto__":{"a":1},"correo":["a"]}`,
        nested(below(20_000)),
        `{"a":`.repeat(below(5_000)),
        times(300, () => `${encode(pick(texts))}=${encode(text())}`).join('&'),
        `correo=${encode(text())}&correo=a@b.mx&origen=${encode(text())}`,
        `--x\r\ncontent-disposition: form-data; name="${text()}"\r\n\r\n${text()}\r\n--x--\r\n`,
        '--x\r\n',
        bytes(below(400)).toString('latin1'),
        'x'.repeat(below(300_000)),
      ]);
      const headers = [];
      const type = pick(types);
      if (type !== '') headers.push(['content-type', type]);
      if (chance(0.7))
        headers.push([
          'origin',
          pick([`http://${shop.host}`, `http://${shop.host}`, 'null', 'https://evil.example', '%']),
        ]);
      const wrong = chance(0.15) ? pick(['-1', '0', '1', '99999999', '1e3', 'x', '', '5, 5']) : undefined;
      if (wrong !== undefined) headers.push(['content-length', wrong]);
      else if (chance(0.15))
        headers.push(['transfer-encoding', pick(['chunked', 'gzip, chunked', 'identity', 'x', 'chunked, chunked'])]);
      // If the content length exceeds the body, or the chunks do not end, the server is right to wait for more.
      const half = headers.some(([name]) => name === 'content-length' || name === 'transfer-encoding');
      return request({
        family: 'bodies',
        method: chance(0.9) ? 'POST' : pick(['PUT', 'GET', 'DELETE']),
        target,
        headers,
        body,
        half,
      });
    },
    conditions: () =>
      request({
        family: 'conditions',
        target: somewhere(),
        headers: [
          ['if-none-match', pick(['*', '"x"', 'W/"x"', '"', ',,,', 'x'.repeat(4_000)])],
          ['range', pick(headerValues)],
          ['accept-encoding', pick(['br', 'gzip;q=0, br;q=0', ';;,', 'BR', 'x'.repeat(2_000)])],
        ],
      }),
    lines: () =>
      request({
        family: 'lines',
        target: `${somewhere()}%0d%0a${planted}:%20yes`,
        headers: [
          ['x-request-id', `a\r\n${planted}: yes`],
          ['referer', `https://x/%0d%0a${planted}: yes`],
        ],
      }),
    pipeline: () => {
      const stays = [['connection', 'keep-alive']];
      const parts = Array.from({ length: 1 + below(4) }, () =>
        request({
          family: 'pipeline',
          target: chance(0.5) ? somewhere() : filled(pick(shop.routes)),
          accept: browser,
          headers: stays,
        }),
      );
      // The last request of the pipeline ends the connection.
      parts.push(request({ family: 'pipeline', target: '/no-existe', accept: browser }));
      return { family: 'pipeline', half: false, readsHtml: true, bytes: Buffer.concat(parts.map((one) => one.bytes)) };
    },
    'half sent': () => {
      const whole = families[pick(['routes', 'api', 'headers', 'bodies'])]();
      return { ...whole, family: 'half sent', half: true, bytes: whole.bytes.subarray(0, below(whole.bytes.length)) };
    },
  };
  const kinds = Object.values(families);
  return () => pick(kinds)();
}

function pathOf(address) {
  return address.replace(/\?.*/, '');
}
