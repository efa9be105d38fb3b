/**
 * Replaces React Router's `lib/dom/ssr/fog-of-war.js` in the browser (`slim-router.ts`). The original requests routes
 * from the server piece by piece. This shop's pages contain the list of routes from the start (`routeDiscovery` of
 * react-router.config.ts).
 */

interface Discovery {
  mode: string;
}

function isFogOfWarEnabled({ mode }: Discovery): boolean {
  return mode === 'initial' ? false : refuse();
}

/** Returns no function, since the router has all routes. */
function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

function useFogOFWarDiscovery(): void {}

function refuse(): never {
  throw new Error('The bundle has no discovery of routes: see no-discovery.ts.');
}

export {
  getPatchRoutesOnNavigationFunction,
  isFogOfWarEnabled,
  refuse as URL_LIMIT,
  refuse as getManifestPath,
  refuse as getPartialManifest,
  refuse as getPathsWithAncestors,
  refuse as handleClientVersionMismatch,
  useFogOFWarDiscovery,
};
