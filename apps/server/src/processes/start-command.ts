/** Parses the command line of `npm start`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StorefrontSource } from '../add-storefront.ts';
import { rootFolder } from '../settings/settings.ts';

export const parts = ['start', 'web', 'worker'] as const;

export type StartCommand = {
  part: (typeof parts)[number];
  /** Number of web processes that share the port; undefined if all parts run in this process. */
  processes: number | undefined;
  storefront: StorefrontSource;
};

/** @throws Error with one sentence if the command line is wrong */
export function readStartCommand(words: readonly string[]): StartCommand {
  const { values, positionals } = parse(words);
  const [word = 'start', ...rest] = positionals;
  const part = parts.find((one) => one === word);
  if (part === undefined || rest.length > 0)
    throw new Error(`There is no "${positionals.join(' ')}" to run: it is one of ${parts.join(', ')}.`);
  return {
    part,
    processes: values.processes === undefined ? undefined : readProcesses(values.processes, part),
    storefront: { folder: values.storefront, development: values.dev },
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        // Compiles the storefront on demand (`npm run dev`).
        dev: { type: 'boolean', default: false },
        // The folder of a different storefront.
        storefront: { type: 'string', default: join(rootFolder, 'apps/storefront') },
        processes: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(error instanceof Error ? error.message : String(error));
  }
}

function readProcesses(text: string, part: string): number {
  if (part === 'worker') throw new Error('A worker is one process: start as many workers as you need.');
  const processes = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (processes < 1 || processes > 64)
    throw new Error(`--processes is "${text}", but must be a whole number from 1 to 64.`);
  return processes;
}
