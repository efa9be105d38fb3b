import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that only some visits show. The server renders the part with the page, so the part works without
 * JavaScript and nothing moves. In the browser, the script of the part loads when the part is shown. Until then, React
 * leaves the HTML of the server as it is. Put the part into `Suspense`, and both into a component with `memo`: an update
 * while the script is loading would replace the HTML by nothing.
 * @param onServer pass `import.meta.env.SSR && Component`, so that the browser's bundle leaves the component out
 * @param load loads the same component in the browser
 */
export function lateHydration<Props extends object>(
  onServer: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return onServer || (lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>);
}
