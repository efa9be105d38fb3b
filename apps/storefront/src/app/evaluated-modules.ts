import type { Plugin } from 'vite';

/** Modules whose only export is a text that is computed from something much larger. */
const evaluated = /[\\/]shared[\\/]forms[\\/]common-password-list\.ts$/;

/** Replaces these modules by the value of their export at build time. So their imports are not in the bundle. */
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
