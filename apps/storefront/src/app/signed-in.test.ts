import { beforeEach, expect, test, vi } from 'vitest';

const started = vi.hoisted(() => ({ watch: vi.fn(), presses: vi.fn(), waited: vi.fn() }));
vi.mock('../shared/session/browser/session-watcher.ts', () => ({ watchSession: started.watch }));
vi.mock('./presses.ts', () => ({ startPresses: started.presses, showWaited: started.waited }));

const page = { hash: '', hasHeart: false, isWatched: false, marks: [] as string[], change: (): void => undefined };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  Object.assign(page, { hash: '', hasHeart: false, isWatched: false, marks: [] });
  vi.stubGlobal('location', {
    get hash() {
      return page.hash;
    },
  });
  vi.stubGlobal('document', {
    body: {},
    documentElement: { toggleAttribute: (name: string) => page.marks.push(name) },
    querySelector: () => (page.hasHeart ? {} : null),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(change: () => void) {
        page.change = change;
      }
      observe() {
        page.isWatched = true;
      }
      disconnect() {
        page.isWatched = false;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

const start = async () => (await import('./signed-in.ts')).startSignedIn();

test.each([{ hasHeart: true }, { hash: '#guardado-en-favoritos' }])(
  'RL-03 SS-04 a page with %o watches the session and starts the script of hearts at once, both once',
  async (state) => {
    Object.assign(page, state);
    const { startSignedIn } = await import('./signed-in.ts');
    await startSignedIn();
    await startSignedIn();
    expect(started.watch).toHaveBeenCalledOnce();
    expect(page.marks).toEqual(['data-session-watched']);
    expect(started.presses).toHaveBeenCalledOnce();
  },
);

test('RL-03 a page without hearts watches the session, and starts the script of hearts when a heart appears', async () => {
  const done = start();
  await vi.waitFor(() => expect(page.isWatched).toBe(true));
  expect(started.watch).toHaveBeenCalledOnce();
  page.change();
  expect(started.presses).not.toHaveBeenCalled();
  page.hasHeart = true;
  page.change();
  await done;
  expect(started.presses).toHaveBeenCalledOnce();
  expect(page.isWatched).toBe(false);
});

test('PW-02 it asks the service worker for what waits, again when the connection is back, and shows it', async () => {
  const worker = Object.assign(new EventTarget(), { controller: { postMessage: vi.fn() } });
  const tab = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('window', tab);
  page.hasHeart = true;
  await start();
  expect(worker.controller.postMessage.mock.calls).toEqual([['espera']]);
  tab.dispatchEvent(new Event('online'));
  expect(worker.controller.postMessage).toHaveBeenCalledTimes(2);
  worker.dispatchEvent(new MessageEvent('message', { data: { espera: 'x' } }));
  await vi.waitFor(() => expect(started.waited.mock.calls).toEqual([[{ espera: 'x' }]]));
});
