import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLog, createLogStream, loggableUrl } from './logging.ts';

test.each([
  ['/?token=abc', '/?token=…'],
  ['/a?x=1&token=abc&y=2', '/a?x=1&token=…&y=2'],
  ['/a?TOKEN=abc', '/a?TOKEN=…'],
  ['/a?%74oken=abc', '/a?%74oken=…'],
  ['/a?access_token=abc=def', '/a?access_token=…'],
  ['/a?password=p', '/a?password=…'],
  // The URL to which a sign-in returns.
  ['/login?redirect=https%3A%2F%2Ft.example%2Flista-compartida%3Fclave%3Dabc&x=1', '/login?redirect=…&x=1'],
  ['/login?redirect=%2Favisos%2Ffavoritos%3Fa%3D1%26token%3Dabc', '/login?redirect=…'],
  ['/registro?redirect=%2Flogin%3Fredirect%3D%252Fx%253Fclave%253Dabc', '/registro?redirect=…'],
  ['/login?redirect=%2Fresultados%3Fquery%3Dtenis', '/login?redirect=%2Fresultados%3Fquery%3Dtenis'],
  // RT-04: the link in a mail, as a page and as its data.
  ['/recuperar-contrasena/?token=abc&utm_source=x', '/recuperar-contrasena/?token=…&utm_source=x'],
  ['/recuperar-contrasena/no-fui-yo?token=a.1.b', '/recuperar-contrasena/no-fui-yo?token=…'],
  ['/recuperar-contrasena.data?token=abc', '/recuperar-contrasena.data?token=…'],
  [
    '/corner/1/gamers?vista=draft.1.signature&fecha=2026-12-24T20:00:00Z',
    '/corner/1/gamers?vista=…&fecha=2026-12-24T20:00:00Z',
  ],
  ['/content/v1/pages/home/home?preview=draft.1.signature', '/content/v1/pages/home/home?preview=…'],
  ['/a?vistas=3', '/a?vistas=3'],
  // RT-06, AP-04, AP-05: single sign-on. The code of a sign-on can be exchanged for tokens, and the hint of a sign-out
  // is a token.
  ['/authenticated?code=abc&state=def&x=1', '/authenticated?code=…&state=…&x=1'],
  ['/authenticated/?state=def&session_state=ghi', '/authenticated/?state=…&session_state=…'],
  ['/authenticated.data?%63ode=abc', '/authenticated.data?%63ode=…'],
  ['/%61uthenticated?code=abc', '/%61uthenticated?code=…'],
  [
    '/realms/tianguis/protocol/openid-connect/auth?client_id=tienda&state=def&nonce=n&login_hint=ana%40correo.mx',
    '/realms/tianguis/protocol/openid-connect/auth?client_id=tienda&state=…&nonce=…&login_hint=…',
  ],
  [
    '/realms/tianguis/protocol/openid-connect/logout?id_token_hint=e30.e30.x&state=def',
    '/realms/tianguis/protocol/openid-connect/logout?id_token_hint=…&state=…',
  ],
  ['/login?interaccion=abc&redirect=%2F', '/login?interaccion=…&redirect=%2F'],
  ['/realms/tianguis/protocol/openid-connect/auth/abc', '/realms/tianguis/protocol/openid-connect/auth/…'],
  ['/realms/tianguis/protocol/openid-connect/auth/abc?x=1', '/realms/tianguis/protocol/openid-connect/auth/…?x=1'],
  ['/%72ealms/tianguis/protocol/openid-connect/%61uth/abc', '/realms/tianguis/protocol/openid-connect/auth/…'],
  ['/realms/tianguis/protocol/openid-connect/auth', '/realms/tianguis/protocol/openid-connect/auth'],
  // Such a URL within another one.
  ['/login?redirect=%2Fauthenticated%3Fx%3D1%26state%3Dabc', '/login?redirect=…'],
  ['/login?redirect=https%3A%2F%2Ft.example%2Fauthenticated%3Fnonce%3Dabc&x=1', '/login?redirect=…&x=1'],
  ['/login?redirect=%2Frealms%2Ft%2Fprotocol%2Fopenid-connect%2Fauth%2Fabc', '/login?redirect=…'],
  ['/login?redirect=%2Fc%2Fropa%3Fstate%3Dnuevo', '/login?redirect=%2Fc%2Fropa%3Fstate%3Dnuevo'],
  ['/registro.data?interaccion=abc', '/registro.data?interaccion=…'],
  // On other pages, parameters with these names are no secrets.
  ['/c/ropa/?code=abc&state=nuevo', '/c/ropa/?code=abc&state=nuevo'],
  ['/authenticated-no?code=abc', '/authenticated-no?code=abc'],
  ['/a?%E0%A4%A=1&token=b', '/a?%E0%A4%A=1&token=…'],
  ['/a?x=%C3%3Ftoken%3Dabc', '/a?x=…'],
  ['/buscar?q=token', '/buscar?q=token'],
  ['/token', '/token'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});

test('F9 the end of a long URL is removed before the rest is decoded and searched for secrets', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  const url = `/?a=${'/realms/'.repeat(1_850)}&${'%25C3&'.repeat(2_000)}`;
  const logged = loggableUrl(url);
  const lengths = decode.mock.calls.map(([text]) => text.length);
  decode.mockRestore();
  expect(logged).toBe(`${url.slice(0, 2_000)}…`);
  // The path, the name of the parameter, and no more than four times its value.
  expect(lengths.length).toBeLessThanOrEqual(7);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(8_100);
});

