/** For tests: a unit of work on a test database, and an outbox that records the messages. */
import { withDatabase } from '@tianguis/testkit';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { beforeEach } from 'vitest';
import { createUnitOfWork, type Database, type Message, type Unit, type UnitOfWork } from '../index.ts';

interface TestUnitOfWork {
  db: Kysely<Database>;
  pool: pg.Pool;
  shop: UnitOfWork;
  sent: Message[];
  stored(): Promise<{ facts: string[]; emails: string[] } | undefined>;
}

/** Each test starts with the facts 'one' and 'two', both 0, and without newsletter subscribers. */
export async function withUnitOfWork(): Promise<TestUnitOfWork> {
  const { db, pool } = await withDatabase({ max: 6 });
  const sent: Message[] = [];
  const shop = createUnitOfWork(db, { put: async (_transaction, messages) => void sent.push(...messages) });

  beforeEach(async () => {
    sent.length = 0;
    await pool.query(`truncate facts, newsletter_subscribers; insert into facts values ('one', '0'), ('two', '0')`);
  });

  async function stored() {
    const { rows } = await pool.query<{ facts: string[]; emails: string[] }>(
      `select (select array_agg(value::text order by name) from facts) as facts,
              (select coalesce(array_agg(email order by email), '{}') from newsletter_subscribers) as emails`,
    );
    return rows[0];
  }

  return { db, pool, shop, sent, stored };
}

export const mail = { name: 'mail' };

/** Adds 1 to the value of a fact. */
export const add = (unit: Unit, name: string): Promise<unknown> =>
  sql`update facts set value = to_jsonb(value::text::integer + 1) where name = ${name}`.execute(unit.db);
