// node ops/try.mjs: tries the files of this folder as they are: nginx with TLS before two web processes and a worker, on a PostgreSQL
// of their own. Needs nginx and openssl (apt-get install nginx-light openssl) and a shop that was built once. Ends with code 1 when
// something is not as docs/operating.md says.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { Agent, get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bootstrap } from '../tools/bootstrap.mjs';
import { root, serverEnvironment, serverFlags } from '../tools/runtime.mjs';

const node = bootstrap();
const folder = mkdtempSync(join(tmpdir(), 'tianguis-ops-'));
const name = 'shop.example';
const children = new Set();
let failures = 0;

function check(what, holds, found) {
  if (!holds) failures += 1;
  process.stdout.write(`${holds ? '  yes' : '**NO**'}  ${what}${holds ? '' : `: ${JSON.stringify(found)}`}\n`);
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

function begin(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  children.add(child);
  return Object.assign(child, { said: () => text });
}

function shop(words, env) {
  const main = join(root, 'apps/server/src/main.ts');
  return begin(node, [...serverFlags, main, ...words], {
    ...serverEnvironment,
    HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    ...env,
  });
}

async function says(child, words) {
  for (const end = Date.now() + 120_000; !child.said().includes(words); await wait(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`It did not say "${words}":\n${child.said()}`);
}

/** The real file, with this machine's ports and a certificate of a minute in its places. */
function nginxFile({ http, https, webs }) {
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${name}`.split(
    ' ',
  );
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' });
  let text = readFileSync(join(root, 'ops/nginx/tianguis.conf'), 'utf8');
  const put = (from, to) => {
    if (!text.includes(from)) throw new Error(`ops/nginx/tianguis.conf has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  };
  put('127.0.0.1:3001', `127.0.0.1:${webs[0]}`);
  put('127.0.0.1:3002', `127.0.0.1:${webs[1]}`);
  for (const rest of ['', ' default_server']) {
    put(`listen 80${rest};`, `listen 127.0.0.1:${http}${rest};`);
    put(`listen [::]:80${rest};`, '');
    put(`listen 443 ssl http2${rest};`, `listen 127.0.0.1:${https} ssl http2${rest};`);
    put(`listen [::]:443 ssl http2${rest};`, '');
  }
  put('/etc/letsencrypt/live/shop.example/fullchain.pem', join(folder, 'cert.pem'));
  put('/etc/letsencrypt/live/shop.example/privkey.pem', join(folder, 'key.pem'));
  put('/var/cache/nginx/tianguis', join(folder, 'cache'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${join(folder, one)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temp.join('\n')}\n${text}\n}\n`,
  );
  return join(folder, 'nginx.conf');
}

let https;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
function ask(path, headers = {}, { from = '127.0.0.1', servername = name } = {}) {
  const to = { host: '127.0.0.1', port: https, localAddress: from, servername, agent };
  return new Promise((done) => {
    const request = get({ ...to, path, headers: { host: name, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => done({ status: response.statusCode, headers: response.headers }));
    });
    request.on('error', ({ message }) => done({ status: 0, message }));
  });
}

function askPlain(port, path, host) {
  return new Promise((done) => {
    const request = getPlain({ host: '127.0.0.1', port, path, agent: false, headers: { host } }, (response) => {
      response.resume();
      done({ status: response.statusCode, location: response.headers.location });
    });
    request.on('error', ({ message }) => done({ status: 0, message }));
  });
}

/** How many of so many answers were 429. */
async function refused(count, path, from) {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => ask(path(at), {}, { from })));
  return answers.filter(({ status }) => status === 429).length;
}

try {
  for (const program of ['nginx', 'openssl'])
    if (spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error)
      throw new Error(`${program} is not installed: apt-get install nginx-light openssl`);
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  const { startEmbedded } = await import('@tianguis/database/embedded');
  const postgres = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined });
  const database = { kill: () => undefined, stop: () => postgres.stop() };
  children.add(database);
  const [http, secure, ...webs] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()]);
  https = secure;
  const workerPort = webs.pop();
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'pictures'),
    PUBLIC_ORIGIN: `https://${name}`,
    TRUST_PROXY: '127.0.0.1',
  };

  // The demo, as one who sets a shop up would load it.
  const seeding = shop(['start'], { ...env, PORT: String(webs[0]), DEMO_PRODUCTS: '300' });
  await says(seeding, 'The shop is open');
  seeding.kill('SIGTERM');
  await once(seeding, 'exit');

  const web = (port) => shop(['web'], { ...env, PORT: String(port) });
  let [first, second] = webs.map(web);
  const worker = shop(['worker'], { ...env, METRICS_PORT: String(workerPort) });
  await Promise.all([says(first, 'Web process open'), says(second, 'Web process open'), says(worker, 'Worker open')]);
  const configuration = nginxFile({ http, https, webs });
  const tested = spawnSync('nginx', ['-t', '-c', configuration, '-p', folder], { encoding: 'utf8' });
  check('nginx takes the file', tested.status === 0, tested.stderr);
  begin('nginx', ['-c', configuration, '-p', folder, '-g', 'daemon off;']);
  for (const end = Date.now() + 10_000; (await ask('/')).status === 0 && Date.now() < end; ) await wait(50);

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
  check('HTTP/2 is spoken', version === '2', version);
  const plain = await askPlain(http, '/ofertas?x=1', name);
  check('http goes to https', plain.status === 301 && plain.location === `https://${name}/ofertas?x=1`, plain);
  const stranger = await askPlain(http, '/', 'evil.example');
  check('http for another name is not answered', stranger.status === 0, stranger);
  const strangers = await Promise.all([
    ask('/', { host: 'evil.example' }, { servername: 'evil.example' }),
    ask('/', { host: 'evil.example' }),
  ]);
  check(
    'nor is https, by certificate or by Host',
    strangers.every(({ status }) => status === 0),
    strangers,
  );
  const html = curl('--compressed');
  const file = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '/assets/none';
  const accept = { 'accept-encoding': 'br' };
  await ask(file, accept);
  const kept = await ask(file, accept);
  check(
    'a built file is kept by nginx, compressed',
    kept.headers['x-cache'] === 'HIT' && kept.headers['content-encoding'] === 'br',
    kept.headers,
  );
  check('health is not for the world (asked from this machine: 200)', (await ask('/readyz')).status === 200, 0);
  const forged = await ask('/', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged' });
  check(
    'what a visitor claims of itself is not believed',
    !first.said().includes('"reqId":"forged"') && forged.status === 200,
    forged.status,
  );
  const shopper = await refused(40, (at) => `/c/ofertas?page=${at}`, '127.0.0.2');
  check('forty pages at once are not too many', shopper === 0, shopper);
  const flood = await refused(150, (at) => `/c/ofertas?x=${at}`, '127.0.0.3');
  check('whoever asks for made-up addresses gets 429', flood > 50, flood);
  const others = await ask('/c/ofertas?x=1', {}, { from: '127.0.0.4' });
  check('and nobody else', others.status === 200, others);
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
  check('ninety-five pages of lists at once are not too many for one address', reader === 0, reader);
  const flooded = await Promise.all(
    Array.from({ length: 150 }, (_, at) => ask(`/resultados/q=taza%20${at}`, {}, { from: '127.0.0.15' })),
  );
  const no = flooded.find(({ status }) => status === 429);
  check(
    'nginx refuses with a page of its own, and says when to come back',
    no?.headers['retry-after'] === '5' && /^text\/html/.test(no.headers['content-type']),
    no,
  );
  const list = await fetch(`http://127.0.0.1:${webs[0]}/products/v1/products?page_size=100`);
  const { data } = await list.json();
  const pictures = data.products.flatMap((product) => product.pictures.map(({ source }) => source)).slice(0, 161);
  const drawing = refused(160, (at) => pictures[at], '127.0.0.7');
  const picture = await ask(pictures[160], {}, { from: '127.0.0.8' });
  check(
    'while 160 pictures are asked for that are yet to be drawn, another visitor gets one',
    picture.status === 200,
    picture,
  );
  const tooMany = await drawing;
  check('and beyond a hundred at once they are 429', tooMany > 0, tooMany);
  const ready = await fetch(`http://127.0.0.1:${workerPort}/readyz`);
  check('the worker is ready', ready.status === 200, ready.status);

  const lost = [];
  let asked = 0;
  let stop = false;
  const visits = Array.from({ length: 10 }, async () => {
    for (; !stop; asked++) {
      const { status, message } = await ask('/');
      if (status !== 200) lost.push(message ?? status);
      await wait(5);
    }
  });
  await wait(500);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await wait(1_000);
  first = web(webs[0]);
  await says(first, 'Web process open');
  await wait(500);
  second.kill('SIGTERM');
  await once(second, 'exit');
  second = web(webs[1]);
  await says(second, 'Web process open');
  stop = true;
  await Promise.all(visits);
  check(
    `kill -9 of one and restart of the other under load: none of ${asked} visitors saw it`,
    lost.length === 0,
    lost.slice(0, 5),
  );

  // The database goes away: what nobody has seen before is asked for once, of one process.
  children.delete(database);
  await postgres.stop();
  const outage = await ask('/producto/2');
  const made = () =>
    [first, second].flatMap(({ said }) =>
      said()
        .split('\n')
        .filter((line) => line.includes('/producto/2')),
    );
  for (const end = Date.now() + 2_000; made().length === 0 && Date.now() < end; ) await wait(50);
  check('without a database a new page is 503, of one process only', outage.status === 503 && made().length === 1, [
    outage.status,
    made(),
  ]);

  const units = [
    'shop.service',
    'shop-web@.service',
    'shop-worker.service',
    'shop-backup.service',
    'shop-backup.timer',
  ];
  const verified = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(root, 'ops/systemd', unit))], {
    encoding: 'utf8',
  });
  if (verified.error) process.stdout.write('  (systemd-analyze is not here: the units were not looked at)\n');
  else {
    const faults = verified.stderr
      .split('\n')
      .filter((line) => line && !/is not executable|does not exist|Man page/.test(line));
    check('systemd understands the units', faults.length === 0, faults);
  }
  const limited = units.filter((unit) => {
    const text = readFileSync(join(root, 'ops/systemd', unit), 'utf8');
    return text.includes('Restart=always') && !/^StartLimitIntervalSec=0$/m.test(text);
  });
  check('none gives up while the database is away', limited.length === 0, limited);
} catch (error) {
  failures += 1;
  process.stderr.write(`${error.stack}\n`);
} finally {
  agent.destroy();
  for (const child of [...children].reverse()) {
    child.kill('SIGTERM');
    if (child.stop) await child.stop();
    else if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
