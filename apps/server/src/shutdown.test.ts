import { expect, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('ends in the reverse order, each step once, and goes on after one that fails', async () => {
  const order: string[] = [];
  const warnings: string[] = [];
  const shutdown = createShutdown({ stepLimit: 1000, warn: (sentence) => warnings.push(sentence) });
  shutdown.add('lock', () => void order.push('lock'));
  shutdown.add('pool', () => Promise.reject(new Error('no')));
  shutdown.add('server', async () => void order.push('server'));
  expect(shutdown.begun).toBe(false);
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(shutdown.begun).toBe(true);
  expect(order).toEqual(['server', 'lock']);
  expect(warnings).toEqual(['Ending the pool failed: no']);
});

test('a step that never ends does not keep the others', async () => {
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
