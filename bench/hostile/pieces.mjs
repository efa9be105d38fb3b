// Random parts of hostile requests.
import { numbers, texts } from './values.mjs';

/** The `Accept` header that browsers send for a navigation. */
export const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Creates generators of requests and their parts, for the shop that `createRequests` received. */
export function createPieces(random, shop) {
  const { pick, below, chance, times, bytes } = random;
  const reads = () => (chance(0.7) ? browser : pick(['*/*', 'application/json', '', 'image/webp,*/*']));
  const text = () => (chance(0.2) ? String(bytes(1 + below(12)).toString('latin1')) : pick(texts));
  const value = () => (chance(0.4) ? pick(numbers) : text());
  /** Writes a text for a path: percent-encoded, or raw without spaces and line breaks. */
  const inPath = (raw) => {
    if (chance(0.6)) return encode(raw);
    return raw.replaceAll(/[\r\n ]/g, '').slice(0, 6_000);
  };
  const somewhere = () => pick(shop.paths);

  /** Composes an HTTP/1.1 request. `headers` is a list of names and values. */
  function request({
    family,
    method = 'GET',
    target,
    headers = [],
    body = '',
    accept = reads(),
    half = false,
    version = '1.1',
  }) {
    const given = new Set(headers.map(([name]) => name.toLowerCase()));
    const length = Buffer.byteLength(body, 'latin1');
    const all = [
      ...(given.has('host') ? [] : [['host', shop.host]]),
      ...(accept === '' ? [] : [['accept', accept]]),
      ...(given.has('connection') ? [] : [['connection', 'close']]),
      ...(length === 0 || given.has('content-length') || given.has('transfer-encoding')
        ? []
        : [['content-length', length]]),
      ...headers,
    ];
    const lines = all.map(([name, one]) => `${name}: ${one}\r\n`).join('');
    return {
      family,
      half,
      readsHtml: accept.includes('text/html'),
      bytes: Buffer.from(`${method} ${target} HTTP/${version}\r\n${lines}\r\n${body}`, 'latin1'),
    };
  }

  /** The path of a route pattern, with random values for its parameters. */
  const filled = (pattern) =>
    pattern.replaceAll(/:\w+\??|\{\w+\}|\*/g, (part) =>
      part === '*' ? times(4, () => inPath(value())).join('/') : inPath(chance(0.3) ? '1' : value()),
    );
  const query = (names, most) =>
    times(
      most,
      () => `${chance(0.7) ? pick(names) : inPath(text())}${pick(['=', '[]=', '[a]=', '=', ''])}${inPath(value())}`,
    ).join('&');
  const withQuery = (path, names, most = 4) => (chance(0.5) ? `${path}?${query(names, most)}` : path);
  const nested = (depth) => '['.repeat(depth) + ']'.repeat(chance(0.5) ? depth : 0);

  return { text, value, inPath, somewhere, request, filled, query, withQuery, nested };
}

/** Percent-encodes every byte, even for lone surrogates. */
export function encode(raw) {
  return encodeURIComponent(raw.toWellFormed());
}
