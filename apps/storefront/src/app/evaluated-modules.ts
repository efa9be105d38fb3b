import type { Plugin } from 'vite';

/** Modules whose one export is a text that is made out of something much larger. */
const evaluated = /[\\/]shared[\\/]forms[\\/]common-password-list\.ts$/;

/** Puts the values of such modules in their place, so that what they import is not in the bundle. */
export function evaluateModules(): Plugin {
  return {
    name: 'evaluate-modules',
    enforce: 'pre',
    async load(id) {
      if (!evaluated.test(id)) return null;
      const exported: Record<string, unknown> = await import(id);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
