/**
 * Takes the place of React Router's `lib/dom/ssr/routeModules.js` in the browser (`replace-loading.ts`). When the script of a page cannot be
 * had, because its build is too old to be served or the network is away, React Router's own reloads the page that the shopper is
 * leaving; this one loads the page that they go to, once.
 */

interface Route {
  id: string;
  module: string;
}

type Modules = Record<string, unknown>;

interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

export async function loadRouteModule(route: Route, known: Modules): Promise<unknown> {
  if (route.id in known) return known[route.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module);
    known[route.id] = module;
    return module;
  } catch (error) {
    return leave(error);
  }
}

const key = 'loaded-anew';
/** Milliseconds within which the same page is not loaded a second time for want of a script. */
const once = 10_000;

function leave(error: unknown): Promise<never> {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  const to = router?.state.navigation.location;
  // Nobody goes anywhere: a page is being prefetched, or a form sent in the background.
  if (to === undefined) throw error;
  const target = to.pathname + to.search + to.hash;
  if (wasTried(target)) throw error;
  // Of a step back, the address stands there already.
  if (target === location.pathname + location.search + location.hash) location.reload();
  else location.assign(target);
  return new Promise(() => undefined);
}

/** Notes an address; gives whether it was noted just before. Where nothing can be noted, it counts as tried. */
function wasTried(target: string): boolean {
  try {
    const [at, last] = JSON.parse(sessionStorage.getItem(key) ?? '[0]');
    sessionStorage.setItem(key, JSON.stringify([Date.now(), target]));
    return last === target && Date.now() - at < once;
  } catch {
    return true;
  }
}
