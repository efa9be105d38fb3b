import type { RouteObject, ServerBuild } from 'react-router';

/** Converts the routes of a build to the tree that `matchRoutes` takes. */
export function toTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    const shared = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    };
    return [index ? { ...shared, index } : { ...shared, children: toTree(routes, id) }];
  });
}
