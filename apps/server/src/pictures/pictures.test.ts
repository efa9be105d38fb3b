import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureRecipe } from '@tianguis/demo';
import { withDatabase } from '@tianguis/testkit';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaker, type Maker } from './maker.ts';
import { createPictures } from './pictures.ts';
import { registerPictures } from './route.ts';
import { createPictureStore } from './store.ts';

const { pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const maker = createMaker(1, { idleAfter: 200 });
const recipe: PictureRecipe = {
  art: 'emoji:strawberry',
  colors: ['#c02040'],
  params: {},
  view: 'hero',
  scene: 'studio',
  seed: 7,
};

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

function serve(drawer: Maker, queueLimit = 10) {
  const store = createPictureStore(mkdtempSync(join(folder, 'store-')));
  const app = Fastify();
  registerPictures(app, createPictures({ pool, store, maker: drawer, concurrency: 1, queueLimit }));
  return { app, store };
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
    await expect.poll(() => statuses).toEqual([503, 503]);
    gate.resolve();
    const refused = (await Promise.all(rest)).find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(statuses).toEqual([503, 503, 200]);
    expect((await first).statusCode).toBe(200);
  });

  test('a recipe that cannot be drawn fails alone, and is not kept', async () => {
    const { app, store } = serve(maker);
    expect((await app.inject('/imagenes/bb22-160.webp')).statusCode).toBe(500);
    expect(store.has({ key: 'bb22', width: 160 })).toBe(false);
    expect((await app.inject('/imagenes/aa11-160.webp')).statusCode).toBe(200);
  });
});

test('the process that draws opens no files but those of pictures', async () => {
  const file = join(folder, 'drawing-original.webp');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(maker.make({ original: file }, 160)).rejects.toThrow('unsupported image format');
  expect(await maker.make({ placeholder: true }, 160)).toHaveProperty('length');
});

test('one that takes too long ends its process, and the next is drawn by another', async () => {
  const drawer = createMaker(1, { timeLimit: 1 });
  const late = expect(drawer.make(recipe, 160)).rejects.toThrow('it cannot be opened within 0.001 s');
  await expect(drawer.make(recipe, 160)).rejects.toThrow('it cannot be opened within');
  await late;
  expect(drawer.processes).toBe(0);
  await drawer.stop();
});

test('the drawing process leaves when idle, and another comes when it is needed', async () => {
  const drawer = createMaker(1, { idleAfter: 50 });
  const first = await drawer.make(recipe, 160);
  await expect.poll(() => drawer.processes, { timeout: 10_000 }).toBe(0);
  expect(Buffer.compare(Buffer.from(first), Buffer.from(await drawer.make(recipe, 160)))).toBe(0);
  await drawer.stop();
  await expect(drawer.make(recipe, 160)).rejects.toThrow('closing');
});
