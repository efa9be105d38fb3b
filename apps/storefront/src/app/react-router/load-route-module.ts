/**
 * Replaces React Router's `lib/dom/ssr/routeModules.js` in the browser (`slim-router.ts`). A script may fail to load if
 * its build is too old or the network is down. React Router's own version then reloads the page that the shopper is
 * leaving. This version loads the page that the shopper is going to, once.
 */

interface Route {
  id: string;
  module: string;
}

type Modules = Record<string, unknown>;

interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

async function loadRouteModule(route: Route, known: Modules): Promise<unknown> {
  if (route.id in known) return known[route.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module);
    known[route.id] = module;
    return module;
  } catch (error) {
    return leave(error);
  }
}

const key = 'reload-attempt';
/** Within this many milliseconds, the same page is not reloaded again for a missing script. */
const once = 10_000;

function leave(error: unknown): Promise<never> {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  const to = router?.state.navigation.location;
  // There is no navigation: the router prefetches a page, or a form was submitted in the background.
  if (to === undefined) throw error;
  const target = to.pathname + to.search + to.hash;
  if (wasTried(target)) throw error;
  // When the shopper goes back, the address bar already shows the target.
  if (target === location.pathname + location.search + location.hash) location.reload();
  else location.assign(target);
  return new Promise(() => undefined);
}

/** Records a URL, and returns whether it was recorded just before. Without storage, every URL counts as recorded. */
function wasTried(target: string): boolean {
  try {
    const [at, last] = JSON.parse(sessionStorage.getItem(key) ?? '[0]');
    sessionStorage.setItem(key, JSON.stringify([Date.now(), target]));
    return last === target && Date.now() - at < once;
  } catch {
    return true;
  }
}

export { loadRouteModule };
