import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import type { Log } from '../logging.ts';
import { readSettings } from '../settings.ts';
import type { Job } from './job.ts';
import { pruneIdentityRecords, pruneMails } from './prune.ts';

const database = await withDatabase();
const { pool } = database;
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
const run = (job: Job) =>
  job.handle({}, { database, settings: readSettings({}), log, signal: new AbortController().signal });

test('issue 16, 8: mails are deleted after 30 days', async () => {
  await pool.query(`insert into mails (kind, recipient, subject, html, plain_text, created_at) values
    ('test', 'old@example.com', '', '', '', now() - interval '31 days'),
    ('test', 'young@example.com', '', '', '', now() - interval '29 days')`);
  await run(pruneMails);
  expect((await pool.query('select recipient from mails')).rows).toEqual([{ recipient: 'young@example.com' }]);
});

test('issue 16, 1: what the identity provider keeps is deleted a day after it expired', async () => {
  await pool.query(`insert into identity_records (model, id_hash, payload, expires_at) values
    ('AccessToken', 'a', '{}', now() - interval '25 hours'), ('AccessToken', 'b', '{}', now() - interval '23 hours'),
    ('Session', 'c', '{}', now() + interval '1 hour'), ('Grant', 'd', '{}', null)`);
  await run(pruneIdentityRecords);
  const { rows } = await pool.query<{ id: Buffer }>('select id_hash as id from identity_records order by id_hash');
  expect(rows.map(({ id }) => id.toString())).toEqual(['b', 'c', 'd']);
});
