/** For tests: the script of hearts in tabs of one browser, and a server with the saved products of each customer. */
import { vi } from 'vitest';

class Button {
  name = 'producto';
  value = '';
}

/** A storage of the browser. Its events reach other tabs late, in these tests never. */
const storageOf = (items: Map<string, string>) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, text: string) => void items.set(name, text),
  removeItem: (name: string) => void items.delete(name),
});

export type Browser = ReturnType<typeof openBrowser>;

/** Replaces the globals of a page. Call `vi.unstubAllGlobals` after the test. */
export function openBrowser(customer = 'ana@correo.mx') {
  const items = new Map<string, string>();
  const tabItems = new Map<string, string>();
  const saved = new Map<string, Set<number>>();
  const document = Object.assign(new EventTarget(), {
    ...{ cookie: '', body: {}, visibilityState: 'visible', querySelectorAll: () => browser.buttons },
    createElement: () => ({ append: () => undefined }),
  });
  let turn: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, work: () => unknown) => {
      turn = turn.then(work);
      return turn;
    },
  };
  const browser = {
    /** What the device stores, and what the tab stores. */
    items,
    tabItems,
    /** The hearts of the page. */
    buttons: [] as ReturnType<typeof heartButton>[],
    /** Called after the server has handled a request, before the reply arrives. */
    beforeReply: async (_request: 'list' | 'press'): Promise<void> => undefined,
    /** The customer whose cookies the browser has. */
    customer,
    signIn(email: string) {
      browser.customer = email;
      document.cookie = `profileData=${encodeURIComponent(JSON.stringify({ correo: email }))}`;
    },
    /** Shows the tab again, in which scripts look for changes of other tabs. */
    show: () => document.dispatchEvent(new Event('visibilitychange')),
    /** The products that the server has saved for a customer. */
    savedOf(email: string): Set<number> {
      const own = saved.get(email) ?? new Set();
      saved.set(email, own);
      return own;
    },
    /** The products that the device stores. */
    stored: (): number[] => JSON.parse(items.get('productsWishlist') ?? '{}').products ?? [],
  };
  browser.signIn(customer);
  const globals = {
    ...{ document, window: new EventTarget(), location: { hash: '', pathname: '/', search: '' }, navigator: { locks } },
    ...{ localStorage: storageOf(items), sessionStorage: storageOf(tabItems), HTMLButtonElement: Button },
    MutationObserver: class {
      observe() {}
    },
    fetch: async (path: string, { body }: { body?: URLSearchParams } = {}) => {
      const own = browser.savedOf(browser.customer);
      if (path.endsWith('favoritos')) {
        const products = [...own];
        await browser.beforeReply('list');
        return Response.json({ products });
      }
      const product = Number(body?.get('producto'));
      if (body?.has('quitar')) own.delete(product);
      else own.add(product);
      await browser.beforeReply('press');
      return Response.json({ status: 'done', message: '', values: {}, fieldErrors: {} });
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.doMock('../../../shared/frame/toast.ts', () => ({ showToast: () => undefined }));
  return browser;
}

/** The heart of a product on the page. */
export function heartButton(product: number) {
  const attributes = new Map<string, string>();
  return Object.assign(new Button(), {
    ...{ value: String(product), form: {} },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  });
}

/**
 * Opens a page in a tab, which has the script's memory to itself.
 * @returns a function that presses the heart of a product
 */
export async function openTab() {
  vi.resetModules();
  const { fillHearts, pressHeart } = await import('./hearts.ts');
  fillHearts();
  return (product: number) => pressHeart({} as HTMLFormElement, heartButton(product) as unknown as HTMLElement);
}
