/**
 * A restore of a damaged or altered backup changes nothing.
 *
 * @module-tag process
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { packing, unpack, verifyBackup, writeBackup } from './index.ts';
import { fill, put, stateOf, take } from './test-shops.ts';

const source = await withDatabase();
const target = await withDatabase();
let whole: Buffer;

beforeAll(async () => {
  await fill(source);
  whole = await take(source);
  await put(target, whole);
});

describe('a backup that is not whole changes nothing', () => {
  const refused = async (bytes: Buffer, sentence: RegExp) => {
    await expect(verifyBackup(unpack(Readable.from([bytes])))).rejects.toThrow(sentence);
    await expect(put(target, bytes, { force: true })).rejects.toThrow(sentence);
  };

  test('cut off anywhere', { tags: ['smoke'] }, async () => {
    const before = await stateOf(target);
    for (const share of [0.05, 0.3, 0.7, 0.99])
      await refused(whole.subarray(0, Math.floor(whole.length * share)), /^(The backup is|This is no backup)/);
    await refused(whole.subarray(0, whole.length - 1), /cut off|damaged/);
    await refused(Buffer.alloc(0), /it is empty/);
    await refused(Buffer.from('PGDMP something else entirely'), /does not begin like one/);
    expect(await stateOf(target)).toEqual(before);
  });

  test('one bit altered anywhere', { tags: ['smoke'] }, async () => {
    for (let i = 0; i < 40; i++) {
      const altered = Buffer.from(whole);
      const offset = 20 + Math.floor(((whole.length - 21) * i) / 39);
      altered[offset] = (altered[offset] ?? 0) ^ 4;
      await expect(verifyBackup(unpack(Readable.from([altered]))), `byte ${offset}`).rejects.toThrow(
        /^The backup is|^Error/,
      );
    }
  });

  test('a part left out, put in twice, or with other rows', async () => {
    const client = await source.pool.connect();
    const frames: Buffer[] = [];
    for await (const frame of writeBackup({ client })) frames.push(frame);
    client.release();
    const packed = async (list: Buffer[]) => {
      const [first, second] = packing();
      const done = pipeline(Readable.from(list), first, second);
      const bytes = await buffer(second);
      await done;
      return bytes;
    };
    const at = frames.findIndex((frame) => frame.toString('latin1').includes('"name":"products"'));
    await refused(await packed([...frames.slice(0, at), ...frames.slice(at + 3)]), /its parts are not those/);
    await refused(await packed([...frames.slice(0, at + 3), ...frames.slice(at)]), /its parts are not those|duplicate/);
    // The same parts, each undamaged, in another sequence.
    const [part, next] = [frames.slice(at, at + 3), frames.slice(at + 3, at + 6)];
    await refused(
      await packed([...frames.slice(0, at), ...next, ...part, ...frames.slice(at + 6)]),
      /its parts are not those|The backup is damaged: the table \w+/,
    );
    const other = Buffer.from(frames[at + 1] ?? '');
    other[40] = (other[40] ?? 0) ^ 1;
    await refused(
      await packed([...frames.slice(0, at + 1), other, ...frames.slice(at + 2)]),
      /the table products is not what was written/,
    );
    await refused(await packed([...frames, frames[0] ?? Buffer.alloc(0)]), /something follows its end/);
  });
});
