import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDrawingPool, DrawingTooSlow } from './drawing-pool.ts';
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

test('a process that does not answer is killed, and another process draws the next one', async () => {
  const pool = createDrawingPool(1, { hangsAfter: 1 });
  const late = expect(pool.draw(recipe, 160)).rejects.toThrow('it cannot be opened within 30 s');
  await expect(pool.draw(recipe, 160)).rejects.toThrow(DrawingTooSlow);
  await late;
  expect(pool.processes).toBe(0);
  await pool.stop();
});

test('a drawing that uses too much processor time kills its process, and another process draws the next one', async () => {
  const pool = createDrawingPool(1, { timeLimit: 150, hangsAfter: 600_000 });
  const blank = { width: 6_000, height: 6_000, channels: 3, background: '#ffffff' } as const;
  const fetched = await sharp({ create: blank }).png().toBuffer();
  await expect(pool.draw({ fetched }, 160)).rejects.toThrow('it cannot be opened within 0.15 s');
  expect(pool.processes).toBe(0);
  expect(await pool.draw({ placeholder: true }, 160)).toHaveProperty('length');
  await pool.stop();
});

test('a process that is killed, and has answered just before, gets no other drawing', async () => {
  const program = fileURLToPath(new URL('test-slow-process.ts', import.meta.url));
  const pool = createDrawingPool(1, { program });
  const ended = await Promise.allSettled([160, 320, 640].map((width) => pool.draw({ placeholder: true }, width)));
  for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DrawingTooSlow) });
  await pool.stop();
});

test.runIf(process.platform === 'linux')(
  'the time for which a busy machine lets a process wait is not counted',
  async () => {
    const pool = createDrawingPool(1, { timeLimit: 150, hangsAfter: 600_000 });
    await pool.draw({ placeholder: true }, 160);
    const [child, ...others] = children();
    if (!child || others.length > 0) throw new Error('There must be one drawing process.');
    process.kill(child, 'SIGSTOP');
    const drawing = pool.draw({ placeholder: true }, 320);
    // The timers of the pool run in the order of their times, so a limit of 150 ms would have ended by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.kill(child, 'SIGCONT');
    expect(await drawing).toHaveProperty('length');
    await pool.stop();
  },
);

test('an idle drawing process exits, and another is started on demand', async () => {
  const pool = createDrawingPool(1, { idleAfter: 50 });
  const first = await pool.draw(recipe, 160);
  await expect.poll(() => pool.processes).toBe(0);
  expect(Buffer.compare(Buffer.from(first), Buffer.from(await pool.draw(recipe, 160)))).toBe(0);
  await pool.stop();
  await expect(pool.draw(recipe, 160)).rejects.toThrow('closing');
});

/** The ids of the processes that this process has started and that run. */
function children(): number[] {
  return readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}
