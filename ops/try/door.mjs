// nginx as reverse proxy: TLS, host names, cached files, errors, and headers that visitors must not set.
import { execFileSync } from 'node:child_process';
import { check, name } from './stage.mjs';
import { askPlain } from './visitors.mjs';

export async function tryDoor({ ask, http, https, first }) {
  const page = await ask('/');
  check('a page over TLS is 200', page.status === 200, page);
  check(
    'HSTS is sent, since PUBLIC_ORIGIN is https',
    page.headers['strict-transport-security'] !== undefined,
    page.headers,
  );
  const curl = (...more) =>
    execFileSync('curl', ['-sk', '--resolve', `${name}:${https}:127.0.0.1`, ...more, `https://${name}:${https}/`], {
      encoding: 'utf8',
    });
  const version = curl('--http2', '-o', '/dev/null', '-w', '%{http_version}');
  check('HTTP/2 is supported', version === '2', version);
  const plain = await askPlain(http, '/ofertas?x=1', name);
  check('http redirects to https', plain.status === 301 && plain.location === `https://${name}/ofertas?x=1`, plain);
  const stranger = await askPlain(http, '/', 'evil.example');
  check('http for another name is not answered', stranger.status === 0, stranger);
  const strangers = await Promise.all([
    ask('/', { host: 'evil.example' }, { servername: 'evil.example' }),
    ask('/', { host: 'evil.example' }),
  ]);
  check(
    'nor is https, by SNI or by Host',
    strangers.every(({ status }) => status === 0),
    strangers,
  );
  const html = curl('--compressed');
  const file = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '/assets/none';
  const accept = { 'accept-encoding': 'br' };
  await ask(file, accept);
  const cached = await ask(file, accept);
  check(
    'nginx caches a built file, compressed',
    cached.headers['x-cache'] === 'HIT' && cached.headers['content-encoding'] === 'br',
    cached.headers,
  );
  await ask(file.replace('/assets/', '/assets//'), accept);
  const written = ['?n=1', '?n=2'].map((rest) => `${file}${rest}`).concat(file.replace('assets', '%61ssets'));
  const same = await Promise.all(written.map((path) => ask(path, accept)));
  check(
    'all spellings of its URL share one cache entry',
    same.every(({ status, headers }) => status === 200 && headers['x-cache'] === 'HIT'),
    same.map(({ status, headers }) => [status, headers['x-cache']]),
  );
  const twisted = await ask('/imagenes//zz-160.webp');
  const invented = [await ask('/imagenes/zz-160.webp'), await ask('/imagenes/zz-160.webp')];
  check(
    'a missing picture is not cached',
    [twisted, ...invented].every(({ status, headers }) => status === 404 && headers['x-cache'] === 'MISS'),
    invented.map(({ status, headers }) => [status, headers['x-cache']]),
  );
  for (const [what, status, answer] of [
    ['a form that is too large', 413, await ask('/', {}, { body: 'x'.repeat(600_000) })],
    ['an address that is too long', 400, await ask(`/${'x'.repeat(40_000)}`)],
    ['a header that is too large', 400, await ask('/', { cookie: 'x'.repeat(40_000) })],
  ])
    check(
      `${what} is ${status}, with an error page in the shop's language`,
      answer.status === status && answer.text.includes('lang="es-MX"'),
      answer,
    );
  check('health checks are not public (from this machine: 200)', (await ask('/readyz')).status === 200, 0);
  const forged = await ask('/', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged' });
  check(
    'forwarding headers of a visitor are not trusted',
    !first.output().includes('"reqId":"forged"') && forged.status === 200,
    forged.status,
  );
}
