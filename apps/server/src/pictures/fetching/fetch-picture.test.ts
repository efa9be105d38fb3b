/** Tests fetching: from a URL in a feed to a picture on a page, with a real server, drawing process and database. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { withDatabase } from '@tianguis/testkit';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDrawingPool } from '../drawing/drawing-pool.ts';
import { createPictures } from '../pictures.ts';
import { registerPictures } from '../route.ts';
import { createPictureStore } from '../store.ts';
import { fetchPictures, retryFailed } from './fetch-picture.ts';

const { db, pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
const drawing = createDrawingPool(1, { idleAfter: 200 });
const store = createPictureStore(folder);
const onError = (error: unknown) => {
  throw error;
};
const app = Fastify();
registerPictures(app, createPictures({ db, store, pool: drawing, concurrency: 1, onError }));
const files: Record<string, Buffer | number> = {};
const asked: string[] = [];
const server = createServer(({ url = '' }, reply) => {
  asked.push(url);
  const file = files[url];
  if (typeof file === 'object') reply.end(file);
  else reply.writeHead(file ?? 404).end();
});
let origin: string;
let hosts: { hosts: string[]; privateAddresses: string[] };

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  hosts = { hosts: [`127.0.0.1:${port}`], privateAddresses: ['127.0.0.1'] };
});

afterAll(async () => {
  server.close();
  await drawing.stop();
  rmSync(folder, { recursive: true });
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** A small PNG whose header claims this size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await photo(50, 50).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function addPicture(key: string, path: string): Promise<void> {
  await pool.query(`insert into pictures (key, source, fetch_state, fetch_at) values ($1, $2, 'waiting', now())`, [
    key,
    JSON.stringify({ kind: 'fetched', url: `${origin}${path}` }),
  ]);
}

const fetchAll = (at = hosts, own = 'https://shop.example') =>
  fetchPictures({ pool, store, drawing, hosts: at, origin: own, concurrency: 2 });
const svg = 'xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
const stateOf = async (key: string) =>
  (
    await pool.query(
      'select fetch_state as state, fetch_fault as fault, fetch_attempts as attempts from pictures where key = $1',
      [key],
    )
  ).rows[0];
const picture = (key: string) => app.inject(`/imagenes/${key}-320.webp`);

test('issue 4.1 until it is fetched, a picture has a placeholder with a short max-age; then it is immutable', async () => {
  files['/a.jpg'] = await photo(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secreto' } })
    .toBuffer();
  await addPicture('aaaa', '/a.jpg');
  const before = await picture('aaaa');
  expect(before.statusCode).toBe(200);
  expect(before.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
  expect(before.headers['x-picture-stand-in']).toBe('yes');
  expect(await sharp(before.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  const after = await picture('aaaa');
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(after.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  const { data } = await sharp(after.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  const stored = await sharp(await store.original('aaaa')).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 400, height: 200 });
  expect(stored.exif).toBeUndefined();
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
    'it is no JPEG, PNG, WebP, AVIF or GIF picture',
  ],
  ['webp_svg', () => Buffer.from(`<svg a="WEBP" ${svg}`), 'it is no JPEG'],
  ['avif_svg', () => Buffer.from(`<?x ftypavif?><svg ${svg}`), 'it is no JPEG'],
  ['not_avif', () => Buffer.from('\0\0\0\x20ftypavif and no more'), 'it is damaged'],
  ['html', () => Buffer.from('<html>no</html>'), 'it is no JPEG'],
  [
    'half',
    async () => (await photo(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 4_000),
    'it is damaged',
  ],
  ['tiny', () => photo(8, 8).png().toBuffer(), 'it has fewer than 16 pixels a side'],
  ['bomb', () => claiming(20_000, 20_000), 'it has more than 60 million pixels'],
])('issue 4.1 %s is refused, and the placeholder stays', async (key, make, fault) => {
  files[`/${key}`] = await make();
  await addPicture(`refused_${key}`, `/${key}`);
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 1 });
  const state = await stateOf(`refused_${key}`);
  expect(state).toMatchObject({ state: 'failed' });
  expect(state.fault).toContain(fault);
  expect((await picture(`refused_${key}`)).headers['cache-control']).toBe('public, max-age=60');
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('issue 4.1 %s is accepted', async (format) => {
  files[`/taken.${format}`] = await photo(60, 40).toFormat(format).toBuffer();
  await addPicture(`taken_${format}`, `/taken.${format}`);
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
});

test('issue 4.1 the shop does not fetch its own placeholder for a missing picture', async () => {
  await addPicture('mine', '/imagenes/mine-1280.webp');
  expect(await fetchAll(hosts, origin)).toEqual({ fetched: 0, failed: 1 });
  const { state, fault } = await stateOf('mine');
  expect(state).toBe('failed');
  expect(fault).toContain('it is an address of this shop itself, which does not have it: restore a backup');
  expect(asked).not.toContain('/imagenes/mine-1280.webp');
  expect((await picture('mine')).headers['cache-control']).toBe('public, max-age=60');
});

test('issue 4.1 temporary faults are retried later, permanent ones are not; the operator can retry both', async () => {
  files['/busy'] = 503;
  await addPicture('busy', '/busy');
  await addPicture('gone', '/gone');
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 2 });
  expect(await stateOf('busy')).toEqual({ state: 'waiting', fault: 'its server answers 503', attempts: 1 });
  expect(await stateOf('gone')).toEqual({ state: 'failed', fault: 'its server answers 404', attempts: 1 });
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 0 });
  await pool.query(`update pictures set fetch_attempts = 4, fetch_at = now() where key = 'busy'`);
  await fetchAll();
  expect(await stateOf('busy')).toMatchObject({ state: 'failed', attempts: 5 });
  files['/busy'] = files['/gone'] = await photo(50, 50).webp().toBuffer();
  expect(await retryFailed(pool)).toBeGreaterThanOrEqual(2);
  await fetchAll();
  expect(await stateOf('busy')).toEqual({ state: 'here', fault: null, attempts: 1 });
  expect(await stateOf('gone')).toMatchObject({ state: 'here' });
});

test('issue 4.1 a host that is not allowed gets no request', async () => {
  await addPicture('nobody', '/nobody');
  await fetchAll({ hosts: [], privateAddresses: [] });
  expect((await stateOf('nobody')).fault).toContain('is not in "pictures.hosts"');
  expect(asked).not.toContain('/nobody');
});

test('issue 4.1 a picture whose worker died is fetched by another', async () => {
  files['/left'] = await photo(50, 50).webp().toBuffer();
  await addPicture('left', '/left');
  await pool.query(`update pictures set fetch_attempts = 1, fetch_at = now() - interval '1 second' where key = 'left'`);
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
});

test('issue 4.1 a lost picture, or one that only another machine has, is fetched again when it is requested', async () => {
  files['/lost.jpg'] = await photo(400, 200).jpeg().toBuffer();
  await addPicture('lost', '/lost.jpg');
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  for (const part of readdirSync(folder)) rmSync(join(folder, part), { recursive: true });
  expect((await picture('lost')).headers['cache-control']).toBe('public, max-age=60');
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  expect((await picture('lost')).headers['cache-control']).toContain('immutable');
});
