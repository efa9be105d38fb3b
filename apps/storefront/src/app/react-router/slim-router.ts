import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';

/** Modules of React Router in the browser's bundle. */
const ofReactRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/;

/** Modules of React Router that modules of this folder replace. */
const replaced: Readonly<Record<string, string>> = {
  'dom/ssr/routeModules.js': 'load-route-module.ts',
  'dom/ssr/fog-of-war.js': 'no-discovery.ts',
  'dom/ssr/links.js': 'route-links.ts',
  'router/instrumentation.js': 'no-instrumentation.ts',
};

interface Cut {
  text: string;
  by: string;
}

/** Uses of parts of React Router that this shop never reaches. Without its last use, a part leaves the bundle. */
const cuts: Readonly<Record<string, Cut>> = {
  // `links` of routes name files, never pages to prefetch.
  'dom/ssr/components.js': { text: 'isPageLinkDescriptor(link) ?', by: 'false ?' },
  // Only the development server replaces modules of an open page.
  'dom-export/hydrated-router.js': {
    text: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;',
    by: '',
  },
};

/** Names that only developer tools read: an assignment to a component would keep it in the bundle. */
const displayNames = /^[ \t]*\w+\.displayName = "[^"]*";$/gm;
/** Calls whose result alone counts, which React Router does not mark as such. */
const components = /(?<!__ \*\/ )\bReact\$1\.(createContext|forwardRef|memo)\(/g;

/**
 * Vite plugin that leaves out of the browser's bundle what this shop does not use of React Router. The build fails
 * where React Router's modules are not those that this plugin was written for.
 */
export function slimRouter(): Plugin {
  const expected = new Set([...Object.keys(replaced), ...Object.keys(cuts)]);
  const found = new Set<string>();
  return {
    name: 'tianguis:slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const module = moduleOf(id);
      if (module === undefined) return undefined;
      const source = readFileSync(id, 'utf8');
      if (expected.has(module)) found.add(module);
      const own = replaced[module];
      if (own === undefined) return { code: slim(source, cuts[module]), moduleSideEffects: false };
      const replacement = stripTypeScriptTypes(readFileSync(new URL(own, import.meta.url), 'utf8'));
      const [theirs, ours] = [exportsOf(source), exportsOf(replacement)];
      if (`${theirs}` !== `${ours}`) this.error(`${module} of react-router exports ${theirs}, but ${own} ${ours}.`);
      return replacement;
    },
    buildEnd(error) {
      const missing = [...expected].filter((module) => !found.has(module));
      if (!error && missing.length > 0) this.error(`react-router has no ${missing.join(', ')}: see slim-router.ts.`);
    },
  };
}

/** The path of React Router's module below `lib`; undefined for other modules. */
const moduleOf = (id: string): string | undefined => ofReactRouter.exec(id)?.[1]?.replaceAll('\\', '/');

/**
 * The text of a module without what only developer tools read, and with a mark on what has no effect.
 * @throws Error where the text to cut does not stand there exactly once
 */
export function slim(source: string, cut?: Cut): string {
  if (cut && source.split(cut.text).length !== 2)
    throw new Error(`react-router has no "${cut.text}" now: see slim-router.ts.`);
  return (cut ? source.replace(cut.text, cut.by) : source)
    .replace(displayNames, '')
    .replace(components, (call) => `/* @__PURE__ */ ${call}`);
}

/** Names that a module exports, sorted. */
export function exportsOf(source: string): string[] {
  const [, list = ''] = /^export \{([^}]*)\};?$/m.exec(source) ?? [];
  return list
    .split(',')
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter((name) => name !== '')
    .toSorted();
}
