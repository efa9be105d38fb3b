import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchRemote, type RemoteOptions } from './fetch-remote.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const limits = { size: 1_000, time: 1_000, redirects: 2 };

/** Fetches a URL from an allowed host, whose name resolves to `addresses`. */
function get(url: string, more: Partial<RemoteOptions> & { addresses?: string[]; allow?: string[] } = {}) {
  const { addresses = ['127.0.0.1'], allow = ['127.0.0.1'], ...options } = more;
  const hosts = { hosts: [new URL(url).host, 'pictures.example', '127.0.0.1'], privateAddresses: allow };
  return fetchRemote(url, { hosts, limits, resolve: async () => addresses, ...options });
}

describe('issue 4.1 fetching from an untrusted address', () => {
  test('returns the bytes, and sends the host name', async () => {
    let host: string | undefined;
    const port = await serve((request, reply) => {
      host = request.headers.host;
      reply.end('picture');
    });
    expect(String(await get(`http://pictures.example:${port}/a.jpg?b=1`))).toBe('picture');
    expect(host).toBe(`pictures.example:${port}`);
  });

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://0/',
  ])('%s is refused', async (url) => {
    await expect(get(url, { allow: [] })).rejects.toThrow('inside of a private network');
  });

  test('a name with a private address is refused, even if it has a public one as well', async () => {
    for (const addresses of [['10.0.0.5'], ['93.184.216.34', '127.0.0.1'], ['::1']])
      await expect(get('http://pictures.example/a.jpg', { addresses, allow: [] })).rejects.toThrow('private network');
  });

  test('the name is resolved once, and the connection goes to that address', async () => {
    const port = await serve((_request, reply) => reply.end('first'));
    let asked = 0;
    const resolve = async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']);
    expect(String(await get(`http://pictures.example:${port}/`, { resolve }))).toBe('first');
    expect(asked).toBe(1);
  });

  test('a host that is not allowed is refused before its name is resolved', async () => {
    const resolve = () => Promise.reject(new Error('asked'));
    await expect(
      fetchRemote('https://evil.example/x', { hosts: { hosts: ['cdn.example'], privateAddresses: [] }, resolve }),
    ).rejects.toThrow('the host evil.example is not in "pictures.hosts" of the shop\'s configuration');
  });

  test('the target of a redirect is checked like the first address', async () => {
    const secret = await serve((_request, reply) => reply.end('secret'));
    const port = await serve((request, reply) => {
      const to: Record<string, string> = {
        '/private': `http://127.0.0.1:${secret}/`,
        '/file': 'file:///etc/passwd',
        '/user': 'http://a:b@pictures.example/',
        '/round': '/round',
      };
      reply.writeHead(302, { location: to[request.url ?? ''] ?? '/end' }).end();
    });
    const hosts = { hosts: [`pictures.example:${port}`], privateAddresses: ['127.0.0.1'] };
    const from = (path: string) =>
      fetchRemote(`http://pictures.example:${port}${path}`, { hosts, limits, resolve: async () => ['127.0.0.1'] });
    await expect(from('/private')).rejects.toThrow('is not in "pictures.hosts"');
    await expect(from('/file')).rejects.toThrow('no http or https');
    await expect(from('/user')).rejects.toThrow('user');
    await expect(from('/round')).rejects.toThrow('redirects more than 2 times');
  });

  test('a file that is too large is aborted, whatever its announced length', async () => {
    let sent = 0;
    const endless = await serve((_request, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(500))) sent += 500;
      };
      reply.on('drain', more).on('error', () => undefined);
      more();
    });
    await expect(get(`http://pictures.example:${endless}/`)).rejects.toThrow('larger than');
    expect(sent).toBeLessThan(20_000_000);
    const announced = await serve((_request, reply) =>
      reply.writeHead(200, { 'content-length': '5000' }).flushHeaders(),
    );
    await expect(get(`http://pictures.example:${announced}/`)).rejects.toThrow('larger than');
  });

  test('a file that is too slow is aborted, whether it comes slowly or not at all', async () => {
    const never = await serve(() => undefined);
    await expect(get(`http://pictures.example:${never}/`, { limits: { ...limits, time: 100 } })).rejects.toMatchObject({
      message: 'it did not come within 0.1 s',
      isTemporary: true,
    });
    const drops = await serve((_request, reply) => {
      const timer = setInterval(() => reply.write('.'), 10);
      reply.on('close', () => clearInterval(timer));
    });
    await expect(get(`http://pictures.example:${drops}/`, { limits: { ...limits, time: 150 } })).rejects.toThrow(
      'did not come within',
    );
  });

  test('a name that is not resolved in time is a fault, too', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const limited = { limits: { ...limits, time: 50 }, resolve };
    await expect(get('http://pictures.example/', limited)).rejects.toThrow('did not come within');
  });

  test('nothing is fetched from the shop itself, even by a redirect of another host', async () => {
    const port = await serve((_request, reply) => reply.writeHead(302, { location: 'https://shop.example/x' }).end());
    const own = { ownOrigin: 'https://shop.example' };
    await expect(get(`http://127.0.0.1:${port}/`, own)).rejects.toThrow('an address of this shop itself');
  });

  test('the placeholder of another shop is a temporary fault', async () => {
    const port = await serve((_request, reply) => reply.setHeader('x-picture-stand-in', 'yes').end('stall'));
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      message: 'its server has only a stand-in for it yet',
      isTemporary: true,
    });
  });

  test.each([
    [404, false],
    [403, false],
    [503, true],
    [429, true],
  ])('an answer of %i is temporary: %s', async (status, isTemporary) => {
    const port = await serve((_request, reply) => reply.writeHead(status).end());
    await expect(get(`http://pictures.example:${port}/`)).rejects.toMatchObject({
      message: `its server answers ${status}`,
      isTemporary,
    });
  });

  test('a server that refuses the connection is a temporary fault', async () => {
    await expect(get('http://pictures.example:1/')).rejects.toMatchObject({
      // Node reports the write of the request if it fails before the connection does.
      message: expect.stringMatching(/^the connection failed \((ECONNREFUSED|EPIPE)\)$/),
      isTemporary: true,
    });
  });
});
