/** Tests of the pictures that are drawn before the server listens. */
import { expect, test } from 'vitest';
import { DrawingTooSlow } from './drawing/drawing-pool.ts';
import { drawMissing } from './first-pages.ts';
import type { Pictures } from './pictures.ts';
import type { PictureStore } from './store.ts';

const names = ['one', 'two', 'three'].map((key) => ({ key, width: 320 as const }));
const store = { has: ({ key }: { key: string }) => key === 'one' } as unknown as PictureStore;
const failing = (error: Error) =>
  ({
    get: async ({ key }: { key: string }) => (key === 'two' ? Promise.reject(error) : undefined),
  }) as unknown as Pictures;

test('a picture that a busy machine draws too slowly does not stop the shop from opening; another fault does', async () => {
  const steps: number[] = [];
  const onProgress = (done: number) => void steps.push(done);
  const draw = (error: Error) => drawMissing(names, { store, pictures: failing(error), concurrency: 1, onProgress });
  expect(await draw(new DrawingTooSlow('it cannot be opened within 30 s'))).toBe(1);
  expect(steps).toEqual([1, 2]);
  await expect(draw(new Error('ENOSPC'))).rejects.toThrow('ENOSPC');
});
