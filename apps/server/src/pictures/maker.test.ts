import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMaker } from './maker.ts';
import { recipe } from './test-recipe.ts';

test('the process that draws opens no files but those of pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  const file = join(folder, 'drawing-original.webp');
  const maker = createMaker(1);
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(maker.make({ original: file }, 160)).rejects.toThrow('unsupported image format');
  expect(await maker.make({ placeholder: true }, 160)).toHaveProperty('length');
  await maker.stop();
  rmSync(folder, { recursive: true });
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
  await expect.poll(() => drawer.processes).toBe(0);
  expect(Buffer.compare(Buffer.from(first), Buffer.from(await drawer.make(recipe, 160)))).toBe(0);
  await drawer.stop();
  await expect(drawer.make(recipe, 160)).rejects.toThrow('closing');
});
