/** Hearts of several tabs of one browser, which share what the device stores (RL-03, ST-03). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The storage of the device. Its events reach other tabs late, in this test never. */
let items: Map<string, string>;
/** The saved products of the server. */
let saved: Set<number>;
/** Called before the server answers the request for the saved products. */
let beforeList: () => Promise<void>;

class Button {
  name = 'producto';
  value = '';
}

beforeEach(() => {
  [items, saved, beforeList] = [new Map(), new Set(), async () => undefined];
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  const document = Object.assign(new EventTarget(), {
    ...{ cookie: `profileData=${encodeURIComponent('{"correo":"ana@correo.mx"}')}`, body: {} },
    ...{ visibilityState: 'visible', querySelectorAll: () => [], createElement: () => ({ append: () => undefined }) },
  });
  let turn: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, work: () => unknown) => {
      turn = turn.then(work);
      return turn;
    },
  };
  const globals = {
    ...{ document, window: new EventTarget(), location: { hash: '', pathname: '/', search: '' }, navigator: { locks } },
    ...{ localStorage: storage, sessionStorage: { ...storage, getItem: () => null, setItem: () => undefined } },
    ...{
      HTMLButtonElement: Button,
      MutationObserver: class {
        observe() {}
      },
    },
    fetch: async (path: string, { body }: { body?: URLSearchParams } = {}) => {
      if (path.endsWith('favoritos')) {
        const products = [...saved];
        await beforeList();
        return Response.json({ products });
      }
      const product = Number(body?.get('producto'));
      if (body?.has('quitar')) saved.delete(product);
      else saved.add(product);
      return Response.json({ status: 'done', message: '', values: {}, fieldErrors: {} });
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.doMock('../../../shared/frame/toast.ts', () => ({ showToast: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../shared/frame/toast.ts');
});

/** Opens a tab, which has the script's memory to itself. */
async function openTab() {
  vi.resetModules();
  const { fillHearts, pressHeart } = await import('./hearts.ts');
  fillHearts();
  return (product: number) => {
    const button = Object.assign(new Button(), { value: String(product) });
    pressHeart({} as HTMLFormElement, button as unknown as HTMLElement);
  };
}

const stored = (): number[] => JSON.parse(items.get('productsWishlist') ?? '{}').products ?? [];

test('RL-03 ST-03 hearts that several tabs press do not overwrite each other', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  await vi.waitFor(() => expect(items.has('productsWishlist')).toBe(true));
  for (const [at, press] of tabs.entries()) press(at + 1);
  await vi.waitFor(() => expect(stored().toSorted()).toEqual([1, 2, 3]));
  // A tab that was opened first removes its own product, and no other.
  tabs[0]?.(1);
  await vi.waitFor(() => expect(stored().toSorted()).toEqual([2, 3]));
});

test('RL-03 a list that was requested before the press of another tab empties no heart', async () => {
  const press = await openTab();
  await vi.waitFor(() => expect(items.has('productsWishlist')).toBe(true));
  const [isAsked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  beforeList = async () => {
    if (++asked > 1) return;
    isAsked.resolve();
    await late.promise;
  };
  await openTab();
  await isAsked.promise;
  press(5);
  await vi.waitFor(() => expect(stored()).toEqual([5]));
  late.resolve();
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(stored()).toEqual([5]);
});