test('F9 parameters with stray percent signs are decoded without an exception', () => {
  const thrown = vi.fn();
  const real = decodeURIComponent;
  const decode = vi.spyOn(globalThis, 'decodeURIComponent').mockImplementation((text) => {
    try {
      return real(text);
    } catch (error) {
      thrown();
      throw error;
    }
  });
  const url = `/?${'%25C3&'.repeat(300)}`;
  const logged = loggableUrl(url);
  decode.mockRestore();
  expect(logged).toBe(url);
  expect(thrown).not.toHaveBeenCalled();
});

test.each([
  ['/a?x=', '&token=SECRET'],
  ['/a?x=', '&redirect=%2Fx%3Fx%3D1%26clave%3DSECRET'],
  ['/registro?x=', '&redirect=%2Flogin%3Fredirect%3D%252Fx%253Fclave%253DSECRET'],
  ['/login?x=', '&redirect=%2Frealms%2Ft%2Fprotocol%2Fopenid-connect%2Fauth%2FSECRET'],
  ['/authenticated?x=', '&code=SECRET'],
  ['/realms/', '/auth/SECRET'],
])('F9 L1 wherever the URL %s…%s is cut, no part of its secret is logged', (start, end) => {
  for (let length = 2_000; length >= 2_000 - end.length; length--) {
    const url = start + 'y'.repeat(length - start.length) + end;
    expect(loggableUrl(url)).not.toMatch(/[SECRT]/);
  }
});

function written(format: 'json' | 'text', line: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'logging-'));
  const descriptor = openSync(join(folder, 'log'), 'w');
  const stream = createLogStream(format, descriptor);
  stream.write(`${JSON.stringify(line)}\n`);
  stream.flush();
  closeSync(descriptor);
  const text = readFileSync(join(folder, 'log'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

const request = {
  level: 30,
  time: Date.UTC(2026, 10, 21, 8, 5, 9),
  method: 'GET',
  url: '/',
  status: 200,
  ms: 3.2,
  msg: 'request',
};

test('the JSON format is the line unchanged', () => {
  expect(written('json', request)).toBe(`${JSON.stringify(request)}\n`);
});

test('the text format is short', () => {
  expect(written('text', request)).toBe('08:05:09 200 GET / 3.2 ms\n');
  expect(written('text', { level: 50, time: request.time, msg: 'it broke', err: { stack: 'Error: why' } })).toBe(
    '08:05:09 ERROR it broke\nError: why\n',
  );
});

test('other lines are logged in the same format, from the configured level on', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line), flush: () => undefined }, 'warn');
  log.info({}, 'quiet');
  log.error({ job: 'fetch', err: new TypeError('no') }, 'job failed');
  log.warn({ err: { message: 'a plain object', stack: 'somewhere' } }, 'odd');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      job: 'fetch',
      err: { type: 'TypeError', message: 'no', stack: expect.stringContaining('TypeError: no') },
      msg: 'job failed',
    },
    { level: 40, time: expect.any(Number), err: { message: 'a plain object', stack: 'somewhere' }, msg: 'odd' },
  ]);
  expect(written('text', { level: 30, time: request.time, job: 'fetch', msg: 'job done' })).toBe(
    '08:05:09 job done: fetch\n',
  );
});

test('the values of secrets are redacted, in every line', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line), flush: () => undefined }, 'info');
  const stranger = Object.assign(new Error('refused', { cause: new Error('why') }), {
    code: 'EREFUSED',
    config: { headers: { authorization: 'Bearer hidden' } },
  });
  log.info({ url: '/a?token=hidden&x=1', headers: { cookie: 'hidden', accept: 'text/html' } }, 'request');
  log.child({ password: 'hidden' }).error({ err: stranger, token: 'hidden' }, 'it broke');
  expect(lines.join('')).not.toContain('hidden');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: '/a?token=…&x=1',
    headers: { cookie: '…', accept: 'text/html' },
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    token: '…',
    err: { code: 'EREFUSED', stack: expect.stringContaining('why') },
  });
});

/** Runs a program that logs 5,000 lines and then runs `text`. A shell redirects its output. */
async function program(text: string, redirection = ''): Promise<{ code: number | null; out: string }> {
  const source = `import { createLog, createLogStream } from '${new URL('logging.ts', import.meta.url).href}';
    const log = createLog(createLogStream('json'), 'info');
    process.on('uncaughtException', () => process.exit(7));
    for (let at = 0; at < 5_000; at++) log.info({ at }, 'line'); ${text}`;
  const child = spawn('sh', ['-c', `exec 4>&1; "$NODE" --input-type=module -e "$SOURCE" ${redirection}`], {
    env: { ...process.env, NODE: process.execPath, SOURCE: source },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    out += part;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
}

test.each([
  ['process.exit(0)', 0],
  ['throw new Error("a fault")', 7],
  ['setTimeout(() => { throw new Error("a fault") }, 1)', 7],
  ['', 0],
])('no line is lost when a process exits by %j', async (end, code) => {
  const ended = await program(end);
  expect(ended.code).toBe(code);
  const numbers = ended.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).at);
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, at) => at));
});

test('a slow reader gets every line, though the pipe is full', async () => {
  // Accessing `process.stdout` makes the pipe non-blocking, so a write to a full pipe fails with EAGAIN.
  expect((await program('process.stdout; process.exit(0)', '| (sleep 1; wc -l)')).out.trim()).toBe('5000');
});

test.each([
  ['a full disk', '> /dev/full'],
  ['a reader that has exited', '| true'],
])('%s neither ends a process nor delays its exit', async (_what, redirection) => {
  const { out } = await program(
    `setTimeout(() => { log.info({}, 'more'); process.exit(process.getBuiltinModule('fs').writeSync(4, 'alive') - 5) }, 300)`,
    redirection,
  );
  expect(out).toBe('alive');
});
