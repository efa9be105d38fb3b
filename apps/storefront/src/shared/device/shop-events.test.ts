import { writeConsent } from '@tianguis/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const given = `medicion=${writeConsent({ isGiven: true, visitor: '11111111-1111-4111-8111-111111111111' })}`;
const seen = (id: number) => ({ evento: 'vista', id }) as const;

const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie });

/** Loads the module again, as on a page that has just been opened. */
beforeEach(() => {
  vi.resetModules();
  withCookie('');
});
afterEach(() => vi.unstubAllGlobals());

test('AP-21 what happens before a consent is not collected for after it', async () => {
  const { reportEvent, listenToShop } = await import('./shop-events.ts');
  reportEvent(seen(1));
  withCookie('medicion=no');
  reportEvent(seen(2));
  withCookie(given);
  reportEvent(seen(3));
  const heard: unknown[] = [];
  listenToShop((event) => heard.push(event));
  reportEvent(seen(4));
  expect(heard).toEqual([seen(3), seen(4)]);
});

test('AP-21 after a withdrawal nothing is told any more; a failing tracker fails nothing else', async () => {
  const { reportEvent, listenToShop } = await import('./shop-events.ts');
  withCookie(given);
  const listener = vi.fn(() => {
    throw new Error('full');
  });
  listenToShop(listener);
  expect(() => reportEvent(seen(1))).not.toThrow();
  withCookie('medicion=no');
  reportEvent(seen(2));
  expect(listener.mock.calls).toEqual([[seen(1)]]);
});
