/** Runs operator commands on the tested shop. */
import { execFileSync } from 'node:child_process';

export const origin = `http://localhost:${process.env.E2E_PORT ?? 3987}`;

/** Returns the command's output. */
export function shop(...words: string[]): string {
  return execFileSync(process.execPath, ['apps/server/src/commands/main.ts', ...words], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'data/e2e',
      DATABASE_URL: '',
      PUBLIC_ORIGIN: origin,
    },
  }).trim();
}
