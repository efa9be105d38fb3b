import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';

/** Where React Router loads the scripts of its routes. */
const ofReactRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

/** Vite's plugin that builds `load-route-module.ts` into the browser's scripts, in the place of React Router's own. */
export function replaceLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'tianguis:replace-loading',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!ofReactRouter.test(id)) return undefined;
      isReplaced = true;
      return stripTypeScriptTypes(readFileSync(new URL('load-route-module.ts', import.meta.url), 'utf8'));
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('react-router loads its route modules elsewhere now: see app/react-router/load-route-module.ts.');
    },
  };
}
