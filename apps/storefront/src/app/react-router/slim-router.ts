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

/**
 * Parts of React Router that this shop never uses, with the code that refers to them. Without this code, the bundler
 * leaves the part out.
 */
const cuts: Readonly<Record<string, Cut>> = {
  // `links` of the shop's routes contain files, never pages to prefetch.
  'dom/ssr/components.js': { text: 'isPageLinkDescriptor(link) ?', by: 'false ?' },
  // Removes the replacement of modules in an open page, which only the development server does.
  'dom-export/hydrated-router.js': {
    text: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;',
    by: '',
  },
};

/**
 * Only developer tools read these display names. An assignment to a component would prevent the bundler from removing
 * the component.
 */
const displayNames = /^[ \t]*\w+\.displayName = "[^"]*";$/gm;
/** Calls without side effects, which React Router does not mark as such. */
const components = /(?<!__ \*\/ )\bReact\$1\.(createContext|forwardRef|memo)\(/g;

/**
 * Vite plugin that leaves unused parts of React Router out of the browser's bundle. The build fails if React Router's
 * modules differ from the version that this plugin was written for.
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
 * Removes code that only developer tools read, and marks calls without side effects.
 * @throws Error if the module does not contain the text to cut exactly once
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
