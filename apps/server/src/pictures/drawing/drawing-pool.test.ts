import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDrawingPool } from './drawing-pool.ts';
import { recipe } from './test-recipe.ts';

test('the drawing process opens only files of pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  const file = join(folder, 'drawing-original.webp');
  const pool = createDrawingPool(1);
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(pool.draw({ original: file }, 160)).rejects.toThrow('unsupported image format');
  expect(await pool.draw({ placeholder: true }, 160)).toHaveProperty('length');
  await pool.stop();
  rmSync(folder, { recursive: true });
});

test('a drawing that takes too long kills its process, and another process draws the next one', async () => {
  const pool = createDrawingPool(1, { timeLimit: 1 });
  const late = expect(pool.draw(recipe, 160)).rejects.toThrow('it cannot be opened within 0.001 s');
  await expect(pool.draw(recipe, 160)).rejects.toThrow('it cannot be opened within');
  await late;
  expect(pool.processes).toBe(0);
  await pool.stop();
});

test('an idle drawing process exits, and another is started on demand', async () => {
  const pool = createDrawingPool(1, { idleAfter: 50 });
  const first = await pool.draw(recipe, 160);
  await expect.poll(() => pool.processes).toBe(0);
  expect(Buffer.compare(Buffer.from(first), Buffer.from(await pool.draw(recipe, 160)))).toBe(0);
  await pool.stop();
  await expect(pool.draw(recipe, 160)).rejects.toThrow('closing');
});
