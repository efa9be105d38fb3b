/** Checks that schema.sql is up to date, and that no migration was changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { describeSchema } from './describe.ts';
import { shopSchema } from './index.ts';

const { pool } = await withDatabase();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = fileURLToPath(new URL('../schema.sql', import.meta.url));
const head =
  '-- Generated: UPDATE_SCHEMA=1 npm run test:one -- packages/schema (CONTRIBUTING.md). Read migrations/ and sql/ for what columns mean.\n\n';

const { rows } = await pool.query<{ major: number }>(
  `select current_setting('server_version_num')::integer / 10000 as major`,
);

// Other major versions of PostgreSQL format the same schema differently, so the test runs on one version only.
test.runIf(rows[0]?.major === 18)('issue 14, 3: schema.sql is the result of the migrations and scripts', async () => {
  const text = head + (await describeSchema(pool));
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

test.runIf(existsSync(join(root, '.git')))('issue 14, 3: no migration was changed after it came to main', () => {
  const changed = readdirSync(shopSchema.folder).filter((name) => {
    const path = relative(root, join(shopSchema.folder, name));
    // The commit that added the migration; none if the migration is not committed yet.
    const added = git('log', '--diff-filter=A', '--format=%H', '--', path).split('\n').at(-1);
    return added && git('show', `${added}:${path}`) !== readFileSync(join(root, path), 'utf8').trim();
  });
  expect(changed).toEqual([]);
});
