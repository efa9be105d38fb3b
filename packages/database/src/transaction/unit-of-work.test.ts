import { describe, expect, test } from 'vitest';
import { connectionDb, createUnitOfWork, isUnavailable, type Unit } from '../index.ts';
import { add, mail, withUnitOfWork } from './test-unit-of-work.ts';

const { db, pool, shop, sent, stored } = await withUnitOfWork();
const subscribe = (unit: Unit, email: string) =>
  unit.query(`insert into newsletter_subscribers (email, gender) values ($1, 1)`, [email]);

describe('a unit of work', () => {
  test('commits all changes and jobs, and returns the result of its work', async () => {
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

  test('rolls everything back when its work fails', async () => {
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

  test('rolls everything back when its outbox fails, or when there is none', async () => {
    const put = () => Promise.reject(new Error('full'));
    const enqueueing = async (unit: Unit) => {
      await add(unit, 'one');
      unit.enqueue(mail, {});
    };
    await expect(createUnitOfWork(db, { put }).withTransaction(enqueueing)).rejects.toThrow('full');
    await expect(createUnitOfWork(db).withTransaction(enqueueing)).rejects.toThrow('this unit of work has no outbox');
    expect(await stored()).toEqual({ facts: ['0', '0'], emails: [] });
  });

  test('ends with its work: later queries fail', async () => {
    const unit = await shop.withTransaction(async (one) => one);
    await expect(unit.query('select 1')).rejects.toThrow(/committed/);
  });

  test('runs on a connection of its caller, together with plain SQL', async () => {
    const client = await pool.connect();
    try {
      const onConnection = createUnitOfWork(connectionDb(client));
      const failed = onConnection.withTransaction(async (unit) => {
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

  test('throws the cause, also when the connection broke and the rollback failed', async () => {
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

describe('a part of a unit of work', () => {
  test('is rolled back alone, with the jobs that it enqueued, when the unit goes on without it', async () => {
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

  test('is rolled back with the unit when that fails', async () => {
    const failed = shop.withTransaction(async (unit) => {
      await unit.withTransaction((inner) => add(inner, 'one'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await stored())?.facts).toEqual(['0', '0']);
  });
});
