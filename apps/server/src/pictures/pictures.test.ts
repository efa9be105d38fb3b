import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createErrorRenderer } from '@tianguis/api';
import { pictureWidths } from '@tianguis/contract';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { failureSender } from '../errors/send-failure.ts';
import { createMaker, type Maker } from './maker.ts';
import { createPictures } from './pictures.ts';
import { registerPictures } from './route.ts';
import { createPictureStore } from './store.ts';
import { recipe } from './test-recipe.ts';

const { db, pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const maker = createMaker(1, { idleAfter: 200 });

beforeAll(async () => {
  await pool.query(`insert into pictures (key, source) values ('aa11', $1), ('bb22', $2), ('cc33', $3)`, [
    JSON.stringify({ kind: 'demo', recipe }),
    JSON.stringify({ kind: 'demo', recipe: { ...recipe, art: 'no-such-art' } }),
    JSON.stringify({ kind: 'file' }),
  ]);
});

afterAll(async () => {
  await maker.stop();
  rmSync(folder, { recursive: true });
});

/** A busy machine takes its time. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

function serve(drawer: Maker, ofVisitor = 10) {
  const store = createPictureStore(mkdtempSync(join(folder, 'store-')));
  const app = Fastify();
  app.setErrorHandler(createErrorRenderer({ send: failureSender(createErrorPages('http://localhost:3000')) }));
  const waiting = { ofVisitor, inAll: 4 * ofVisitor };
  const pictures = createPictures({ db, store, maker: drawer, concurrency: 1, onError: () => undefined, waiting });
  registerPictures(app, pictures);
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  return { app, store, pictures, from };
}

/** A drawer that counts and waits until it is let go. */
function slowMaker() {
  const gate = Promise.withResolvers<void>();
  const asked: number[] = [];
  const slow: Maker = {
    async make(_recipe, width) {
      asked.push(width);
      await gate.promise;
      return Buffer.from(`drawn ${width}`);
    },
    stop: async () => undefined,
    processes: 1,
  };
  return { slow, asked, gate };
}

describe('GET /imagenes/{key}-{width}.webp', () => {
  test('draws the recipe in a process of its own, and keeps it', async () => {
    const { app, store } = serve(maker);
    const reply = await app.inject('/imagenes/aa11-240.webp');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"aa11-240"',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
    expect(await store.read({ key: 'aa11', width: 240 })).toEqual(reply.rawPayload);
  });

  test('a picture that the client has is not sent again', async () => {
    const { app } = serve(maker);
    const reply = await app.inject({ url: '/imagenes/aa11-160.webp', headers: { 'if-none-match': '"aa11-160"' } });
    expect(reply.statusCode).toBe(304);
    expect(reply.rawPayload).toHaveLength(0);
  });

  test.each([
    '/imagenes/dead-320.webp',
    '/imagenes/aa11-321.webp',
    '/imagenes/cc33-320.webp',
    '/imagenes/aa11-320.png',
    '/imagenes/..%2f..%2fetc%2fpasswd',
    '/imagenes/..%2faa11-320.webp',
    '/imagenes/aa11-320.webp%00',
  ])('%s is 404', async (url) => {
    const { app } = serve(maker);
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('an unknown picture is 404 even for who claims to have it', async () => {
    const { app } = serve(maker);
    const reply = await app.inject({ url: '/imagenes/dead-320.webp', headers: { 'if-none-match': '"dead-320"' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': expect.stringMatching(/^text\/plain/),
    });
  });

  test.each([
    ['the database is away', { code: 'ECONNREFUSED', syscall: 'connect' }, 503],
    ['the disk is full', { code: 'ENOSPC', syscall: 'write' }, 500],
  ])('issue 13 A5: %s: nothing of the inside is told, to nobody', async (_name, fields, status) => {
    const inside = 'ENOSPC connect ECONNREFUSED 127.0.0.1:5432';
    const failing: Maker = {
      make: () => Promise.reject(Object.assign(new Error(inside), fields)),
      stop: async () => undefined,
      processes: 1,
    };
    for (const accept of ['image/webp,*/*', 'text/html,*/*;q=0.8']) {
      const reply = await serve(failing).app.inject({ url: '/imagenes/aa11-160.webp', headers: { accept } });
      expect(reply.statusCode).toBe(status);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['content-type']).toMatch(accept.startsWith('text/html') ? /^text\/html/ : /^text\/plain/);
      expect(reply.body).not.toMatch(/E[A-Z]{4,}|127\.0/);
    }
  });

  test('everybody who asks for one picture at once waits for one drawing', async () => {
    const { slow, asked, gate } = slowMaker();
    const { app } = serve(slow);
    const replies = Promise.all(Array.from({ length: 20 }, () => app.inject('/imagenes/aa11-320.webp')));
    await expect.poll(() => asked).toEqual([320]);
    gate.resolve();
    expect((await replies).map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array(20).fill('200 drawn 320'),
    );
    expect(asked).toEqual([320]);
  });

  test('when too many wait the rest are asked to come back', async () => {
    const { slow, asked, gate } = slowMaker();
    const { app } = serve(slow, 1);
    const first = app.inject('/imagenes/aa11-160.webp');
    await expect.poll(() => asked).toEqual([160]);
    const statuses: number[] = [];
    const rest = [240, 320, 480].map(async (width) => {
      const reply = await app.inject(`/imagenes/aa11-${width}.webp`);
      statuses.push(reply.statusCode);
      return reply;
    });
    await expect.poll(() => statuses).toEqual([429, 429]);
    gate.resolve();
    const refused = (await Promise.all(rest)).find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(statuses).toEqual([429, 429, 200]);
    expect((await first).statusCode).toBe(200);
  });

  test('a recipe that cannot be drawn fails alone, and is not kept', async () => {
    const { app, store } = serve(maker);
    expect((await app.inject('/imagenes/bb22-160.webp')).statusCode).toBe(500);
    expect(store.has({ key: 'bb22', width: 160 })).toBe(false);
    expect((await app.inject('/imagenes/aa11-160.webp')).statusCode).toBe(200);
  });
});

describe('issue 13 A5 shares', () => {
  /** Pictures that nobody has drawn yet: of products, all of one recipe. */
  async function undrawn(prefix: string, count: number): Promise<string[]> {
    const keys = Array.from({ length: count }, (_, n) => `${prefix}${n}`);
    await pool.query('insert into pictures (key, source) select unnest($1::text[]), $2', [
      keys,
      JSON.stringify({ kind: 'demo', recipe }),
    ]);
    return keys.map((key) => `/imagenes/${key}-160.webp`);
  }

  test('230 connections of one address leave the others their turn: each of 25 is served after one of the flood', async () => {
    const flood = await undrawn('flood', 230);
    const shopper = await undrawn('shopper', 25);
    const order: string[] = [];
    const { slow, gate } = slowMaker();
    const { from, pictures } = serve(slow, 100);
    const flooding = flood.map((url) =>
      from('203.0.113.1', url).then((reply) => order.push(`flood ${reply.statusCode}`)),
    );
    await soon(() => order.length).toBe(129);
    expect(new Set(order)).toEqual(new Set(['flood 429']));
    order.length = 0;
    const shopping = shopper.map((url) =>
      from('203.0.113.2', url).then((reply) => order.push(`shopper ${reply.statusCode}`)),
    );
    await soon(() => pictures.pending).toBe(126);
    gate.resolve();
    await Promise.all([...flooding, ...shopping]);
    expect(order.filter((one) => one === 'shopper 200')).toHaveLength(25);
    // The one that was being drawn, and from then on in turns.
    expect(order.slice(0, 50).filter((one) => one === 'flood 200').length).toBeLessThanOrEqual(26);
  });

  test('who waits for a picture that is far behind in another’s line does not wait for that line', async () => {
    const urls = await undrawn('line', 12);
    const { from, pictures } = serve(maker, 20);
    const done: string[] = [];
    const all = urls.map((url) => from('203.0.113.1', url).then(() => done.push(url)));
    await soon(() => pictures.pending).toBe(12);
    const last = urls.at(-1) ?? '';
    await from('203.0.113.2', last);
    expect(done.length).toBeLessThan(6);
    await Promise.all(all);
    expect(done).toHaveLength(12);
  });

  test('a picture whose askers have all gone is not drawn', async () => {
    const [first = '', second = ''] = await undrawn('gone', 2);
    const { slow, asked, gate } = slowMaker();
    const { pictures } = serve(slow);
    const nameOf = (url: string) => ({ key: url.slice('/imagenes/'.length, -'-160.webp'.length), width: 160 as const });
    const drawn = pictures.get(nameOf(first), { visitor: 'a' });
    await soon(() => asked).toEqual([160]);
    const client = new AbortController();
    const gone = pictures.get(nameOf(second), { visitor: 'b', gone: () => client.signal });
    await soon(() => pictures.pending).toBe(2);
    client.abort();
    expect(await gone).toBeUndefined();
    gate.resolve();
    await drawn;
    expect([asked, pictures.pending]).toEqual([[160], 0]);
  });
});

test('issue 13 A5 a drawing that fails after whoever asked has gone is nobody’s failure', async () => {
  const failing = Promise.withResolvers<Uint8Array>();
  const asked: number[] = [];
  const drawer: Maker = {
    make: (_matter, width) => {
      asked.push(width);
      return failing.promise;
    },
    stop: async () => undefined,
    processes: 1,
  };
  const { pictures } = serve(drawer);
  const client = new AbortController();
  const name = { key: 'aa11', width: 640 } as const;
  const gone = pictures.get(name, { visitor: 'a', gone: () => client.signal });
  await soon(() => asked).toEqual([640]);
  client.abort();
  expect(await gone).toBeUndefined();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  failing.reject(new Error('it cannot be opened within 30 s'));
  // Node tells of rejections that nobody took after all microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await expect(pictures.get(name, { visitor: 'a' })).rejects.toThrow('it cannot be opened');
});

test('issue 13 A5 a width that no page asks for is 404, by what the picture shows', async () => {
  const shop = new CatalogueBuilder(db);
  await pool.query(
    `insert into pictures (key, source) select key, $1 from unnest(array['dept1', 'logo1', 'prod1']) key`,
    [JSON.stringify({ kind: 'demo', recipe })],
  );
  await shop.categories([{ id: 1 }]);
  await pool.query(`update categories set icon = 'dept1' where id = 1`);
  await shop.store({ logo_key: 'logo1' });
  const drawer: Maker = { make: async () => Buffer.from('drawn'), stop: async () => undefined, processes: 1 };
  const { app } = serve(drawer);
  const statuses = async (key: string) =>
    Promise.all(
      pictureWidths.map(async (width) => [width, (await app.inject(`/imagenes/${key}-${width}.webp`)).statusCode]),
    );
  const only = (...widths: number[]) => pictureWidths.map((width) => [width, widths.includes(width) ? 200 : 404]);
  expect(await statuses('dept1')).toEqual(only(160, 240, 320, 1280));
  expect(await statuses('logo1')).toEqual(only(160, 240, 320, 1280));
  expect(await statuses('prod1')).toEqual(only(...pictureWidths));
});
