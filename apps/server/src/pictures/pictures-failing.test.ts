/** Tests pictures while the database or the disk fails, and damaged files of pictures (issue 13 A5). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tianguis/database';
import { silentLine, withDatabase } from '@tianguis/testkit';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDrawingPool } from './drawing/drawing-pool.ts';
import { recipe } from './drawing/test-recipe.ts';
import { createPictures } from './pictures.ts';
import { registerPictures } from './route.ts';
import { createPictureStore } from './store.ts';

const { db, pool, url } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const drawing = createDrawingPool(1);

beforeAll(async () => {
  await pool.query(`insert into pictures (key, source) values ('aa11', $1)`, [
    JSON.stringify({ kind: 'demo', recipe }),
  ]);
});

afterAll(async () => {
  await drawing.stop();
  rmSync(folder, { recursive: true });
});

function serve() {
  const files = mkdtempSync(join(folder, 'store-'));
  const app = Fastify();
  const messages: string[] = [];
  const onError = (_error: unknown, message: string) => void messages.push(message);
  registerPictures(
    app,
    createPictures({ db, store: createPictureStore(files), pool: drawing, concurrency: 1, onError }),
  );
  return { app, files, messages };
}

test('issue 13 A5 while the database does not answer, pictures fail within its timeout', async () => {
  const line = await silentLine(url);
  const database = openDatabase({ url: line.url, max: 2, queryTimeoutMs: 300, onIdleError: () => undefined });
  const store = createPictureStore(mkdtempSync(join(folder, 'store-')));
  const pictures = createPictures({ db: database.db, store, pool: drawing, concurrency: 1, onError: () => undefined });
  const ask = (width: 160 | 240) => pictures.get({ key: 'aa11', width }, { visitor: 'a' });
  expect((await ask(160))?.isFinal).toBe(true);
  line.fallSilent();
  await expect(ask(240)).rejects.toThrow('Query read timeout');
  expect(pictures.pending).toBe(0);
  await Promise.all([database.close(), line.end()]);
});

describe('issue 13 A5 damaged files', () => {
  const metadataOf = (bytes: Buffer) => sharp(bytes).metadata();

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['of zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['of zeros behind its magic bytes', (bytes) => Buffer.alloc(bytes.length).fill(bytes.subarray(0, 12), 0, 12)],
    ['of another format', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('a file that is %s is drawn again and replaced', async (_what, damage) => {
    const { app, files } = serve();
    const url = '/imagenes/aa11-160.webp';
    const { rawPayload } = await app.inject(url);
    const file = join(files, 'aa', 'aa11-160.webp');
    writeFileSync(file, damage(rawPayload));
    const again = await app.inject(url);
    expect(again.statusCode).toBe(200);
    expect(await metadataOf(again.rawPayload)).toMatchObject({ format: 'webp', width: 160 });
    expect(readFileSync(file)).toEqual(again.rawPayload);
  });

  test('a damaged original has a placeholder, and is fetched again', async () => {
    await pool.query(`insert into pictures (key, source, fetch_state) values ('orig1', $1, 'here')`, [
      JSON.stringify({ kind: 'fetched', url: 'https://cdn.example/a.jpg' }),
    ]);
    const { app, files } = serve();
    mkdirSync(join(files, 'or'));
    writeFileSync(join(files, 'or', 'orig1-original.webp'), '');
    const reply = await app.inject('/imagenes/orig1-320.webp');
    expect([reply.statusCode, reply.headers['x-picture-stand-in']]).toEqual([200, 'yes']);
    const { rows } = await pool.query(`select fetch_state as state from pictures where key = 'orig1'`);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  test('a picture that cannot be stored is sent all the same, and an error is logged', async () => {
    const { app, files, messages } = serve();
    // The folder cannot be created, since a file has the same name.
    writeFileSync(join(files, 'aa'), '');
    const reply = await app.inject('/imagenes/aa11-160.webp');
    expect(reply.statusCode).toBe(200);
    expect(await metadataOf(reply.rawPayload)).toMatchObject({ width: 160 });
    expect(messages).toEqual(['a stored picture could not be read', 'a picture could not be stored']);
  });
});
