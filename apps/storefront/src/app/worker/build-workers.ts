import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The worker and its remover. Each is one script, since a worker that loads parts could load those of another build. */
const workers = { 'sw.js': 'worker.ts', 'sw-off.js': 'remover.ts' } as const;

/** Vite plugin that adds the service worker to the files of the browser's build. */
export function buildWorkers(): Plugin {
  return {
    name: 'tianguis:build-workers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, entry] of Object.entries(workers))
        this.emitFile({ type: 'asset', fileName, source: await bundle(join(import.meta.dirname, entry)) });
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ write: false, target: 'es2022', copyPublicDir: false },
      lib: { entry, formats: ['iife'], name: 'worker', fileName: 'worker' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = [built].flat() as { output: { type: string; code?: string }[] }[] as [
    { output: { type: string; code?: string }[] },
  ];
  const [chunk, ...others] = output;
  if (chunk?.code === undefined || others.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code;
}
