import { readdirSync, readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import type { Failure } from '../../../failure.ts';
import { type Permit, withPermit } from '../../../permit.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('issue 16, 9: a password is known again, and no other one', async () => {
  const stored = await passwords.hash('Chilaquiles-verdes');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('Chilaquiles-verdes')).not.toBe(stored);
  expect(await passwords.verify(stored, 'Chilaquiles-verdes')).toEqual({ isRight: true, isOutdated: false });
  for (const wrong of ['chilaquiles-verdes', 'Chilaquiles-verdes ', ''])
    expect((await passwords.verify(stored, wrong)).isRight, wrong).toBe(false);
});

test('an accent is one sign, composed or not', async () => {
  const stored = await passwords.hash('contrase\u00f1a de Ram\u00f3n');
  expect((await passwords.verify(stored, 'contrasen\u0303a de Ramo\u0301n')).isRight).toBe(true);
});

test('an e-mail that nobody has is wrong with any password', async () => {
  expect(await passwords.verify(undefined, 'Chilaquiles-verdes')).toEqual({ isRight: false, isOutdated: false });
});

test('a hash of other parameters is to be stored again', async () => {
  const old = await hash('Chilaquiles-verdes', { memoryCost: 9_216, timeCost: 4, parallelism: 1 });
  expect(await passwords.verify(old, 'Chilaquiles-verdes')).toEqual({ isRight: true, isOutdated: true });
});

test('issue 16, 9: few are computed at once, some wait, and others are refused at once, with a time to come back', async () => {
  const few = createPasswords({ atOnce: 1, mostWaiting: 2 });
  const done: string[] = [];
  const all = Array.from({ length: 6 }, (_, n) =>
    few.hash(`Chilaquiles-${n}`).then(
      () => void done.push('hashed'),
      (error: unknown) => {
        done.push('refused');
        throw error;
      },
    ),
  );
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toSatisfy((error: Failure) => error.code === 'SERVER_BUSY' && error.retryAfter === 2);
  // These calls were refused before a hash was computed.
  expect(done.slice(0, 3)).toEqual(['refused', 'refused', 'refused']);
  // The refused calls left no trace.
  await few.hash('Chilaquiles');
});

test('issue 37 A4 a call is admitted once half of the queue is free, before all that came later', async () => {
  // The sequence counts, not the time: hashes of a busy machine take longer than the usual patience.
  const few = createPasswords({ atOnce: 1, mostWaiting: 2, patience: 60_000 });
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  // One is computed and one waits, which is half of the queue.
  const hashes = [1, 2].map((n) => few.hash(`Chilaquiles-${n}`).then(note(`hash ${n}`)));
  const calls = [1, 2].map((n) => few.admit().then(note(`call ${n}`)));
  // No hash is that fast.
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  await Promise.all([...hashes, ...calls]);
  expect(order.indexOf('call 1')).toBeLessThan(order.indexOf('hash 2'));
  expect(order.indexOf('call 2')).toBeGreaterThan(order.indexOf('call 1'));
});

test('issue 37 A4 a call that waits too long is refused, with a time to come back, and leaves no trace', async () => {
  const few = createPasswords({ atOnce: 1, mostWaiting: 2, patience: 0 });
  const hashes = [1, 2, 3].map((n) => few.hash(`Chilaquiles-${n}`));
  await expect(few.admit()).rejects.toMatchObject({ code: 'SERVER_BUSY', retryAfter: 2 });
  // Calls that have begun have the other half of the queue.
  await Promise.all(hashes);
  await few.admit();
});

test('issue 37 A4 a call has no permit while it waits for its password, and has one before and after', async () => {
  const events: string[] = [];
  const permit: Permit = {
    async without(wait) {
      events.push('given back');
      return wait().finally(() => events.push('taken'));
    },
  };
  const few = createPasswords();
  await withPermit(permit, async () => {
    await few.admit();
    const stored = await few.hash('Chilaquiles-verdes');
    events.push('hashed');
    await few.verify(stored, 'Chilaquiles-verdes');
    events.push('compared');
  });
  const wait = ['given back', 'taken'];
  // The first comparison of a process also makes the hash that unknown e-mails are compared with.
  expect(events).toEqual([...wait, 'hashed', ...wait, ...wait, 'compared']);
});

test('issue 16, 9: the event loop goes on while a password is hashed', async () => {
  let turns = 0;
  let isHashed = false;
  const hashed = passwords.hash('Chilaquiles-verdes').then(() => {
    isHashed = true;
  });
  while (!isHashed) {
    await new Promise(setImmediate);
    turns++;
  }
  await hashed;
  expect(turns).toBeGreaterThan(10);
});

test.runIf(process.platform === 'linux')('issue 16: pages get a processor before a password does', async () => {
  await passwords.hash('Chilaquiles-verdes');
  /** The "nice" value of each thread of this process, by `proc(5)`. */
  const nice = readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );
  const own = Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[16]);
  expect(nice.filter((value) => value >= Math.min(own + 15, 19)).length).toBeGreaterThan(0);
  expect(nice.filter((value) => value === own).length).toBeGreaterThan(1);
});
