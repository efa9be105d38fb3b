/** What an operator types, on the shop that these tests walk. */
import { execFileSync } from 'node:child_process';

export const origin = `http://localhost:${process.env.E2E_PORT ?? 3987}`;

/** Gives what the command printed. */
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
