import { withDatabase } from '@tianguis/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrawingPool, type DrawingPool } from './drawing/drawing-pool.ts';
import { recipe } from './drawing/test-recipe.ts';
import { createTestPictures, slowPool } from './test-pictures.ts';

const { db, pool } = await withDatabase();
const { serve, remove } = createTestPictures(db);
const drawing = createDrawingPool(1, { idleAfter: 200 });

beforeAll(async () => {
  await pool.query(`insert into pictures (key, source) values ('aa11', $1), ('bb22', $2), ('cc33', $3)`, [
    JSON.stringify({ kind: 'demo', recipe }),
    JSON.stringify({ kind: 'demo', recipe: { ...recipe, art: 'no-such-art' } }),
    JSON.stringify({ kind: 'file' }),
  ]);
});

afterAll(async () => {
  await drawing.stop();
  remove();
});

describe('GET /imagenes/{key}-{width}.webp', () => {
  test('draws the recipe in a process of its own, and stores it', async () => {
    const { app, store } = serve(drawing);
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
    const { app } = serve(drawing);
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
    const { app } = serve(drawing);
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('an unknown picture is 404 even for a client with its ETag', async () => {
    const { app } = serve(drawing);
    const reply = await app.inject({ url: '/imagenes/dead-320.webp', headers: { 'if-none-match': '"dead-320"' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': expect.stringMatching(/^text\/plain/),
    });
  });

  test.each([
    ['the database is unavailable', { code: 'ECONNREFUSED', syscall: 'connect' }, 503],
    ['the disk is full', { code: 'ENOSPC', syscall: 'write' }, 500],
  ])('issue 13 A5: %s: no internals are exposed', async (_name, fields, status) => {
    const internals = 'ENOSPC connect ECONNREFUSED 127.0.0.1:5432';
    const failing: DrawingPool = {
      draw: () => Promise.reject(Object.assign(new Error(internals), fields)),
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

  test('concurrent requests for a picture wait for one drawing', async () => {
    const { slow, asked, gate } = slowPool();
    const { app } = serve(slow);
    const replies = Promise.all(Array.from({ length: 20 }, () => app.inject('/imagenes/aa11-320.webp')));
    await expect.poll(() => asked).toEqual([320]);
    gate.resolve();
    expect((await replies).map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array(20).fill('200 drawn 320'),
    );
    expect(asked).toEqual([320]);
  });

  test('when too many requests wait, further ones are refused with Retry-After', async () => {
    const { slow, asked, gate } = slowPool();
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

  test('a recipe that cannot be drawn fails alone, and is not stored', async () => {
    const { app, store } = serve(drawing);
    expect((await app.inject('/imagenes/bb22-160.webp')).statusCode).toBe(500);
    expect(store.has({ key: 'bb22', width: 160 })).toBe(false);
    expect((await app.inject('/imagenes/aa11-160.webp')).statusCode).toBe(200);
  });
});
