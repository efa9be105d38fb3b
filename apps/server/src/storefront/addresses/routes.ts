/** Finds the storefront's route of a URL, before any loader is called. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { toTree } from './route-tree.ts';

export type KnownRoute = {
  /** Whether only the catch-all route matches the URL. */
  isUnknown: boolean;
  /** Whether the route has an action. */
  takesForms: boolean;
  /** Whether the forms of the route may have files: the route exports `handle` with `takesFiles`. */
  takesFiles?: boolean;
};

/** The path of the page whose data a URL requests. */
const pageOf = (path: string) => path.replace(/(\/)_\.data$|\.data$/, '$1');

/** Returns a function that finds the route of a path. */
export function readRoutes(routes: ServerBuild['routes']): (path: string) => KnownRoute {
  const tree = toTree(routes);
  return (path) => {
    const matched = matchRoutes(tree, pageOf(path))?.at(-1)?.route.id;
    const route = matched === undefined ? undefined : routes[matched];
    // If there is only a root route (in a test storefront), it matches all URLs.
    const isUnknown = route === undefined || (route.path === '*' && route.parentId !== undefined);
    const handle = route?.module.handle as { takesFiles?: boolean } | undefined;
    return { isUnknown, takesForms: route?.module.action !== undefined, takesFiles: handle?.takesFiles === true };
  };
}
