/** From an address in a feed to a square on a page, with a real server, a real process that decodes, and a real database. */
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
import { fetchPictures, tryAgain } from './fetch-picture.ts';
import { createMaker } from './maker.ts';
import { createPictures } from './pictures.ts';
import { registerPictures } from './route.ts';
import { createPictureStore } from './store.ts';

const { db, pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
const maker = createMaker(1, { idleAfter: 200 });
const store = createPictureStore(folder);
const onError = (error: unknown) => {
  throw error;
};
const app = Fastify();
registerPictures(app, createPictures({ db, store, maker, concurrency: 1, onError }));
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
  await maker.stop();
  rmSync(folder, { recursive: true });
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** A small PNG whose head says that it is as large as this. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await photo(50, 50).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function name(key: string, path: string): Promise<void> {
  await pool.query(`insert into pictures (key, source, fetch_state, fetch_at) values ($1, $2, 'waiting', now())`, [
    key,
    JSON.stringify({ kind: 'fetched', url: `${origin}${path}` }),
  ]);
}

const fetchAll = (at = hosts, own = 'https://shop.example') =>
  fetchPictures({ pool, store, maker, hosts: at, origin: own, concurrency: 2 });
const svg = 'xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
const stateOf = async (key: string) =>
  (
    await pool.query(
      'select fetch_state as state, fetch_fault as fault, fetch_attempts as attempts from pictures where key = $1',
      [key],
    )
  ).rows[0];
const picture = (key: string) => app.inject(`/imagenes/${key}-320.webp`);

test('issue 4.1 until it is fetched a picture has a stand-in that is not kept for long; then it stands there for ever', async () => {
  files['/a.jpg'] = await photo(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secreto' } })
    .toBuffer();
  await name('aaaa', '/a.jpg');
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
  const kept = await sharp(await store.original('aaaa')).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 400, height: 200 });
  expect(kept.exif).toBeUndefined();
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
])('issue 4.1 %s is refused, and its place keeps the stand-in', async (key, make, fault) => {
  files[`/${key}`] = await make();
  await name(`refused_${key}`, `/${key}`);
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 1 });
  const state = await stateOf(`refused_${key}`);
  expect(state).toMatchObject({ state: 'failed' });
  expect(state.fault).toContain(fault);
  expect((await picture(`refused_${key}`)).headers['cache-control']).toBe('public, max-age=60');
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('issue 4.1 %s is taken', async (format) => {
  files[`/taken.${format}`] = await photo(60, 40).toFormat(format).toBuffer();
  await name(`taken_${format}`, `/taken.${format}`);
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
});

test('issue 4.1 the shop does not fetch its own stand-in for a picture that it has not got', async () => {
  await name('mine', '/imagenes/mine-1280.webp');
  expect(await fetchAll(hosts, origin)).toEqual({ fetched: 0, failed: 1 });
  const { state, fault } = await stateOf('mine');
  expect(state).toBe('failed');
  expect(fault).toContain('it is an address of this shop itself, which does not have it: restore a backup');
  expect(asked).not.toContain('/imagenes/mine-1280.webp');
  expect((await picture('mine')).headers['cache-control']).toBe('public, max-age=60');
});

test('issue 4.1 what may pass is tried again later, what does not is not; both when the operator says so', async () => {
  files['/busy'] = 503;
  await name('busy', '/busy');
  await name('gone', '/gone');
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 2 });
  expect(await stateOf('busy')).toEqual({ state: 'waiting', fault: 'its server answers 503', attempts: 1 });
  expect(await stateOf('gone')).toEqual({ state: 'failed', fault: 'its server answers 404', attempts: 1 });
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 0 });
  await pool.query(`update pictures set fetch_attempts = 4, fetch_at = now() where key = 'busy'`);
  await fetchAll();
  expect(await stateOf('busy')).toMatchObject({ state: 'failed', attempts: 5 });
  files['/busy'] = files['/gone'] = await photo(50, 50).webp().toBuffer();
  expect(await tryAgain(pool)).toBeGreaterThanOrEqual(2);
  await fetchAll();
  expect(await stateOf('busy')).toEqual({ state: 'here', fault: null, attempts: 1 });
  expect(await stateOf('gone')).toMatchObject({ state: 'here' });
});

test('issue 4.1 a host that nobody allowed is never asked', async () => {
  await name('nobody', '/nobody');
  await fetchAll({ hosts: [], privateAddresses: [] });
  expect((await stateOf('nobody')).fault).toContain('is not in "pictures.hosts"');
  expect(asked).not.toContain('/nobody');
});

test('issue 4.1 one that a worker took and never brought is brought by another', async () => {
  files['/left'] = await photo(50, 50).webp().toBuffer();
  await name('left', '/left');
  await pool.query(`update pictures set fetch_attempts = 1, fetch_at = now() - interval '1 second' where key = 'left'`);
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
});

test('issue 4.1 what another machine fetched, or was lost here, is fetched again when it is asked for', async () => {
  files['/lost.jpg'] = await photo(400, 200).jpeg().toBuffer();
  await name('lost', '/lost.jpg');
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  for (const part of readdirSync(folder)) rmSync(join(folder, part), { recursive: true });
  expect((await picture('lost')).headers['cache-control']).toBe('public, max-age=60');
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0 });
  expect((await picture('lost')).headers['cache-control']).toContain('immutable');
});
