import { expect, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('runs the steps in reverse, each once, and continues after one that fails', async () => {
  const sequence: string[] = [];
  const warnings: string[] = [];
  const shutdown = createShutdown({ stepLimit: 1000, warn: (sentence) => warnings.push(sentence) });
  shutdown.add('lock', () => void sequence.push('lock'));
  shutdown.add('pool', () => Promise.reject(new Error('no')));
  shutdown.add('server', async () => void sequence.push('server'));
  expect(shutdown.begun).toBe(false);
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(shutdown.begun).toBe(true);
  expect(sequence).toEqual(['server', 'lock']);
  expect(warnings).toEqual(['Ending the pool failed: no']);
});

test('a step that never ends does not block the others', async () => {
  vi.useFakeTimers();
  const warnings: string[] = [];
  const shutdown = createShutdown({ stepLimit: 8000, warn: (sentence) => warnings.push(sentence) });
  const ended = vi.fn();
  shutdown.add('lock', ended);
  shutdown.add('server', () => new Promise(() => undefined));
  const done = shutdown.run();
  await vi.advanceTimersByTimeAsync(8000);
  await done;
  vi.useRealTimers();
  expect(ended).toHaveBeenCalledOnce();
  expect(warnings).toEqual(['Ending the server failed: it took longer than 8 s.']);
});
