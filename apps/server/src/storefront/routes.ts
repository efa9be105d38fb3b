/** What the storefront's table of routes says of an address, before anything of it is loaded. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { toTree } from './public-addresses.ts';

export type KnownRoute = {
  /** No other route than the one for all the rest takes the address. */
  isUnknown: boolean;
  /** A form may be sent there. */
  takesForms: boolean;
};

/** The address of a page's data and the one of an index route are that of the page. */
const pageOf = (path: string) => path.replace(/(\/)_\.data$|\.data$/, '$1');

/** Gives the function that finds the route of a path. */
export function readRoutes(routes: ServerBuild['routes']): (path: string) => KnownRoute {
  const tree = toTree(routes);
  return (path) => {
    const matched = matchRoutes(tree, pageOf(path))?.at(-1)?.route.id;
    const route = matched === undefined ? undefined : routes[matched];
    // A root alone is all that a shop without pages of its own has.
    const isUnknown = route === undefined || (route.path === '*' && route.parentId !== undefined);
    return { isUnknown, takesForms: route?.module.action !== undefined };
  };
}
