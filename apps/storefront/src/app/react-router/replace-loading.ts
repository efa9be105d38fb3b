import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';

/** React Router's module that loads the scripts of its routes. */
const ofReactRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;

/** Vite plugin that bundles `load-route-module.ts` instead of React Router's own module. */
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
