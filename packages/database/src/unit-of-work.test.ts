import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectionDb, createUnitOfWork, isUnavailable, type Message, type Unit } from './index.ts';

const { db, pool } = await withDatabase({ max: 6 });
const sent: Message[] = [];
const shop = createUnitOfWork(db, { put: async (_transaction, messages) => void sent.push(...messages) });
const mail = { name: 'mail' };

beforeEach(async () => {
  sent.length = 0;
  await pool.query(`truncate facts, newsletter_subscribers; insert into facts values ('one', '0'), ('two', '0')`);
});

const add = (unit: Unit, name: string) =>
  sql`update facts set value = to_jsonb(value::text::integer + 1) where name = ${name}`.execute(unit.db);
const subscribe = (unit: Unit, email: string) =>
  unit.query(`insert into newsletter_subscribers (email, gender) values ($1, 1)`, [email]);
async function stored() {
  const { rows } = await pool.query(
    `select (select array_agg(value::text order by name) from facts) as facts,
            (select coalesce(array_agg(email order by email), '{}') from newsletter_subscribers) as emails`,
  );
  return rows[0];
}

/** Waits until so many have come; later ones pass. */
function gate(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    if (++waiting === count) resolve();
    return promise;
  };
}

describe('a unit of work', () => {
  test('is in force as a whole, with what it enqueued, and gives what its work gives', async () => {
    const given = await shop.withTransaction(async (unit) => {
      await add(unit, 'one');
      unit.enqueue(mail, { to: 'ana' }, { to: 'luz' });
      await subscribe(unit, 'ana@correo.mx');
      return 7;
    });
    expect(given).toBe(7);
    expect(await stored()).toEqual({ facts: ['1', '0'], emails: ['ana@correo.mx'] });
    expect(sent).toEqual([
      { job: 'mail', data: { to: 'ana' } },
      { job: 'mail', data: { to: 'luz' } },
    ]);
  });

  test('leaves nothing when its work fails, of whichever repository', async () => {
    const failed = shop.withTransaction(async (unit) => {
      await add(unit, 'one');
      unit.enqueue(mail, { to: 'ana' });
      await subscribe(unit, 'ana@correo.mx');
      throw new Error('no money');
    });
    await expect(failed).rejects.toThrow('no money');
    expect(await stored()).toEqual({ facts: ['0', '0'], emails: [] });
    expect(sent).toEqual([]);
  });

  test('leaves nothing when its outbox fails, or when there is none', async () => {
    const put = () => Promise.reject(new Error('full'));
    const enqueueing = async (unit: Unit) => {
      await add(unit, 'one');
      unit.enqueue(mail, {});
    };
    await expect(createUnitOfWork(db, { put }).withTransaction(enqueueing)).rejects.toThrow('full');
    await expect(createUnitOfWork(db).withTransaction(enqueueing)).rejects.toThrow('nothing was told where they go');
    expect(await stored()).toEqual({ facts: ['0', '0'], emails: [] });
  });

  test('ends with its work: what is asked of it later fails', async () => {
    const unit = await shop.withTransaction(async (one) => one);
    await expect(unit.query('select 1')).rejects.toThrow(/committed/);
  });

  test('runs on a connection that somebody holds, beside plain SQL on it', async () => {
    const client = await pool.connect();
    try {
      const held = createUnitOfWork(connectionDb(client));
      const failed = held.withTransaction(async (unit) => {
        await client.query(`update facts set value = '5'`);
        await add(unit, 'one');
        expect((await client.query('select value from facts order by name')).rows).toEqual([
          { value: 6 },
          { value: 5 },
        ]);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect((await client.query('select value from facts')).rows).toEqual([{ value: 0 }, { value: 0 }]);
    } finally {
      client.release();
    }
  });

  test('throws what went wrong, also where the connection broke and could not be asked to roll back', async () => {
    const broken = shop.withTransaction(async (unit) => {
      const { rows } = await unit.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await unit.query('select 1').catch(() => undefined);
      throw new Error('no money');
    });
    await expect(broken).rejects.toThrow('no money');
    const lost = shop.withTransaction(async (unit) => {
      const { rows } = await unit.query<{ pid: number }>('select pg_backend_pid() as pid');
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await unit.query('select 1');
    });
    await expect(lost).rejects.toSatisfy(isUnavailable);
  });
});

describe('a unit of work that PostgreSQL ends because of another', () => {
  test('is done again as a whole: two that wait for each other are both in force, once', async () => {
    const both = gate(2);
    let runs = 0;
    const swap = (first: string, second: string) =>
      shop.withTransaction(async (unit) => {
        runs++;
        unit.enqueue(mail, { to: first });
        await add(unit, first);
        await both();
        await add(unit, second);
      });
    await Promise.all([swap('one', 'two'), swap('two', 'one')]);
    expect(runs).toBe(3);
    expect((await stored()).facts).toEqual(['2', '2']);
    expect(sent.map(({ data }) => (data as { to: string }).to).sort()).toEqual(['one', 'two']);
  });

  test('is done again when what it read has changed (serialization failure)', async () => {
    const both = gate(2);
    let runs = 0;
    const count = () =>
      shop.withTransaction(async (unit) => {
        runs++;
        await unit.query('set transaction isolation level repeatable read');
        await unit.query('select from facts');
        await both();
        await add(unit, 'one');
      });
    await Promise.all([count(), count()]);
    expect(runs).toBe(3);
    expect((await stored()).facts).toEqual(['2', '0']);
  });

  test('is given up after five times', async () => {
    let runs = 0;
    const failing = shop.withTransaction(async (unit) => {
      runs++;
      await unit.query(`do $$ begin raise 'again' using errcode = '40001'; end $$`);
    });
    await expect(failing).rejects.toThrow('again');
    expect(runs).toBe(5);
  });

  test('is not done again for any other reason', async () => {
    let runs = 0;
    const failing = shop.withTransaction(async (unit) => {
      runs++;
      await unit.query(`insert into facts values ('one', '1')`);
    });
    await expect(failing).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});

describe('a part of a unit of work', () => {
  test('is rolled back alone, with what it enqueued, when the unit goes on without it', async () => {
    await shop.withTransaction(async (unit) => {
      await add(unit, 'one');
      unit.enqueue(mail, { to: 'whole' });
      const part = unit.withTransaction(async (inner) => {
        await add(inner, 'two');
        inner.enqueue(mail, { to: 'part' });
        await inner.query('select 1 / 0');
      });
      await expect(part).rejects.toThrow('division by zero');
      await unit.withTransaction((inner) => subscribe(inner, 'ana@correo.mx'));
    });
    expect(await stored()).toEqual({ facts: ['1', '0'], emails: ['ana@correo.mx'] });
    expect(sent).toEqual([{ job: 'mail', data: { to: 'whole' } }]);
  });

  test('goes with the unit when that fails', async () => {
    const failed = shop.withTransaction(async (unit) => {
      await unit.withTransaction((inner) => add(inner, 'one'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await stored()).facts).toEqual(['0', '0']);
  });
});
